import type { Content, Value } from '../sources/content';
import { idsIn, languagesIn } from './content-shape';

type Test = RegExp | ((value: never, item: Value) => boolean);

/** What a value at a place (content-shape.ts) must be, and what to write. */
export type Rule = readonly [place: RegExp, right: Test, write: string];

/** A short link hides its target, and may end: Google ended goo.gl in 2025. */
const url = '(?:https://(?![\\w.]*\\bgoo\\.gl/)[^\\s/]+/(?!\\S*&amp;)\\S*)?$';
/** These sites refuse to be framed, except at one path. */
const isFramed =
  '(?!https://(?:www\\.openstreetmap\\.org/(?!export/embed)|(?:www|maps)\\.google\\.[a-z.]+/(?!maps/embed)))';
/** With a country code, +91 with ten digits after it; or as dialed in India, with ten or eleven. */
const international = '\\+(?:91(?:\\D*\\d){10}|(?!91)(?:\\D*\\d){7,15})';
const phone = RegExp(`^(?=\\+?[\\d\\s().-]+$)(?:${international}|(?!\\+)(?:\\D*\\d){10,11})\\D*$`);
const whatsapp = RegExp(`^(?:(?=\\+?[\\d\\s().-]+$)${international}\\D*)?$`);
const email = /^(?!.*[:;,<>()])[!-?A-~]+@[!-?A-~]+\.[!-?A-~]*[A-Za-z\d]$/;
const site =
  /^(?:https?:\/\/(?!localhost\b|127\.)[^\s/?#<>"]+\/(?!\S*\.html?\/)([^\s?#<>"]*\/)?)?$/;
const registered = /^(?!GSTIN(?! [0-9A-Z]{15}$)|CIN(?! [0-9A-Z]{21}$))/;
const plain = '[^[\\]()]+';
const marked = RegExp(
  `^(?:${plain})?(?:\\[${plain}\\](?:${plain})?\\(${plain}\\)|\\(${plain}\\)(?:${plain})?\\[${plain}\\])(?:${plain})?$`,
);
const mayBeEmpty =
  'company\\.ts company (?!name|registered name)|language-list|picture-files|.* (?:alt|testimonials)$';
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const frameForm = "the address after src= in “Embed a map”, with & for &amp;, or '' for none";
const stateForm = 'keys of stateNames in en/languages.ts, with spaces between them';
const isDefault = ([first]: readonly { file?: string }[]) => first?.file === 'index.html';

export function valueRules(constants: Content['constants']): readonly Rule[] {
  const services = idsIn(constants['serviceList']);
  const offers = idsIn(constants['offerList']);
  const states = ['', ...idsIn(constants['stateNames'])];
  const isTag = (tag: string) =>
    /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(tag) &&
    (languageNames.of(tag) !== undefined || languagesIn(constants).includes(tag));
  const isRow = ({ length }: readonly string[]) => length >= 4;
  const areStates = (codes: string, { path }: Value) =>
    path[4] !== '3' || codes.split(/\s+/).every((code) => states.includes(code));
  const isMark = (text: string, { path }: Value) =>
    Number(path[4]) < 5 || text === 'scheduled' || text === 'on request';
  return [
    [/ sample$/, (mark) => mark === true, 'true, or delete it'],
    [/ company email$/, email, 'name@company.example, in the letters a to z'],
    [/ company phone$/, phone, '+91 120 456 7890 (ten digits after +91) or 1800 123 4567'],
    [/ company whatsapp$/, whatsapp, "+91 98765 43210 (ten digits after +91), or '' for none"],
    [/ registered numbers #$/, registered, 'GSTIN and 15 letters and digits, CIN and 21'],
    [/ address countryCode$/, /^[A-Z]{2}$/, 'the two letters of ISO 3166, such as IN'],
    [/ company siteUrl$/, site, 'https://www.example.com/, with a slash at the end, no file name'],
    [/ map frame$/, RegExp(`^${isFramed}${url}`), frameForm],
    [/ map link$/, RegExp(`^${url}`), "https://…, not a short link, or '' for none"],
    [/^editions\.ts editions$/, isDefault, 'index.html as the file of the first edition'],
    [/ editions # file$/, /^(?!site\.)[a-z0-9-]+\.html$/, 'a name such as bn.html'],
    [/ (?:editions # tag|specimen # lang)$/, isTag, "a tag of the IANA registry, such as 'bn'"],
    [/ reviewedBy$/, /^(?!null$).*\p{L}{2}/u, "a linguist's name, or null without quotes"],
    [/ edition tag$/, (tag, { edition }) => tag === edition, 'the name of the folder'],
    [/ \w+List # percent$/, (value) => value >= 0 && value <= 100, 'a number from 0 to 100'],
    [/ languages #$/, isRow, 'tag, name, states and other names: four texts'],
    [/ languages # #$/, areStates, stateForm],
    [/ languages # #$/, isMark, "'scheduled' or 'on request'"],
    [/ milestoneList # id$/, /^(?:19|20)\d\d$/, "a year, such as '2026'"],
    [/ \w+List # id$/, /^[a-z\d-]+$/, 'lowercase letters, digits and hyphens'],
    [/ offers #$/, (id) => offers.includes(id), `one of ${offers.join(', ')}`],
    [/ offerList \S+$/, (id) => services.includes(id), `one of ${services.join(', ')}`],
    [/ specimen # text$/, marked, 'one word in [ ] and one in ( )'],
    [/ milestoneWords \* bullets$/, ({ length }) => length === 3, 'exactly 3 texts'],
    [RegExp(`^(?!${mayBeEmpty})`), (value) => `${value}`.trim() !== '', 'a text, or an entry'],
  ];
}
