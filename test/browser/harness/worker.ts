import { closeBrowsers, current } from './browser-test';
import type { EngineName } from './engines/types';

/** The test files, by their paths in test/browser/, that run.ts has selected. */
const selected = (process.env.BROWSER_TESTS ?? '').split(',');

/**
 * Each file of workers/ is a process of its own with one browser, in which it runs the tests of all
 * files one after the other: to start a browser takes longer than most tests. Chromium has the most
 * to do, hence two halves.
 */
export async function work(engines: readonly EngineName[], half?: 0 | 1) {
  current.engines = engines;
  for (const [index, name] of selected.entries()) {
    if (half !== undefined && index % 2 !== half) continue;
    current.file = name.replace('.test.ts', '');
    await import(`../${name}`);
  }
  await closeBrowsers();
}
