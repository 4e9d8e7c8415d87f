import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Runs the browser tests. `npm run test:browser -- menu tabs --engine webkit --name C10` runs the
// tests of menu.test.ts and tabs.test.ts that have C10 in their name, in WebKit. README.md has
// more.

/** More tests than this that pass only on their second attempt fail the run. */
const FLAKY_LIMIT = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true },
    name: { type: 'string', multiple: true, default: [] },
  },
});

const folder = fileURLToPath(new URL('workers', import.meta.url));
const workers = readdirSync(folder).filter(
  (file) => !values.engine || values.engine.some((engine) => file.startsWith(engine)),
);
if (workers.length === 0) throw new Error('--engine takes chromium, firefox, webkit or old');
process.env.BROWSER_TESTS = positionals.join();

const started = performance.now();
const failed: string[] = [];
const flaky: string[] = [];
const skipped = new Map<string, number>();
/** By test file and engine. */
const seconds = new Map<string, number>();
/** What each worker prints when it ends. */
const workerTimes: string[] = [];
let passed = 0;

/** The whole chain of causes, without node:test's own wrapping. */
const describe = (error: Error & { cause?: unknown }): string =>
  error.cause instanceof Error
    ? (error.cause.stack ?? error.cause.message)
    : String(error.cause ?? error.stack);

const stream = run({
  files: workers.map((file) => path.join(folder, file)),
  concurrency: 3,
  testNamePatterns: values.name.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
});
/** A worker file is itself reported as a test. */
const isWorker = (name: string) => name.startsWith(folder) || workers.includes(path.basename(name));
const addTime = (name: string, milliseconds: number) => {
  const key = name.replace(/:.*\[/s, ' [');
  seconds.set(key, (seconds.get(key) ?? 0) + milliseconds / 1000);
};
stream.on('test:pass', ({ name, skip, details }) => {
  if (isWorker(name)) return;
  addTime(name, details.duration_ms);
  if (skip === undefined) passed += 1;
  else skipped.set(String(skip), (skipped.get(String(skip)) ?? 0) + 1);
});
stream.on('test:fail', ({ name, details }) => {
  addTime(name, details.duration_ms);
  if (isWorker(name) && failed.length > 0) return;
  failed.push(`${name}\n${describe(details.error)}`.replaceAll('\n', '\n    '));
  console.log(`failed: ${failed.at(-1)}\n`);
});
stream.on('test:diagnostic', ({ message }) => {
  if (message.startsWith('flaky: ')) flaky.push(message.slice('flaky: '.length));
});
stream.on('test:stdout', ({ message }) => {
  if (message.startsWith('worker ')) workerTimes.push(message.trim());
  else process.stdout.write(message);
});
stream.on('test:stderr', ({ message }) => void process.stderr.write(message));
stream.on('end', () => {
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  };
  const tooMany = flaky.length > FLAKY_LIMIT ? `, more than ${FLAKY_LIMIT} fail the run` : '';
  list(`flaky: ${flaky.length} passed only on the second attempt${tooMany}`, flaky);
  list(
    'skipped',
    [...skipped].map(([reason, count]) => `${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`),
  );
  list(`failed: ${failed.length}`, failed);
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 10);
  list(
    'slowest test files',
    slowest.map(([name, time]) => `${time.toFixed(1)} s  ${name}`),
  );
  list('workers', workerTimes);
  console.log(`${Math.round((performance.now() - started) / 1000)} seconds`);
  const skips = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const failures = failed.length + (tooMany ? 1 : 0);
  console.log(`${passed} passed, ${failures} failed, ${skips} skipped`);
  if (failures > 0 || passed === 0) process.exitCode = 1;
});
stream.resume();
