import { type Facts, facts, words } from '../../schema/content';
import type { Ids } from '../../schema/ids';
import { type Kind, object } from '../../schema/kinds';
import { type Found, idsIn, stepsOf, walk } from '../../schema/walk';
import { contentFiles } from './content-files';
import { BuildError, failIf } from './errors';
import type { Files } from './files';
import { lineAt } from './quote';
import { type DataFile, type Literal, readData } from './read-data';

/** Where a value is: the file, then the constant, keys and positions (from 1). */
export interface Place {
  readonly file: string;
  readonly path: readonly string[];
}

/** A text, number, mark, list or object of the content. */
export interface Item extends Found, Place {
  /** The folder of the edition, such as `en`; empty for facts. */
  readonly edition: string;
}

export type Text = Item & { readonly value: string };

export interface Content {
  /** The source files by their path in the project. */
  readonly sources: ReadonlyMap<string, string>;
  /** Certain after `valueProblems`. */
  readonly facts: Facts;
  /** The tags in editions.ts. */
  readonly tags: readonly string[];
  readonly ids: Ids;
  /** The facts, then the words of the editions, English first. */
  readonly items: readonly Item[];
  readonly texts: readonly Text[];
  readonly literalAt: (place: Place) => Literal | undefined;
  /** File and line of a value, or of what should contain it, as a message begins. */
  readonly lineOf: (place: Place & Partial<Found>) => string;
}

const folder = 'src/content/';

/** Reads the files of the content. Fails with each file that cannot be read. */
export function readContent(files: Files): Content {
  const sources = contentFiles(files);
  const problems: string[] = [];
  const read = new Map<string, DataFile>();
  for (const [file, source] of sources) {
    if (!file.endsWith('.ts')) continue;
    try {
      read.set(file, readFile(file, source));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      problems.push(error.message);
    }
  }
  failIf(problems);
  const dataIn = (edition: string, names: object) =>
    Object.assign({}, ...Object.keys(names).map((name) => read.get(folder + edition + name)?.data));
  const known: Facts = dataIn('', facts);
  const tags = stepsOf(known.editions).map(([, edition]) => String(Object(edition).tag));
  const ids = idsIn({ ...dataIn('en/', words), ...known });
  const items = ['', ...new Set(['en', ...tags])].flatMap((edition) =>
    Object.entries(edition ? words : facts).flatMap(([name, constants]) => {
      const file = `${folder}${edition && `${edition}/`}${name}`;
      const { data } = read.get(file) ?? {};
      const kinds: Readonly<Record<string, Kind>> = constants;
      const found = data ? [...walk(object(kinds), data, ids, name)] : [];
      return found.map((one) => {
        const [constant = ''] = one.path;
        // Entries that an edition has of its own share no key with those of another.
        const key = kinds[constant]?.isOwn ? `${edition} ${one.key}` : one.key;
        return { ...one, key, file, edition };
      });
    }),
  );
  const texts = items.filter((item): item is Text => typeof item.value === 'string');
  return { sources, facts: known, tags, ids, items, texts, ...placesIn(sources, read) };
}

/** What was read of each file: `npm start` reads a file again only if it has changed. */
const cache = new Map<string, { readonly source: string; readonly data: DataFile }>();

function readFile(file: string, source: string): DataFile {
  const known = cache.get(file);
  if (known?.source === source) return known.data;
  const data = readData(file, source);
  cache.set(file, { source, data });
  return data;
}

type Places = Pick<Content, 'literalAt' | 'lineOf'>;

function placesIn(
  sources: ReadonlyMap<string, string>,
  read: ReadonlyMap<string, DataFile>,
): Places {
  const literalAt = ({ file, path }: Place) => read.get(file)?.literals.get(path.join('\n'));
  const lineOf = ({ file, path }: Place): string => {
    const found = literalAt({ file, path });
    if (found) return `${file}:${lineAt(sources.get(file) ?? '', found.start)}: `;
    return path.length > 0 ? lineOf({ file, path: path.slice(0, -1) }) : `${file}: `;
  };
  return { literalAt, lineOf };
}
