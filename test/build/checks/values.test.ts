import { describe, test } from 'node:test';
import {
  add,
  assertMessages,
  type Edit,
  firstOf,
  idsOf,
  remove,
  rename,
  set,
  textAt,
} from '../../helpers/content';

/** An edit, and the messages that it causes: none if it is right. `@` is its file and line. */
type Row = readonly [edit: Edit, ...messages: string[]];

const notExpected = (key: string, other: string) =>
  `@: "${key}" is not expected, and "${other}" is missing. Correct the name.`;
const text = "@: write a text in quotes: '…'.";
const list = '@: write a list in [ ], with a comma after it.';
const number = '@: write a number without quotes.';
const entry = '@: write an entry in { }, with a comma after it.';
const repeated = (value: string) => `@: "${value}" is already in this list. Change one.`;
const tag = "a tag of the IANA registry, such as 'bn'";
const newEntry = "{ question: 'Why 12?', answer: 'Because' },";
const faq = 'en/faq.ts faq 1';
const industry = firstOf('industryList');
const language = 'language-list.ts languageList 1';
const offer = firstOf('offerList');
const [first, other] = idsOf('languageList').split(', ');

// biome-ignore format: one edit a line
const rows: Readonly<Record<string, readonly Row[]>> = {
  'an edition': [
    [set('editions.ts editions 1 file', "'en.html'"), 'src/content/editions.ts:*: editions is not valid: write index.html as the file of the first edition.'],
    [set('editions.ts editions 2 file', "'Hindi Page.html'"), '@: file "Hindi Page.html" is not valid: write a name such as bn.html.'],
    [set('editions.ts editions 2 file', "'site.html'"), '@: file "site.html" is not valid: write a name such as bn.html.'],
    [set('editions.ts editions 2 file', "'index.html'"), repeated('index.html')],
    [set('editions.ts editions 2 tag', "'xq'"), `@: tag "xq" is not valid: write ${tag}.`],
    [set('editions.ts editions 2 tag', "'hi-in'"), `@: tag "hi-in" is not valid: write ${tag}.`],
    [set('editions.ts editions 2 tag', "'en'"), repeated('en')],
    [set('editions.ts editions 2 tag', "'bho'"), 'src/content/bho/ is missing. Copy src/content/en/, rename src/content/hi/, or delete the edition.'],
    [set('editions.ts editions 2 name', "'Hindi'"), 'src/content/editions.ts: src/content/hi/ is not in the script of "Hindi". Correct the name or the folder.'],
    [set('editions.ts editions 2 dir', "'left'"), `@: dir "left" is not valid: write 'ltr' or 'rtl'.`],
    [rename('editions.ts editions 2 card', 'crad'), notExpected('crad', 'card')],
    [set('hi/edition.ts edition tag', "'ta'"), '@: tag "ta" is not valid: write the name of the folder.'],
    [add('hi/edition.ts edition', "comma: '،',")],
  ],
  'a figure': [
    [set('figures.ts expertiseList 1 percent', "'85%'"), number],
    [set('figures.ts expertiseList 1 percent', '850'), '@: percent 850 is not valid: write a number from 0 to 100.'],
    [set('figures.ts expertiseList 1 percent', '-1'), '@: percent -1 is not valid: write a number from 0 to 100.'],
    [set('figures.ts expertiseList 1 percent', '97.5')],
    [set('figures.ts expertiseList 1 percent', '0')],
    [set(`figures.ts figures ${firstOf('figures')} value`, "'₹2.50'"), "@: value \"₹2.50\" is not valid: write digits as printed, such as '2.50', '1,500' or '24/7'."],
    [set('figures.ts claimList', '[]'), '@: claimList is empty: write an entry.'],
  ],
  'a language': [
    [set(`${language} states`, "'mh'"), '@: states "mh" is not valid: write keys of stateNames in en/languages.ts, with spaces between them.'],
    [set(`${language} states`, "'MH  GJ'")],
    [set(`${language} states`, "''")],
    [add(language, 'onRequest: false,'), 'src/content/language-list.ts:*: onRequest false is not valid: write true, or delete it.'],
    [set(`${language} name`, '[]'), text],
    [set(`${language} id`, `'${other}'`), `src/content/language-list.ts:*: "${other}" is already in this list. Change one.`],
    [add('language-list.ts languageList', "{ id: 'hif', script: 'Deva', name: 'हिन्दी', states: '' },"), ...everywhere('languages.ts', '"hif" is missing in languageNames. Add it')],
  ],
  'a list': [
    [set('lists.ts milestoneList 1 id', "'1899'"), `@: id "1899" is not valid: write a year, such as '2026'.`],
    [set('lists.ts slideList 1 id', "'D P'"), '@: id "D P" is not valid: write lowercase letters, digits and hyphens.'],
    [set(`lists.ts offerList ${offer}`, "'gone'"), `@: ${offer} "gone" is not valid: write one of ${idsOf('serviceList')}.`],
    [set('lists.ts industryList 1 offers', `['${offer}', '${offer}']`), `src/content/lists.ts:*: "${offer}" is already in this list. Change one.`],
    [set('lists.ts industryList 1 offers 1', "'GONE'"), `@: offers "GONE" is not valid: write one of ${idsOf('offerList')}.`],
    [set('lists.ts industryList 1 offers', `'${offer}'`), list],
    [set('lists.ts industryList 1 offers', '[]'), '@: offers is empty: write an entry.'],
    [remove('lists.ts industryList 1 offers'), 'src/content/lists.ts:*: "offers" is missing in industryList > 1. Add it.'],
    [add('lists.ts serviceList 1', 'sample: false,'), 'src/content/lists.ts:*: sample false is not valid: write true, or delete it.'],
    [add('lists.ts serviceList 1', 'sample: true,')],
    [set('lists.ts serviceList 2 id', `'${firstOf('serviceList')}'`), repeated(firstOf('serviceList'))],
    [set('lists.ts milestoneList 1', "'2021'"), entry],
    [add('lists.ts serviceList', "{ id: 'new-one', picture: 'images/a.svg' },"), ...everywhere('services.ts', '"new-one" is missing in serviceWords. Add it')],
    [set('specimen.ts specimen 1 lang', "'englisch'"), `@: lang "englisch" is not valid: write ${tag}.`],
    ...['The [right to (education).', '[right] to education', '[right] [to] (education)', '[right (to) x]', '[] (education)'].map((one): Row =>
      [set('specimen.ts specimen 1 text', `'${one}'`), `@: text "${one}" is not valid: write one word in [ ] and one in ( ).`]),
    [set('specimen.ts specimen 1 text', "'The (education)[right]'")],
    [set(`picture-files.ts pictureSizes ${firstOf('pictureSizes')} width`, "'480'"), number],
    [set('picture-files.ts mirroredPictures', "['about.svg']"), '@: "about.svg" is not in assets/. Correct the name, or delete the line.'],
    [rename(`picture-files.ts pictureSizes ${firstOf('pictureSizes')}`, "'images/abuot.svg'"), '@: "images/abuot.svg" is not in assets/. Correct the name, or delete the line.'],
    [rename(`en/pictures.ts descriptions ${firstOf('descriptions')}`, "'images/dor.svg'"), 'src/content/en/pictures.ts:*: "images/dor.svg" is not in assets/. Correct the name, or delete the line.'],
    [set('routes.ts routes 2', "'about'"), '@: routes "about" is not valid: write a path such as /privacy.'],
    [set('routes.ts routesOutsideHeader', "['/gone']"), `@: routesOutsideHeader "/gone" is not valid: write one of ${idsOf('routes')}.`],
  ],
  'words': [
    [set(`${faq} answer`, '5'), text],
    [rename(`${faq} question`, 'quesion'), notExpected('quesion', 'question')],
    [remove(`${faq} answer`), 'src/content/en/faq.ts:*: "answer" is missing in faq > 1. Add it.'],
    [add(faq, "note: 'B',"), 'src/content/en/faq.ts:*: "note" is not expected. Delete it, or correct it.'],
    [add('en/faq.ts faq', `${newEntry}${newEntry}`), 'src/content/en/faq.ts:*: "Why 12?" is already in this list. Change one.'],
    [add('en/faq.ts faq', newEntry.replace(' }', ', sample: true }'))],
    [set('en/faq.ts faq', '[]'), '@: faq is empty: write an entry.'],
    [set(`en/about.ts milestoneWords ${firstOf('milestoneList')} bullets`, "['A', 'B', 'A']"), 'src/content/en/about.ts:*: "A" is already in this list. Change one.'],
    [set('en/language.ts languageSections', "[{ heading: 'A', text: 'B' }, { heading: 'A', text: 'C' }]"), repeated('A').replace('@', 'src/content/en/language.ts:*')],
    [add('en/faq.ts faq 1', "constructor: 'A',"), 'src/content/en/faq.ts:*: "constructor" is not expected. Delete it, or correct it.'],
    [add('en/languages.ts otherNames', "constructor: 'A',")],
    [set('en/testimonials.ts testimonials', '[]')],
    [set('en/testimonials.ts testimonials', "[{ name: 'A', quote: 'B', picture: { src: 'images/a.svg', alt: '' } }]"), 'src/content/en/testimonials.ts:*: "width", "height" are missing in testimonials > 1 > picture. Add them.'],
    [set('en/testimonials.ts testimonials', "[{ name: 'A', quote: 'B', company: 'C', picture: { src: 'images/a.svg', alt: '', width: 4, height: 4 } }]")],
    [remove(`en/about.ts milestoneWords ${firstOf('milestoneList')} bullets 1`), 'src/content/en/about.ts:*: bullets is not valid: write exactly 3 texts.'],
    [set(`en/industries.ts industryWords ${industry}`, '{}'), `@: "title", "text" are missing in industryWords > ${industry}. Add them.`],
    [rename(`en/industries.ts industryWords ${industry}`, 'law'), notExpected('law', industry)],
    [add('en/services.ts serviceWords', "a: { title: 'A', summary: 'B', details: 'C' },"), 'src/content/en/services.ts:*: "a" is not expected. Delete it, or correct it, or add it to serviceList.'],
    [set('en/pages.ts pageDescriptions', `{ '/industry': '${'A'.repeat(160)}' }`)],
    [set('en/pages.ts pageDescriptions', `{ '/industry': '${'A'.repeat(157)}{surveyYear}' }`), '@: the text has 161 characters: write up to 160.'],
    [set('en/pages.ts pageDescriptions', '{}')],
    copied('en/interface.ts navLabels /about-us', 'en/interface.ts navLabels /'),
    [remove('en/interface.ts navLabels /'), 'src/content/en/interface.ts:*: "/" is missing in navLabels. Add it.'],
    [remove('hi/interface.ts headerWords menu'), 'src/content/hi/interface.ts:*: "menu" is missing in headerWords. Add it, as in src/content/en/interface.ts.'],
    [add('hi/interface.ts headerWords', "old: 'पुराना',"), 'src/content/hi/interface.ts:*: "old" is not expected. Delete it, or correct it.'],
    [add('hi/pictures.ts descriptions', "'images/no.svg': 'अ',"), 'src/content/hi/pictures.ts:*: "images/no.svg" is not expected. Delete it, or correct it, or add it to src/content/en/pictures.ts.'],
    copied(`en/languages.ts languageNames ${other}`, `en/languages.ts languageNames ${first}`),
    [add('en/languages.ts languageNames', "xx: 'Not offered',")],
    [remove('company.ts company registered numbers'), 'src/content/company.ts:*: "numbers" is missing in company > registered. Add it.'],
    [remove('company.ts company siteUrl'), `src/content/company.ts:*: "siteUrl" is missing in company. Add it, or write siteUrl: '' for none.`],
  ],
  'plural forms and slots': [
    [rename('hi/language.ts matchForms one', 'many'), 'src/content/hi/language.ts:*: "one" is missing in matchForms. Add it, as in src/content/en/language.ts.'],
    [add('hi/language.ts matchForms', "few: '{count} भाषाएँ',")],
    [set('hi/language.ts matchForms other', "'भाषाएँ'"), '@: the text needs {count}, which the site fills in. Add it.'],
    [set('en/interface.ts actions readMoreAbout', "'{count}'"), '@: "{count}" is not filled in. Use {title}, a name in figures.ts, or delete it.'],
  ],
};

/** A text in place of another one of the same list. */
function copied(from: string, to: string): Row {
  const text = textAt(from);
  const file = `src/content/${to.split(' ')[0]}`;
  return [set(to, `'${text}'`), `${file}:*: "${text}" is already in this list. Change one.`];
}

/** A message in the file of each edition. */
function everywhere(file: string, message: string): string[] {
  const place = (one: string) => `src/content/${one}/${file}:*: ${message}`;
  return ['en', 'hi'].map((one) =>
    one === 'en' ? `${place(one)}.` : `${place(one)}, as in src/content/en/${file}.`,
  );
}

for (const [what, edits] of Object.entries(rows))
  describe(`the build checks ${what}`, () => {
    for (const [edit, ...messages] of edits)
      test(messages.length === 0 ? `${edit.what} is right` : `${edit.what} is refused`, () =>
        assertMessages(edit, ...messages),
      );
  });
