import type { Text } from './read-content';

/** An address on the web, complete and as a browser shows it. */
const url = /^(?:https:\/\/[^\s/]+\/(?!\S*&amp;)\S*)?$/;
const site =
  /^(?:https?:\/\/(?!localhost\b|127\.)[^\s/?#<>"]+\/(?!\S*\.html?\/)([^\s?#<>"]*\/)?)?$/;
const urlForm = 'https://…, with & for each &amp;, or leave it empty';

/** With a country code, +91 with ten digits after it; or as dialed in India, with ten or eleven. */
const international = '\\+(?:91(?:\\D*\\d){10}|(?!91)(?:\\D*\\d){7,15})';
const phone = RegExp(`^(?=\\+?[\\d\\s().-]+$)(?:${international}|(?!\\+)(?:\\D*\\d){10,11})\\D*$`);
const whatsapp = RegExp(`^(?:(?=\\+?[\\d\\s().-]+$)${international}\\D*)?$`);

const rules: readonly [field: string, valid: RegExp, form: string][] = [
  ['email', /^[^\s@:;,<>()]+@[^\s@:;,<>()]+\.[^\s@:;,<>().]+$/, 'name@company.example'],
  ['phone', phone, '+91 120 456 7890 (ten digits after +91) or 1800 123 4567'],
  ['whatsapp', whatsapp, '+91 98765 43210 (ten digits after +91), or leave it empty'],
  ['registered.numbers', /^(?!GSTIN)|^GSTIN [0-9A-Z]{15}$/, 'GSTIN and 15 letters and digits'],
  ['registered.numbers', /^(?!CIN)|^CIN [0-9A-Z]{21}$/, 'CIN and 21 letters and digits'],
  ['address.countryCode', /^[A-Z]{2}$/, 'IN, the two letters of ISO 3166'],
  ['siteUrl', site, 'https://www.example.com/, with a slash at the end and no file name'],
  ['map.frame', url, urlForm],
  ['map.link', url, urlForm],
  // These sites refuse to be framed, except at this path.
  [
    'map.frame',
    /^(?!https:\/\/www\.openstreetmap\.org\/(?!export\/embed))/,
    'https://www.openstreetmap.org/export/embed.html?…',
  ],
  [
    'map.frame',
    /^(?!https:\/\/(?:[\w.]*\bgoo\.gl\/|(?:www|maps)\.google\.[a-z.]+\/(?!maps\/embed)))/,
    'https://www.google.com/maps/embed?… (Share, Embed a map)',
  ],
  // A short link hides its target, and may end: Google ended goo.gl in 2025.
  [
    'map.link',
    /^(?!https:\/\/[\w.]*\bgoo\.gl\/)/,
    'https://www.google.com/maps/…, not a short link',
  ],
];

/** The mistakes in the owner's details that would cause dead links. */
export function companyProblems(texts: readonly Text[]): string[] {
  const details = texts.filter(({ file, path }) => file === 'company.ts' && path[0] === 'company');
  return details.flatMap(({ path, text, place }) => {
    const field = path.slice(1).join('.');
    const broken = rules.find(([name, valid]) => field.startsWith(name) && !valid.test(text));
    return broken ? `${place}${field} "${text}" is not valid. Use the form ${broken[2]}.` : [];
  });
}
