/* What is right for the codes of the content: addresses, numbers, tags. */

/** A short link hides its target, and may end: Google ended goo.gl in 2025. */
const url = 'https://(?![\\w.]*\\bgoo\\.gl/)[^\\s/]+/(?!\\S*&amp;)\\S*$';
/** These sites refuse to be framed, except at one path. */
const isFramed =
  '(?!https://(?:www\\.openstreetmap\\.org/(?!export/embed)|(?:www|maps)\\.google\\.[a-z.]+/(?!maps/embed)))';
export const link = RegExp(`^${url}`);
export const frame = RegExp(`^${isFramed}${url}`);

/** With a country code, +91 with ten digits after it; or as dialed in India, with ten or eleven. */
const international = '\\+(?:91(?:\\D*\\d){10}|(?!91)(?:\\D*\\d){7,15})';
const national = '(?!\\+)(?:\\D*\\d){10,11}';
/** After a country code, (0) is not dialed. */
const matches = (form: string) => (number: string) =>
  RegExp(`^(?=\\+?[\\d\\s().-]+$)(?:${form})\\D*$`).test(number.replace(/(?<=^\+.*)\(0\)/, ''));
export const isPhone = matches(`${international}|${national}`);
export const isWhatsapp = matches(international);
export const email = /^(?!.*[:;,<>()])[!-?A-~]+@[!-?A-~]+\.[!-?A-~]*[A-Za-z\d]$/;
export const site =
  /^https?:\/\/(?!localhost\b|127\.)[^\s/?#<>"]+\/(?!\S*\.html?\/)([^\s?#<>"]*\/)?$/;
export const registered = /^(?=.*\S)(?!GSTIN(?! [0-9A-Z]{15}$)|CIN(?! [0-9A-Z]{21}$))/;
export const picture = /^images\/[a-z\d-]+\.(?:svg|png)$/;

const plain = '[^[\\]()]+';
/** A sentence with one word in [ ] and one in ( ). */
export const marked = RegExp(
  `^(?:${plain})?(?:\\[${plain}\\](?:${plain})?\\(${plain}\\)|\\(${plain}\\)(?:${plain})?\\[${plain}\\])(?:${plain})?$`,
);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * Whether a text is a language tag (BCP 47) that Unicode has a name for. The languages of the site's
 * own list are known too: Unicode names few of the smaller ones.
 */
export function isTag(tag: string, ids: (list: string) => readonly string[]): boolean {
  return (
    /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/.test(tag) &&
    (names.of(tag) !== undefined || ids('languageList').includes(tag))
  );
}
