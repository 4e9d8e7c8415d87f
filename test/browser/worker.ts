import { readdirSync } from 'node:fs';
import path from 'node:path';
import { current } from './browser-test';
import type { EngineName } from './engines/types';

/** Parts of the names of test files, from the command line. Without any, all files run. */
const names = (process.env.BROWSER_TESTS ?? '').split(',').filter((name) => name !== '');
const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter(
  (file) =>
    file.endsWith('.test.ts') &&
    (names.length === 0 || names.some((name) => file.replace('.test.ts', '').includes(name))),
);

/**
 * Each file of workers/ is a process of its own with one browser, in which it runs the tests of all
 * files one after the other: to start a browser takes longer than most tests. Chromium has the most
 * to do, hence two halves.
 */
export const work = async (
  engines: readonly EngineName[],
  isMine: (index: number) => boolean = () => true,
) => {
  current.engines = engines;
  const name = path.basename(process.argv[1] ?? '', '.ts');
  process.once('exit', () =>
    console.log(`worker ${name}: ${(performance.now() / 1000).toFixed(0)} s`),
  );
  for (const [index, file] of files.entries()) {
    if (!isMine(index)) continue;
    current.file = file.replace('.test.ts', '');
    await import(new URL(file, here).href);
  }
};
