import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Files } from './folder';

export interface Twins {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/** What a host may send compressed. PNG is so by itself. */
const isText = (name: string) => /\.(?:html|js|svg|json|txt|xml)$/.test(name);

/** A text compressed as well as it can be, once for good: it is made once and sent often. */
export async function twinsOf(content: Uint8Array): Promise<Twins> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  // The byte that names the system which compressed: the same everywhere.
  gz[9] = 255;
  return { br, gz };
}

/** The twins of all text files, by the file's name. The work is spread over the machine's cores. */
export async function compressAll(files: Files): Promise<ReadonlyMap<string, Twins>> {
  const texts = [...files].filter(([name]) => isText(name));
  return new Map(
    await Promise.all(
      texts.map(async ([name, content]) => [name, await twinsOf(content)] as const),
    ),
  );
}

/** The twins as files: `index.html.br` beside `index.html`. */
export function twinFiles(twins: ReadonlyMap<string, Twins>): Files {
  return new Map(
    [...twins].flatMap(([name, { br, gz }]): [string, Uint8Array][] => [
      [`${name}.br`, br],
      [`${name}.gz`, gz],
    ]),
  );
}
