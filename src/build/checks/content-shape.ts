import { type Content, stepsOf } from '../sources/content';

/*
 * What the files of the content hold. The keys that are not listed here are those of most
 * translations, or of most entries of a list.
 */

/** The keys of an object by its place; `#` is any position in a list, `*` any id. */
const keysAt: Readonly<Record<string, string>> = {
  'company.ts company': 'name registered logo email phone whatsapp address map siteUrl',
  'company.ts company registered': 'name numbers',
  'company.ts company logo': 'src width height',
  'company.ts company address': 'street locality region country countryCode',
  'company.ts company map': 'frame link',
  'editions.ts editions #': 'tag file name dir letter? card reviewedBy',
  'specimen.ts specimen #': 'lang name dir? text',
  'before-you-ask.ts beforeYouAsk #': 'title text steps?',
  'edition.ts edition': 'tag comma? address? wordmark?',
  'edition.ts edition wordmark': 'of width height',
  'faq.ts faq #': 'question answer',
  'language.ts matchForms': 'one other zero? two? few? many?',
  'pages.ts headings *': 'eyebrow? h1 lead',
  'testimonials.ts testimonials #': 'name quote company? picture?',
  'testimonials.ts testimonials # picture': 'src alt width height',
};

/** The list whose ids are the keys of these words, then a further key, or `*` for any others. */
export const lists: Readonly<Record<string, string>> = {
  milestoneWords: 'milestoneList',
  slideWords: 'slideList',
  claimWords: 'claimList',
  featureWords: 'featureList',
  expertiseWords: 'expertiseList',
  experienceWords: 'experienceList',
  offerWords: 'offerList',
  industryWords: 'industryList',
  serviceWords: 'serviceList',
  navLabels: 'routes',
  titles: 'routes notFound',
  headings: 'routes',
  languageNames: 'languages *',
  scriptNames: 'scriptList *',
  otherNames: '- *',
  pictureSizes: '- *',
};

/** The keys of the objects at a place, if they are known, and the list that they come from. */
export function knownKeys(place: string, constants: Content['constants']) {
  const [, words = '', ...inner] = place.split(' ');
  const [list = '', ...more] = inner.length === 0 ? (lists[words]?.split(' ') ?? []) : [];
  if (list === '') return { list, keys: keysAt[place]?.split(' ') };
  const ids = list === 'languages' ? languagesIn(constants) : idsIn(constants[list]);
  return { list, keys: [...ids, ...more] };
}

/** The ids of a list, or the keys of an object. */
export function idsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return Object.keys(Object(value));
  return value.map((entry) => String(entry?.id ?? entry?.script ?? entry));
}

/** The tags in language-list.ts. */
export function languagesIn({ scriptList }: Content['constants']): string[] {
  const rows = stepsOf(scriptList).flatMap(([, group]) => stepsOf(Object(group).languages));
  return rows.map(([, row]) => String(Object(row)[0]));
}
