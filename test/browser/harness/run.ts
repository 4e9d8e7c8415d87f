import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { parseArgs } from 'node:util';
import { selectFiles, testFilesIn } from '../../helpers/test-files';

// Runs the browser tests (../README.md). `npm run test:browser -- menu --engine webkit --name C10`
// runs the tests of menu.test.ts that have C10 in their name, in WebKit.

/** More tests than this that pass only on their second attempt fail the run. */
const FLAKY_LIMIT = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string', multiple: true, default: [''] },
    name: { type: 'string', multiple: true, default: [] },
    'every-engine': { type: 'boolean', default: false },
  },
});

const folder = join(import.meta.dirname, 'workers');
const workers = readdirSync(folder).filter((file) =>
  values.engine.some((engine) => file.startsWith(engine)),
);
if (workers.length === 0) throw new Error('--engine takes chromium, firefox, webkit or old');
const tests = testFilesIn(join(import.meta.dirname, '..'));
process.env.BROWSER_TESTS = selectFiles(tests, positionals).join();
if (values['every-engine']) process.env.EVERY_ENGINE = 'yes';
// Who works on one file wants to see its failure at once.
if (positionals.length !== 1) process.env.SECOND_ATTEMPT = 'yes';

let passed = 0;
const failed: string[] = [];
const flaky: string[] = [];
const skipped: string[] = [];
/** The seconds of each test file in each engine. */
const seconds = new Map<string, number>();

/** A worker is itself reported as a test. */
function isWorker(name: string) {
  return workers.includes(basename(name));
}

function addTime(name: string, milliseconds: number) {
  const file = name.replace(/:.*\[/s, ' [');
  seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000);
}

function signalOf({ signal }: Error & { signal?: string | null }) {
  return signal && `ended by ${signal}`;
}

function report(name: string, error: Error) {
  // Without node:test's own wrapping.
  const { cause = error } = error;
  const what = signalOf(error) ?? (cause instanceof Error ? cause.stack : cause);
  failed.push(`${name}\n${what}`.replaceAll('\n', '\n    '));
  console.log(`failed: ${failed.at(-1)}\n`);
}

const stream = run({
  files: workers.map((file) => join(folder, file)),
  concurrency: 3,
  testNamePatterns: values.name.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
});
stream.on('test:pass', ({ name, skip, details }) => {
  if (isWorker(name)) return;
  addTime(name, details.duration_ms);
  if (skip === undefined) passed += 1;
  else if (skip !== 'test name does not match pattern') skipped.push(String(skip));
});
stream.on('test:fail', ({ name, details: { error, duration_ms } }) => {
  if (isWorker(name) && failed.length > 0) return;
  addTime(name, duration_ms);
  report(name, error);
});
// No `test:fail` follows for a worker that a signal ends after one of its tests has failed.
stream.on('test:complete', ({ name, details: { error } }) => {
  if (isWorker(name) && error && signalOf(error)) report(name, error);
});
stream.on('test:diagnostic', ({ message }) => {
  if (message.startsWith('flaky: ')) flaky.push(message.slice('flaky: '.length));
});
stream.on('test:stdout', ({ message }) => void process.stdout.write(message));
stream.on('test:stderr', ({ message }) => void process.stderr.write(message));
stream.on('end', () => {
  const list = (title: string, lines: string[]) => {
    if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  };
  const tooMany = flaky.length > FLAKY_LIMIT ? `, more than ${FLAKY_LIMIT} fail the run` : '';
  list(`flaky: ${flaky.length} passed only on the second attempt${tooMany}`, flaky);
  const count = (reason: string) => skipped.filter((one) => one === reason).length;
  const reasons = [...new Set(skipped)].map((reason) => `${count(reason)}: ${reason}`);
  list('skipped', reasons);
  list(`failed: ${failed.length}`, failed);
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 12);
  const times = slowest.map(([file, time]) => `${time.toFixed(1)} s  ${file}`);
  list('slowest test files', times);
  console.log(`${Math.round(process.uptime())} seconds`);
  const failures = failed.length + (tooMany ? 1 : 0);
  console.log(`${passed} passed, ${failures} failed, ${skipped.length} skipped`);
  if (failures > 0 || passed === 0) process.exitCode = 1;
});
stream.resume();
