import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import { type TransformFailure, type TransformResult, transform } from 'esbuild';
import { lineAt, literalsOf } from './literals';

/** What a source file exports. */
export type Exports = Readonly<Record<string, unknown>>;

type Compiled = Pick<TransformResult, 'code' | 'warnings'>;

/** What esbuild has made of each file: `npm start` compiles a file again only if it has changed. */
const cache = new Map<string, { readonly source: string; readonly compiled: Promise<Compiled> }>();

function compile(file: string, source: string): Promise<Compiled> {
  const known = cache.get(file);
  if (known?.source === source) return known.compiled;
  const options = { loader: 'ts', format: 'cjs', charset: 'utf8', logLevel: 'silent' } as const;
  const failed = ({ errors }: TransformFailure) => ({ code: '', warnings: errors });
  const compiled = transform(source, options).catch(failed);
  cache.set(file, { source, compiled });
  return compiled;
}

/**
 * Runs source files that hold data. Returns what each exports, and each mistake that prevents this,
 * with file, line and fix.
 */
export async function evaluate(sources: ReadonlyMap<string, string>) {
  const problems: string[] = [];
  const codes = new Map<string, string>();
  const compiling = [...sources].map(async ([file, source]) => {
    const { code, warnings } = await compile(file, source);
    codes.set(file, code);
    for (const { text, location } of warnings)
      problems.push(`${file}:${location?.line}: ${inPlainWords(text)}`);
  });
  await Promise.all(compiling);
  const run = (file: string): Exports => {
    const module = { exports: {} };
    const require = (path: string) => run(`${posix.join(file, '..', path)}.ts`);
    compileFunction(codes.get(file) ?? '', ['module', 'require'])(module, require);
    return module.exports;
  };
  const exported = new Map<string, Exports>();
  for (const [file, source] of sources) {
    try {
      exported.set(file, run(file));
    } catch (error) {
      problems.push(bareWord(file, source, String(error)));
    }
  }
  return { exported, problems };
}

const hints =
  "a straight quote ' at both ends of each text, ’ for an apostrophe in it, no line break; a colon " +
  'after each name, and a comma after each entry; a } for each { and a ] for each [, with every ' +
  'entry before the ]; no % after a number; /* and */ around a comment';

/** A mistake that esbuild has found, in words for somebody who does not write code. */
function inPlainWords(text: string): string {
  const [, twice] = /^(?:Duplicate key|Multiple exports .*|The symbol) (".*?")/.exec(text) ?? [];
  const [, found = 'here'] = /(?:found|Unexpected) (".*"|end of file)$/.exec(text) ?? [];
  const there = found.replace(/\\u(\w{4})/g, (_, code) => String.fromCharCode(Number(`0x${code}`)));
  return twice
    ? `${twice} is there twice. Rename one, or delete it.`
    : `cannot be read from ${there} on. Check this line and just above it: ${hints}.`;
}

/** A word without quotes, such as a name, or True for true. */
function bareWord(file: string, source: string, error: string): string {
  const [, word] = /^ReferenceError: (.*) is not defined$/.exec(error) ?? [];
  const isWord = ({ start, end }: { start: number; end: number }) =>
    source.slice(start, end) === word;
  const place = literalsOf(file, source).find(isWord);
  return place
    ? `${file}:${lineAt(source, place.start)}: ${word} is unknown. Write '${word}' for a text, true for a mark.`
    : `${file}: cannot be read: ${error}.`;
}
