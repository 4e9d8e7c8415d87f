import type { Text } from './read-content';

/** The slots that the site fills. The comment at a text says what with. */
const slots = ['address', 'company', 'count', 'label', 'number', 'place', 'scripts', 'title'];

/** Spaces without width, soft hyphens, overrides of the direction, letters of private fonts. */
const invisible = /[\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff\ufffc]/;

/** What UTF-8 looks like after a program has read or saved it as Windows-1252: â€™, à¤, ????. */
const garbled = /\?{3,}|â€.?|Ã[\u00a0-\u00bf]|à[\u00a4-\u00b5]|Ø[\u00a7-\u00bf]/;

/** Texts outside the folders of words that must not be empty. */
const required =
  /^(?:company\.ts company (?:name|registered .*)|editions\.ts .*(?:tag|file|name)|specimen\.ts.*)$/;

/** Each returns the problem of a text by itself, or an empty string. */
const checks: readonly ((item: Text) => string)[] = [
  function isEmpty(item) {
    const mustBeWritten = isWords(item) || required.test([item.file, ...item.path].join(' '));
    return item.text.trim() === '' && mustBeWritten ? 'the text is empty. Write it.' : '';
  },
  function hasOuterSpace({ text }) {
    const hasSpace = text.trim() !== '' && text !== text.trim();
    return hasSpace ? 'the text begins or ends with a space. Delete the space.' : '';
  },
  // An escape in the source, such as \u00ad, is intended.
  function hasInvisibleCharacter({ raw }) {
    const { 0: found = '', index = 0 } = invisible.exec(raw) ?? {};
    if (found === '') return '';
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const before = raw.slice(1, index).slice(-12);
    return `after "${before}" is an invisible character, U+${code}. Delete it and its neighbors, and retype these.`;
  },
  function hasMarkup(item) {
    const [tag] = /<\/?[a-z][^<>]*>|\*\*|&(?:amp|lt|gt|quot|nbsp|#\w+);/i.exec(item.text) ?? [];
    const isShown = isWords(item) || /^company (?:name|registered)/.test(item.path.join(' '));
    return tag && isShown ? `"${tag}" is shown as it is: a text has no markup. Delete it.` : '';
  },
  function isGarbled({ text }) {
    const [found] = garbled.exec(text) ?? [];
    return found
      ? `"${found}" comes from a wrong encoding. Write the text again, and save it as UTF-8.`
      : '';
  },
  function hasFiller({ text }) {
    const [found] = /lorem ipsum|\b(?:TODO|FIXME|TBD|XXX)\b/i.exec(text) ?? [];
    return found ? `"${found}" is not a final text. Write the text.` : '';
  },
  function hasUnknownSlot(item) {
    const slot = isWords(item) && slotsIn(item.text).find((name) => !slots.includes(name));
    return slot ? `{${slot}} is not filled in. Use one of {${slots.join('}, {')}}.` : '';
  },
  function hasLooseBrace(item) {
    const [brace] = /[{}]/.exec(isWords(item) ? item.text.replace(/\{[^{}]*\}/g, '') : '') ?? [];
    return brace ? `"${brace}" is shown as it is. Write a slot as {company}.` : '';
  },
];

/** Whether a text is in the folder of an edition. */
export function isWords({ file }: Text): boolean {
  return file.includes('/');
}

export function slotsIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).sort();
}

export function textProblems(texts: readonly Text[]): string[] {
  return texts.flatMap((item) =>
    checks.flatMap((check) => {
      const problem = check(item);
      return problem === '' ? [] : item.place + problem;
    }),
  );
}
