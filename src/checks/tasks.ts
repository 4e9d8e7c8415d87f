import { isPlaceholder } from '../content-model/contacts';
import { englishTexts, keyOf } from './list-problems';
import { type Content, leftovers, lineAt, placeOf, type Text } from './read-content';
import { isWords } from './text-problems';

export interface Tasks {
  /** What keeps `npm run build -- --release` from publishing. */
  readonly before: readonly string[];
  /** What the owner may decide. */
  readonly advice: readonly string[];
}

/** What to do before publishing, one line for each file or task. */
export function listTasks(content: Content): Tasks {
  const { sources, texts } = content;
  const contacts = texts.filter(
    ({ file, path, text }) => file === 'company.ts' && path.length === 2 && isPlaceholder(text),
  );
  const samples = [...sources].flatMap(([name, source]) => {
    const marks = [...source.matchAll(/\bsample: true\b/g)];
    return inLines(
      name,
      'sample',
      marks.map(({ index }) => lineAt(source, index)),
    );
  });
  return {
    before: [
      ...contacts.map(({ place, text }) => `${place}${text} is a placeholder`),
      ...samples,
      ...untranslated(content),
      ...wrongMapNotes(texts),
      ...drafts(sources.get('editions.ts') ?? ''),
    ],
    advice: [
      ...leftovers(content).map(
        (tag) => `src/content/${tag}/ is not in editions.ts: add it, or delete it`,
      ),
      ...texts.flatMap(unidiomatic),
      ...texts.flatMap(tooLong),
    ],
  };
}

/** A task for the lines of a file, or none if there are no lines. */
function inLines(file: string, what: string, lines: readonly number[]): string[] {
  if (lines.length === 0) return [];
  const shown = lines.length > 12 ? [...lines.slice(0, 10), `${lines.length - 10} more`] : lines;
  const s = lines.length > 1 ? 's' : '';
  return [`src/content/${file}: ${what}${s} in line${s} ${shown.join(', ')}`];
}

/** The texts that are still English. A single word does not count: it may be a name. */
function untranslated({ sources, texts }: Content): string[] {
  const english = englishTexts(texts);
  const same = texts.filter(
    (item) =>
      isWords(item) &&
      !item.file.startsWith('en/') &&
      /\p{L} \p{L}/u.test(item.text) &&
      english.get(keyOf(item))?.text === item.text,
  );
  return [...sources].flatMap(([file, source]) => {
    const lines = same.filter((item) => item.file === file);
    return inLines(
      file,
      'English text',
      lines.map(({ start }) => lineAt(source, start)),
    );
  });
}

/** The notes that name OpenStreetMap under a map of another site. */
function wrongMapNotes(texts: readonly Text[]): string[] {
  const frame = texts.find(({ path }) => path.join() === 'company,map,frame')?.text ?? '';
  const { hostname } = new URL(frame, 'https://www.openstreetmap.org');
  if (/\bopenstreetmap\.org$/.test(hostname)) return [];
  return texts
    .filter(({ path, text }) => path.at(-1) === 'mapNote' && text.includes('OpenStreetMap'))
    .map(
      ({ place }) =>
        `${place}the map comes from ${hostname}, not from OpenStreetMap: correct the note`,
    );
}

/** The editions that no linguist has reviewed. */
function drafts(source: string): string[] {
  return [...source.matchAll(/tag: '([^']+)'(?:(?!tag:)[\s\S])*?reviewedBy: null/g)].map(
    ({ 0: entry, 1: tag = '', index }) => {
      const place = placeOf('editions.ts', source, index + entry.length);
      const language = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
      return `${place}no linguist has reviewed the edition ${tag} (${language})`;
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
  [/^interface\.ts navLabels /, 24, 'a name in the header should have at most'],
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
