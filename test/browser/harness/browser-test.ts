import { type TestContext, test } from 'node:test';
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
  type Preferences,
} from './engines/types';
import { startWebkit } from './engines/webkit';
import { closeServers } from './site';

type Body = (page: Page, t: TestContext) => Promise<void>;
interface Options {
  /** The browsers to run in; Chromium, Firefox and WebKit if not given. */
  engines?: readonly EngineName[];
  /** In ms; a minute if not given. */
  timeout?: number;
  /** What the visitor prefers from the start. `page.prefer` changes it later, in Chromium. */
  preferences?: Preferences;
  /** Runs in a real window, in which tabs can be hidden and the back/forward cache works. */
  windowed?: boolean;
  /** Starts another Chromium with these flags, in which scrollbars take up room. */
  flags?: string[];
  /** The reason to skip the test, if the owner has removed what it tests. */
  skip?: string | false;
}

/** The browsers of this process, and the test file that worker.ts imports at the moment. */
export const current: { engines: readonly EngineName[]; file: string } = {
  engines: engineNames,
  file: '',
};

/** Rejects if the work takes too long. A timeout of node:test would not stop the browser. */
function limited<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const limit = delay(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error(`Not done within ${milliseconds} ms`);
  });
  return Promise.race([work, limit]);
}

function launch(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startChromium();
  if (name === 'firefox') return startFirefox();
  if (name === 'webkit') return startWebkit();
  return startOldChromium(name);
}

const engines = new Map<EngineName, Promise<Engine>>();
/** Why an engine cannot be used. Its first test reports the reason; the others are skipped. */
const unusable = new Map<EngineName, string>();

/** The browser starts once for all tests, and again if it stops responding. */
async function engineOf(name: EngineName): Promise<Engine> {
  const engine = engines.get(name) ?? launch(name);
  engines.set(name, engine);
  return engine.catch((error: Error) => {
    const isAbsent = error instanceof NotAvailable;
    unusable.set(name, isAbsent ? error.message : `${name} does not start`);
    throw isAbsent && process.env.EVERY_ENGINE ? new Error(error.message) : error;
  });
}

const tests: Promise<void>[] = [];

/**
 * Waits for all tests. A hook of node:test would run too early where all tests of the first file
 * are skipped: before the next file is imported, and the browser starts.
 */
export async function closeBrowsers() {
  await Promise.all(tests);
  for (const engine of engines.values()) await engine.then((one) => one.close()).catch(() => {});
}

async function attempt(name: EngineName, body: Body, options: Options, t: TestContext) {
  const engine = await (options.flags ? startChromium(options.flags) : engineOf(name));
  const opening = newPage(engine, options.preferences, options.windowed);
  const run = opening.then((page) => body(page, t));
  try {
    await limited(run, options.timeout ?? 60_000);
  } finally {
    const closing = opening.then((page) => page.close());
    // Some browsers never recover from a page in an endless loop; the next test starts another.
    await limited(Promise.all([closing, closeServers()]), 10_000).catch(() => {
      engines.delete(engine.name);
      return engine.close();
    });
    if (options.flags) await engine.close();
  }
}

/**
 * A test that gets a fresh page, once in each of its browsers. Where all files run, a failure is
 * tried once more: a test that passes then is reported as flaky, at the top of the summary
 * (run.ts), and too many of those fail the run.
 */
export function browserTest(name: string, body: Body, options: Options = {}) {
  const names = current.engines.filter((one) => (options.engines ?? engineNames).includes(one));
  for (const engine of names) {
    const done = test(`${current.file}: ${name} [${engine}]`, async (t) => {
      const reason = options.skip || unusable.get(engine);
      if (reason) return t.skip(reason);
      try {
        await attempt(engine, body, options, t);
      } catch (error) {
        if (error instanceof NotAvailable) return t.skip(error.message);
        if (unusable.has(engine) || !process.env.SECOND_ATTEMPT) throw error;
        await attempt(engine, body, options, t);
        t.diagnostic(`flaky: ${t.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    tests.push(done);
  }
}
