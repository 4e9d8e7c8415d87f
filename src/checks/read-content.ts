import { failIf } from '../sources/errors';
import { type Files, filesIn } from '../sources/files';
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
export function readContent(files: Files): Content {
  const ours = [...filesIn('src/content', files)].filter(([name]) => /\.(?:ts|css)$/.test(name));
  const sources = new Map(ours.map(([name, bytes]) => [name, String(bytes)]));
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

/** Files and folders that are not part of the content, such as a copy that a file manager made. */
function strayFiles(sources: Content['sources']): string[] {
  const strays = [...sources.keys()].flatMap((file) => {
    const [folder = '', ...rest] = file.split('/');
    if (rest.length > 1) return `${folder}/${rest[0]}/`;
    return /^[a-z-]+\.(?:ts|css)$/.test(rest[0] ?? folder) ? [] : file;
  });
  const fix = 'is not part of the content. Delete it, or move it out of';
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

/** Folders and files of words that an edition lacks, and files that only one edition has. */
function missingWords(content: Content): string[] {
  const { sources } = content;
  const tags = [...new Set(['en', ...content.tags])];
  const namesIn = (tag: string) =>
    [...sources.keys()].flatMap((file) =>
      file.startsWith(`${tag}/`) ? file.slice(tag.length + 1) : [],
    );
  if (namesIn('en').length === 0)
    return ['src/content/en/ is missing. The other languages are compared with it: restore it.'];
  const found = tags.filter((tag) => namesIn(tag).length > 0);
  const renamed = leftovers(content)
    .map((folder) => `, rename src/content/${folder}/`)
    .join('');
  const folders = tags.flatMap((tag) =>
    found.includes(tag)
      ? []
      : `src/content/${tag}/ is missing. Copy src/content/en/${renamed}, or delete the edition.`,
  );
  const names = new Set(found.flatMap(namesIn));
  const files = [...names].flatMap((name) => {
    const lacking = found.filter((tag) => !sources.has(`${tag}/${name}`));
    const [owner, ...others] = found.filter((tag) => !lacking.includes(tag));
    return others.length === 0 && lacking.length > (owner === 'en' ? 1 : 0)
      ? `src/content/${owner}/${name} is in no other language. Delete it, or add it to each.`
      : lacking.map(
          (tag) => `src/content/${tag}/${name} is missing. Add it, or delete the edition.`,
        );
  });
  return [...folders, ...files];
}

/** Words without the line that compares them with English, and styles without those of the site. */
function incompleteFiles({ sources, tags }: Content): string[] {
  return [...sources].flatMap(([file, source]) => {
    const [folder = '', name = ''] = file.split('/');
    if (!tags.includes(folder)) return [];
    const start = "@import '../../styles/index.css';";
    if (name.endsWith('.css'))
      return source.includes(start) ? [] : `src/content/${file}: a line is missing. Add: ${start}`;
    const module = name.replace('.ts', '');
    const [own, english] = ['.', '../en'].map((path) => `typeof import('${path}/${module}')`);
    const end = `export type Check = Complete<${own}, ${english}>;`;
    // The formatter may break a long line.
    const bare = (text: string) => text.replace(/\s/g, '');
    return bare(source).includes(bare(end))
      ? []
      : `src/content/${file}: the last line is missing. Add: ${end}`;
  });
}
