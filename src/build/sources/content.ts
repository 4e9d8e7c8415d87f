import type { Edition } from '../../content/editions';
import type { Company } from '../../schema/types';
import { failIf } from './errors';
import { type Exports, evaluate } from './evaluate';
import type { Files } from './files';
import { lineAt, literalsOf } from './literals';

/** Where a value is: the file, then the constant, keys and positions (from 1). */
export interface Place {
  readonly file: string;
  readonly path: readonly string[];
}

/** A text, number, mark, list or object of the content. */
export interface Value extends Place {
  /** The folder of the edition, such as `en`; empty for the lists. */
  readonly edition: string;
  /**
   * Such as `faq.ts faq 1/3 answer`: the same for a value and its translations. Positions have the
   * length of the list, because lists of other lengths have other entries.
   */
  readonly key: string;
  readonly value: unknown;
}

export type Text = Value & { readonly value: string };

/** The lists and the English words together. Their types are certain after `shapeProblems`. */
export interface Constants extends Exports {
  readonly company: Company;
  readonly editions: readonly Edition[];
  readonly claimList: readonly { readonly figure: string }[];
}

export interface Content {
  /** The source files by their path in the project. */
  readonly sources: ReadonlyMap<string, string>;
  readonly constants: Constants;
  /** The tags in editions.ts. */
  readonly tags: readonly string[];
  /** The lists, and the words of the editions, English first. */
  readonly values: readonly Value[];
  readonly texts: readonly Text[];
  /** A value as it is in its file, with quotes and escapes. */
  readonly sourceOf: (place: Place) => string;
  /** File and line of a value, or of what should contain it, as a message begins. */
  readonly lineOf: (place: Place) => string;
}

/** The files of the content, and the list of pages. */
export function contentFiles(files: Files): Map<string, string> {
  const isContent = /^src\/(?:content\/.*\.(?:ts|css)(?:\.txt)?|schema\/routes\.ts)$/;
  const names = [...files.keys()].filter((file) => isContent.test(file));
  return new Map(names.map((file) => [file, String(files.get(file))]));
}

/** Runs the files of the content. Fails with each mistake that prevents this. */
export async function readContent(sources: ReadonlyMap<string, string>): Promise<Content> {
  const scripts = [...sources].filter(([file]) => file.endsWith('.ts'));
  const { exported, problems } = await evaluate(new Map(scripts));
  failIf(problems);
  const { editions } = exported.get('src/content/editions.ts') ?? {};
  const tags = stepsOf(editions).map(([, edition]) => String(Object(edition).tag));
  const values = ['', ...new Set(['en', ...tags])].flatMap((edition) =>
    [...exported].flatMap(([file, value]) =>
      editionOf(file) === edition ? valuesIn(value, edition, file) : [],
    ),
  );
  const shared = [...exported].filter(([file]) => /^(?:en)?$/.test(editionOf(file) ?? ''));
  return {
    sources,
    constants: Object.assign({}, ...shared.map(([, value]) => value)),
    tags,
    values,
    texts: values.filter((item): item is Text => typeof item.value === 'string'),
    ...linesIn(sources),
  };
}

/** The folder of an edition that has this file, empty for a list; undefined outside the content. */
function editionOf(file: string): string | undefined {
  const inContent = /^src\/content\/(?:(.+)\/)?/.exec(file);
  return inContent ? (inContent[1] ?? '') : undefined;
}

function valuesIn(exported: Exports, edition: string, file: string): Value[] {
  const inside = (value: unknown, path: readonly string[], key: string): Value[] => {
    const length = Array.isArray(value) ? `/${value.length}` : '';
    const inner = stepsOf(value).flatMap(([step, one]) =>
      inside(one, [...path, step], `${key} ${step}${length}`),
    );
    return [{ file, edition, path, key, value }, ...inner];
  };
  return inside(exported, [], file.replace(/^.*\//, ''));
}

/** What is in an object under its keys, or in a list under its positions (from 1). */
export function stepsOf(value: unknown): [step: string, value: unknown][] {
  if (Array.isArray(value)) return value.map((one, index) => [`${index + 1}`, one]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function linesIn(sources: ReadonlyMap<string, string>): Pick<Content, 'sourceOf' | 'lineOf'> {
  const literals = new Map(
    [...sources].flatMap(([file, source]) =>
      // Of two with one path, such as a text and its type, the first is the value.
      literalsOf(file, source)
        .reverse()
        .map((one) => [[file, ...one.path].join('\n'), one] as const),
    ),
  );
  const literalAt = ({ file, path }: Place) => literals.get([file, ...path].join('\n'));
  const sourceOf = (place: Place) => {
    const { start, end } = literalAt(place) ?? { start: 0, end: 0 };
    return sources.get(place.file)?.slice(start, end) ?? '';
  };
  const lineOf = ({ file, path }: Place): string => {
    const found = literalAt({ file, path });
    if (found) return `${file}:${lineAt(sources.get(file) ?? '', found.start)}: `;
    return path.length > 0 ? lineOf({ file, path: path.slice(0, -1) }) : `${file}: `;
  };
  return { sourceOf, lineOf };
}
