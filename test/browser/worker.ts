import { readdirSync } from 'node:fs';
import { closeBrowsers, current } from './browser-test';
import type { EngineName } from './engines/types';

/** From the command line: the name of a test file, or a part of several. Without any, all run. */
const wanted = (process.env.BROWSER_TESTS ?? '').split(',');
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replace('.test.ts', ''));
const selected = names.filter((name) =>
  wanted.some((one) => (names.includes(one) ? name === one : name.includes(one))),
);

/**
 * Each file of workers/ is a process of its own with one browser, in which it runs the tests of all
 * files one after the other: to start a browser takes longer than most tests. Chromium has the most
 * to do, hence two halves.
 */
export const work = async (engines: readonly EngineName[], half?: 0 | 1) => {
  current.engines = engines;
  for (const [index, name] of selected.entries()) {
    if (half !== undefined && index % 2 !== half) continue;
    current.file = name;
    await import(`./${name}.test.ts`);
  }
  await closeBrowsers();
};
