import { after, suite, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startChromium } from './engines/chromium';
import { startFirefox } from './engines/firefox';
import { startOldChromium } from './engines/old-chromium';
import { newPage, type Page } from './engines/page';
import {
  type Engine,
  type EngineName,
  engineNames,
  NotAvailable,
  oldBuilds,
  type Preferences,
} from './engines/types';
import { startWebkit } from './engines/webkit';
import { closeScope, inOwnScope } from './scope';

interface Options {
  /** The browsers to run in; Chromium, Firefox and WebKit if not given. */
  engines?: readonly EngineName[];
  /** In ms; two minutes if not given. */
  timeout?: number;
  /** What the visitor prefers from the start. `page.prefer` changes it later, in Chromium. */
  preferences?: Preferences;
  /** Runs Chromium in a real window, in which its back/forward cache works. */
  windowed?: boolean;
  /** The reason to skip the test, if the owner has removed what it tests. */
  skip?: string | false;
}

interface BrowserTest {
  title: string;
  engine: EngineName;
  body: (page: Page) => Promise<void>;
  options: Options;
}

/** What the command line chooses (run.ts), and the test file that is being imported. */
export const chosen = {
  file: '',
  name: '',
  engine: '',
  secondAttempt: false,
};
const tests: BrowserTest[] = [];
export const flaky: string[] = [];
export const times: { title: string; seconds: number }[] = [];

/** A test that gets a fresh page, once in each of its browsers. */
export function browserTest(name: string, body: BrowserTest['body'], options: Options = {}) {
  for (const engine of options.engines ?? engineNames) {
    const title = `${chosen.file}: ${name} [${engine}]`;
    const group = oldBuilds.some((old) => old === engine) ? `old ${engine}` : engine;
    if (title.includes(chosen.name) && group.startsWith(chosen.engine))
      tests.push({ title, engine, body, options });
  }
}

const starters: Partial<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
};

/** Browsers that wait for their next test: to start one takes longer than most tests. */
const idle = new Map<string, Engine[]>();
/** Engines that do not start. Their first test reports the reason; the others are skipped. */
const unusable = new Set<EngineName>();

async function startEngine(name: EngineName, windowed: boolean): Promise<Engine> {
  if (windowed) return startChromium(true);
  const start = starters[name] ?? (() => startOldChromium(name));
  return start().catch((error: Error) => {
    unusable.add(name);
    throw error;
  });
}

/** Rejects if the work takes too long. A timeout of node:test would not stop the browser. */
function limited<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const limit = delay(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`Not done within ${milliseconds} ms`);
  });
  return Promise.race([work, limit]);
}

async function attempt({ engine: name, body, options }: BrowserTest) {
  const { preferences, timeout = 120_000 } = options;
  const windowed = name === 'chromium' && options.windowed === true;
  const waiting = idle.get(`${name} ${windowed}`) ?? [];
  idle.set(`${name} ${windowed}`, waiting);
  const engine = waiting.pop() ?? (await startEngine(name, windowed));
  await inOwnScope(async () => {
    const opening = newPage(engine, preferences);
    try {
      await limited(opening.then(body), timeout);
    } finally {
      const closing = Promise.all([opening.then((page) => page.close()), closeScope()]);
      // Some browsers never recover from a page in an endless loop; the next test starts another.
      await limited(closing, 10_000).then(
        () => waiting.push(engine),
        () => engine.close(),
      );
    }
  });
}

/**
 * Where several files run, a failure is tried once more: a test that passes then is reported as
 * flaky, first in the summary (run.ts), and too many of those fail the run.
 */
async function runTest(one: BrowserTest, t: TestContext) {
  const reason = one.options.skip || (unusable.has(one.engine) && `${one.engine} does not start`);
  if (reason) return t.skip(reason);
  const start = performance.now();
  try {
    await attempt(one).catch(async (error: Error) => {
      if (error instanceof NotAvailable || unusable.has(one.engine) || !chosen.secondAttempt)
        throw error;
      await attempt(one);
      flaky.push(`${one.title}: ${error.message}`);
    });
  } catch (error) {
    if (error instanceof NotAvailable) return t.skip(error.message);
    throw error;
  } finally {
    times.push({ title: one.title, seconds: (performance.now() - start) / 1000 });
  }
}

/** Chromium has the most to do, hence two at a time. */
const groups: [name: string, engines: readonly EngineName[], concurrency: number][] = [
  ['chromium', ['chromium'], 2],
  ['webkit', ['webkit'], 1],
  ['firefox', ['firefox'], 1],
  ['old builds of Chromium', oldBuilds, 1],
];

/** Other preferences need another session of WebKit, which takes seconds: they come last. */
function needsSession({ options }: BrowserTest) {
  return options.preferences ? 1 : 0;
}

/** Runs the imported tests: some engines at a time, each in a browser that stays open. */
export function runTests() {
  tests.sort((a, b) => needsSession(a) - needsSession(b));
  suite('browser tests', { concurrency: 3 }, () => {
    for (const [name, engines, concurrency] of groups)
      suite(name, { concurrency }, () => {
        for (const one of tests.filter(({ engine }) => engines.includes(engine)))
          test(one.title, (t) => runTest(one, t));
      });
    after(() => Promise.all([...idle.values()].flat().map((engine) => engine.close())));
  });
}
