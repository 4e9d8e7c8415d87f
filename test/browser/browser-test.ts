import { after, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startChromium } from './engines/chromium';
import { startFirefox } from './engines/firefox';
import { startOldChromium } from './engines/old-chromium';
import { Page } from './engines/page';
import {
  type Engine,
  type EngineName,
  engineNames,
  NotInstalled,
  NotSupported,
} from './engines/types';
import { startWebkit } from './engines/webkit';
import { closeServers } from './site';

type Body = (page: Page, t: TestContext) => Promise<void>;
type Options = {
  /** The browsers to run in; Chromium, Firefox and WebKit if not given. */
  engines?: readonly EngineName[];
  /** In ms; a minute if not given. */
  timeout?: number;
  /** Needs real windows: tabs that hide, and the back/forward cache. */
  windowed?: boolean;
  /** Chromium with these flags (`!` before one removes it), in a browser of its own. */
  flags?: readonly string[];
};

/** The browsers of this process, and the test file that worker.ts imports at the moment. */
export const current: { engines: readonly EngineName[]; file: string } = {
  engines: engineNames,
  file: '',
};

const start = (name: EngineName): Promise<Engine> => {
  if (name === 'chromium') return startChromium();
  if (name === 'firefox') return startFirefox();
  if (name === 'webkit') return startWebkit();
  return startOldChromium(name);
};

/**
 * Rejects where the work takes too long. node:test's own limit would leave the browser in the
 * middle of the test.
 */
const limited = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  const over = new AbortController();
  const limit = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The test took longer than ${milliseconds} ms`);
  });
  return Promise.race([work, limit]).finally(() => over.abort());
};

/** Whether the browser can be driven at all. */
const check = async (engine: Engine) => {
  const page = await Page.open(engine);
  if ((await page.evaluate('1 + 1')) !== 2) throw new Error('It does not evaluate 1 + 1');
  await page.close();
  return engine;
};

const started = new Map<EngineName, Promise<Engine>>();
const unusable = new Map<EngineName, string>();

/** The browser starts once for all tests, and again after it was lost. */
const engineOf = async (name: EngineName): Promise<Engine> => {
  const engine = started.get(name) ?? limited(start(name).then(check), 60_000);
  started.set(name, engine);
  return engine.catch((error: unknown) => {
    const { message } = error as Error;
    const isMissing = error instanceof NotInstalled;
    unusable.set(name, isMissing ? message : `${name} cannot be driven, see its first failure`);
    throw isMissing ? error : new Error(`${name} cannot be driven: ${message}`);
  });
};

const lose = async (name: EngineName, engine: Engine) => {
  started.delete(name);
  await engine.close();
};

after(async () => {
  await Promise.all(
    [...started.values()].map(async (engine) => (await engine.catch(() => null))?.close()),
  );
});

const runOnce = async (engine: Engine, body: Body, options: Options, t: TestContext) => {
  const page = await Page.open(engine, options.windowed);
  try {
    await limited(body(page, t), options.timeout ?? 60_000);
  } finally {
    // Some browsers are stuck for good on a page that spins; the next test starts another one.
    await limited(Promise.all([page.close(), closeServers()]), 10_000).catch(() =>
      options.flags ? engine.close() : lose(engine.name, engine),
    );
  }
};

const attempt = async (name: EngineName, body: Body, options: Options, t: TestContext) => {
  if (!options.flags) return runOnce(await engineOf(name), body, options, t);
  const engine = await startChromium(options.flags);
  return runOnce(engine, body, options, t).finally(() => engine.close());
};

/**
 * A test that gets a fresh page, once in each of its browsers. A failure is tried once more: a test
 * that passes then is reported as flaky, at the top of the summary (run.ts), and too many of those
 * fail the run.
 */
export const browserTest = (name: string, body: Body, options: Options = {}) => {
  const engines = current.engines.filter((one) => (options.engines ?? engineNames).includes(one));
  for (const engine of engines)
    test(`${current.file}: ${name} [${engine}]`, async (t) => {
      const reason = unusable.get(engine);
      if (reason) return t.skip(reason);
      try {
        await attempt(engine, body, options, t);
      } catch (error) {
        if (error instanceof NotSupported || error instanceof NotInstalled)
          return t.skip(error.message);
        if (unusable.has(engine)) throw error;
        await attempt(engine, body, options, t);
        t.diagnostic(`flaky: ${t.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
};
