import type { Content, Text } from '../sources/content';

const everywhere = () => true;
const inWords = ({ kind }: Text) => kind.slots !== undefined;
// In other languages, these letters may be a word.
const inEnglish = ({ edition }: Text) => edition === 'en';

/** What texts must not have. */
const checks: readonly (readonly [where: (item: Text) => boolean, found: RegExp, fix: string])[] = [
  [everywhere, /^\s+(?=\S)|(?<=\S)\s+$/, 'is at the beginning or the end of the text. Delete it.'],
  [
    everywhere,
    // What UTF-8 looks like after a program has read or saved it as Windows-1252.
    /^\?{3,}|\?{2,} \?{2,}|â€.?|Ã[\u00a0-\u00bf]|à[\u00a4-\u00b5]|Ø[\u00a7-\u00bf]/,
    'comes from a wrong encoding. Write the text again, and save it as UTF-8.',
  ],
  [
    inWords,
    /<\/?[a-z][^<>]*>|&(?:amp|lt|gt|quot|nbsp|#\w+);|\[[^\]]+\]\(.*?\)|(?<![\p{L}\d*])\*+[^\s*](?:[^*]*[^\s*])?\*+(?![\p{L}\d])/iu,
    'is shown as it is: a text has no markup. Delete it.',
  ],
  [inEnglish, /lorem ipsum|\b(?:TODO|FIXME|TBD)\b/i, 'is not a final text. Write the text.'],
];

/** Spaces without width, soft hyphens, overrides of the direction, letters of private fonts. */
const invisible = /[\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ue000-\uf8ff\ufeff\ufffc]/;

/** The mistakes that show in a text by itself. */
export function textProblems({ sources, texts, literalAt, lineOf }: Content): string[] {
  return texts.flatMap((item) => {
    const problems = checks.flatMap(([where, pattern, fix]) => {
      const [found] = pattern.exec(item.value) ?? [];
      return where(item) && found !== undefined ? `"${found}" ${fix}` : [];
    });
    // An escape in the source, such as \u00ad, is intended.
    const { start, end } = literalAt(item) ?? {};
    const source = sources.get(item.file)?.slice(start, end) ?? '';
    const { 0: found = '', index = 0 } = invisible.exec(source) ?? {};
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const place = `after "${source.slice(1, index).slice(-12)}" is an invisible character, U+${code}`;
    if (found) problems.push(`${place}. Delete it and its neighbors, and retype these.`);
    return problems.map((problem) => lineOf(item) + problem);
  });
}
