import { isPlaceholder } from '../content-model/contacts';
import { englishTexts, keyOf } from './list-problems';
import { type Content, placeOf, type Text } from './read-content';

export interface Tasks {
  /** What keeps `npm run build -- --release` from publishing. */
  readonly before: readonly string[];
  /** What the owner may decide. */
  readonly advice: readonly string[];
}

/** What to do before publishing, one line for each file or task. */
export function listTasks(content: Content): Tasks {
  const { sources, texts, tags } = content;
  const contacts = texts.filter(
    ({ file, path, text }) => file === 'company.ts' && path.length === 2 && isPlaceholder(text),
  );
  const samples = [...sources].flatMap(([name, source]) => {
    const marks = [...source.matchAll(/\bsample: true\b/g)];
    const lines = marks.map(({ index }) => source.slice(0, index).split('\n').length);
    const s = lines.length > 1 ? 's' : '';
    return lines.length > 0
      ? `src/content/${name}: sample${s} in line${s} ${lines.join(', ')}`
      : [];
  });
  const folders = [...sources.keys()].flatMap(
    (name) => /^(.*)\/edition\.ts$/.exec(name)?.[1] ?? [],
  );
  const leftovers = folders.filter((tag) => !tags.includes(tag));
  return {
    before: [
      ...contacts.map(({ place, text }) => `${place}${text} is a placeholder`),
      ...samples,
      ...untranslated(content),
      ...drafts(sources.get('editions.ts') ?? ''),
    ],
    advice: [
      ...leftovers.map((tag) => `src/content/${tag}/ is not in editions.ts: add it, or delete it`),
      ...texts.flatMap(unidiomatic),
      ...texts.flatMap(tooLong),
    ],
  };
}

/** How many texts of each edition are still English. A single word does not count: it may be a name. */
function untranslated({ texts, tags }: Content): string[] {
  const english = englishTexts(texts);
  return tags.flatMap((tag) => {
    const same = texts.filter(
      (item) =>
        tag !== 'en' &&
        item.file.startsWith(`${tag}/`) &&
        /\p{L} \p{L}/u.test(item.text) &&
        english.get(keyOf(item))?.text === item.text,
    );
    return same.length > 0
      ? [`texts of several words in src/content/${tag}/ that are still English: ${same.length}`]
      : [];
  });
}

/** The editions that no linguist has reviewed. */
function drafts(source: string): string[] {
  return [...source.matchAll(/tag: '([^']+)'(?:(?!tag:)[\s\S])*?reviewedBy: (?:null|'')/g)].map(
    ({ 0: entry, 1: tag, index }) => {
      const place = placeOf('editions.ts', source, index + entry.length);
      return `${place}no linguist has reviewed the edition ${tag}`;
    },
  );
}

/** English texts that the specification fixes and that a native reader would not write. */
const better: ReadonlyMap<string, string> = new Map([
  ['Get A Quotes', 'Get a Quote'],
  [
    'The High Standard Trusted & Professional Services',
    'Professional Translation Services You Can Trust',
  ],
  ['Language Bridging Experts', 'Experts in Bridging Languages'],
]);

function unidiomatic({ file, place, text }: Text): string[] {
  const proposal = file.startsWith('en/') && better.get(text);
  return proposal ? [`${place}“${text}” is not idiomatic English. Better: “${proposal}”`] : [];
}

/** The longest text, in characters, that has room in its place. */
const limits: readonly [key: RegExp, characters: number, place: string][] = [
  [/^pages\.ts siteDescription$/, 160, 'search engines show the first'],
  [/^pages\.ts titles /, 70, 'search engines and tabs show the first'],
  [/^pages\.ts headings .* h1$/, 100, 'a heading should have at most'],
  [/^interface\.ts navLabels /, 24, 'the header has room for'],
  [/^home\.ts slideWords .* title$/, 50, 'the banner has room for'],
  [/^testimonials\.ts .* quote$/, 300, 'a card should have at most'],
  [/ title$/, 60, 'a title should have at most'],
];

function tooLong(item: Text): string[] {
  const key = keyOf(item);
  const [, most = 0, why] = limits.find(([pattern]) => pattern.test(key)) ?? [];
  // A letter with its vowel signs counts once.
  const { length } = [...new Intl.Segmenter().segment(item.text)];
  return why && item.file.includes('/') && length > most
    ? [`${item.place}the text has ${length} characters; ${why} ${most}`]
    : [];
}
