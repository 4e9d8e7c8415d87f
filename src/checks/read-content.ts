import { failIf } from '../builder/errors';
import { readFolder } from '../builder/files';
import { type Literal, literalsOf } from './literals';

/** A text in src/content, and where it is. */
export interface Text extends Literal {
  /** Such as `en/faq.ts`. */
  readonly file: string;
  /** File and line, as a message begins. */
  readonly place: string;
  /** The text as it is in the file, with quotes and escapes. */
  readonly raw: string;
}

export interface Content {
  /** The source files in src/content by their path there. */
  readonly sources: ReadonlyMap<string, string>;
  readonly texts: readonly Text[];
  /** The tags in editions.ts. */
  readonly tags: readonly string[];
}

/** Reads src/content. Fails if a file is missing or is not UTF-8. */
export async function readContent(): Promise<Content> {
  const files = await readFolder('src/content', '', /\.(?:ts|css)$/);
  const sources = new Map([...files].map(([name, bytes]) => [name, String(bytes)]));
  // Invalid UTF-8 becomes U+FFFD. In UTF-16, every second byte of a Latin letter is 0.
  const unreadable = [...sources].filter(([, source]) => /[\0\ufffd]/.test(source));
  failIf(unreadable.map(([name]) => `src/content/${name}: is not UTF-8. Save it as UTF-8.`));
  const content = contentOf(sources);
  failIf(strayFiles(sources));
  failIf(missingWords(content));
  failIf(incompleteFiles(content));
  return content;
}

/** The texts of the lists and of the editions; a folder of no edition is only listed as a task. */
export function contentOf(sources: ReadonlyMap<string, string>): Content {
  const tagsIn = textsIn('editions.ts', sources.get('editions.ts') ?? '');
  const tags = tagsIn.filter(({ path }) => path.at(-1) === 'tag').map(({ text }) => text);
  const files = [...sources.keys()].filter((file) => {
    const [folder = '', name] = file.split('/');
    return file.endsWith('.ts') && (!name || folder === 'en' || tags.includes(folder));
  });
  const texts = files.flatMap((file) => textsIn(file, sources.get(file) ?? ''));
  return { sources, texts, tags };
}

function textsIn(file: string, source: string): Text[] {
  return literalsOf(`src/content/${file}`, source).map((literal) => ({
    ...literal,
    file,
    place: placeOf(file, source, literal.start),
    raw: source.slice(literal.start, literal.end),
  }));
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

export function placeOf(file: string, source: string, index: number): string {
  return `src/content/${file}:${lineAt(source, index)}: `;
}

/** The files and folders that only a slip puts there, such as a copy that a file manager has made. */
function strayFiles(sources: Content['sources']): string[] {
  const strays = [...sources.keys()].flatMap((file) => {
    const [folder = '', ...rest] = file.split('/');
    if (rest.length > 1) return `${folder}/${rest[0]}/`;
    return /^[a-z-]+\.(?:ts|css)$/.test(rest[0] ?? folder) ? [] : file;
  });
  const fix = 'does not belong there. Delete it, or move it out of';
  return [...new Set(strays)].map(
    (stray) => `src/content/${stray} ${fix} src/content/${stray.replace(/[^/]+\/?$/, '')}.`,
  );
}

/** The folders of words that no edition uses. */
export function leftovers({ sources, tags }: Content): string[] {
  const folders = [...sources.keys()].flatMap(
    (name) => /^(.*)\/edition\.ts$/.exec(name)?.[1] ?? [],
  );
  return folders.filter((tag) => !tags.includes(tag));
}

/** For each edition: a message if its folder is missing, or else one for each missing file. */
function missingWords(content: Content): string[] {
  const { sources, tags } = content;
  const renamed = leftovers(content).map(
    (folder) => `, or rename src/content/${folder}/ if it is that`,
  );
  const isWordsOf = (tag: string) => (name: string) => name.startsWith(`${tag}/`);
  const files = [...sources.keys()];
  if (!files.some(isWordsOf('en')))
    return ['src/content/en/ is missing, with which all others are compared. Put it back.'];
  const used = ['en', ...tags].flatMap((tag) => files.filter(isWordsOf(tag)));
  const names = [...new Set(used.map((name) => name.replace(/^.*?\//, '')))];
  return [...new Set(['en', ...tags])].flatMap((tag) => {
    const missing = names.map((name) => `${tag}/${name}`).filter((file) => !sources.has(file));
    if (missing.length === names.length)
      return `src/content/${tag}/ is missing. Make it a copy of src/content/en/${renamed.join('')}, or delete the edition.`;
    return missing.map((file) => `src/content/${file} is missing. Add it, or delete the edition.`);
  });
}

/** The files of editions that nothing compares with English, or whose style is not the site's. */
function incompleteFiles({ sources, tags }: Content): string[] {
  return [...sources].flatMap(([file, source]) => {
    const [folder = '', name = ''] = file.split('/');
    if (!tags.includes(folder)) return [];
    const start = "@import '../../styles/index.css';";
    if (name.endsWith('.css'))
      return source.includes(start) ? [] : `src/content/${file}: has lost its line ${start}`;
    const module = name.replace('.ts', '');
    const end = `export type Check = Complete<typeof import('./${module}'), typeof import('../en/${module}')>;`;
    // The formatter may break a long line.
    const bare = (text: string) => text.replace(/\s/g, '');
    return bare(source).includes(bare(end))
      ? []
      : `src/content/${file}: has lost its last line, ${end}`;
  });
}
