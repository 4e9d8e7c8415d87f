import { type TestContext, after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { startChromium } from './engines/chromium';
import { type Page, toPage } from './engines/page';
import { start } from './engines/start';
import {
  type Engine,
  type EngineName,
  NotExpressible,
  NotInstalled,
  engineNames,
} from './engines/types';
import { closeSites, withSites } from './open-sites';

type Body = (page: Page, t: TestContext) => Promise<void>;
type Options = {
  engines?: readonly EngineName[];
  /** In ms; a minute, if not given. */
  timeout?: number;
  /** Long or special, and for Chromium alone: runs in a browser of its own with these flags (`!` takes one away), which gives way to the other browsers. */
  aside?: readonly string[];
  /** Needs a browser with windows: tabs that hide, pages kept for Back. */
  windowed?: boolean;
};
type Statement = Options & { number: string; title: string; body: Body };
type Outcome = 'held' | 'FAILED' | 'not expressible' | 'not installed' | 'not asked';

const statements: Statement[] = [];
const outcomes = new Map<Statement, Partial<Record<EngineName, Outcome>>>();
const notes: string[] = [];

/** A numbered line of the design, or several, and the test that it holds. A page is fresh for each. */
export const statement = (number: string, title: string, body: Body, options: Options = {}) => {
  const one = { number, title, body, ...options };
  statements.push(one);
  outcomes.set(one, {});
};

/** The runner's own limit would leave the page behind, open and in the way of the next. */
const limited = async (work: Promise<unknown>, milliseconds: number) => {
  const over = new AbortController();
  const limit = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`It takes longer than ${milliseconds} ms`);
  });
  await Promise.race([work, limit]).finally(() => over.abort());
};

const hold = async (
  engine: Engine,
  { body, timeout = 60_000, windowed }: Statement,
  t: TestContext,
): Promise<Outcome> => {
  const driver = await engine.newDriver(windowed).catch(async (error: unknown) => {
    await engine.kill();
    throw error;
  });
  try {
    await limited(body(toPage(driver), t), timeout);
    return 'held';
  } catch (error) {
    if (!(error instanceof NotExpressible)) throw error;
    t.skip(error.message);
    notes.push(`${t.name} [${engine.name}]: ${error.message}`);
    return 'not expressible';
  } finally {
    // A page that spins holds some browsers up for good; the next statement starts another one.
    await limited(Promise.all([driver.close(), closeSites()]), 10_000).catch(() => engine.kill());
  }
};

const register = (
  name: EngineName,
  mine: readonly Statement[],
  engineOf: () => Promise<Engine | NotInstalled>,
) => {
  for (const one of mine) {
    const record = (outcome: Outcome) =>
      Object.assign(outcomes.get(one) ?? {}, { [name]: outcome });
    if (one.engines && !one.engines.includes(name)) {
      record('not asked');
      continue;
    }
    test(`${one.number} ${one.title}`, async (t) => {
      record('FAILED');
      const attempt = async (): Promise<Outcome> => {
        const engine = await engineOf();
        if (!(engine instanceof NotInstalled)) return withSites(() => hold(engine, one, t));
        t.skip(engine.message);
        return 'not installed';
      };
      // Browsers stumble on a busy machine. A defect fails twice; each first failure is told below the table.
      record(
        await attempt().catch((error: unknown) => {
          notes.push(
            `${one.number} ${one.title} [${name}] failed at the first try: ${String(error).slice(0, 300)}`,
          );
          return attempt();
        }),
      );
    });
  }
};

const startOrName = (name: EngineName, aside?: readonly string[]) =>
  (aside ? startChromium(aside) : start(name)).catch((error: unknown) => {
    if (!(error instanceof NotInstalled)) throw error;
    console.error(`\n!!! ${name} IS SKIPPED: ${error.message} !!!\n`);
    notes.push(`${name} was skipped: ${error.message}`);
    return error;
  });

type Lane = { name: EngineName; mine: readonly Statement[]; aside?: readonly string[] };

const describeEngine = ({ name, mine, aside }: Lane) => {
  let running: Promise<Engine | NotInstalled> | undefined;
  const run = async () => {
    const engine = await startOrName(name, aside).catch((error: unknown) => {
      // A browser that does not come up may do so the next time.
      running = undefined;
      throw error;
    });
    if (engine instanceof NotInstalled) return engine;
    const kill = () => {
      running = undefined;
      return engine.kill();
    };
    return { ...engine, kill };
  };
  // What a browser has in front, and what it prefers, is one for all its pages.
  describe(name, { concurrency: 1 }, () => {
    register(name, mine, () => (running ??= run()));
    after(async () => {
      const engine = await running?.catch(() => undefined);
      if (engine && !(engine instanceof NotInstalled)) await engine.close();
    });
  });
};

const table = (names: readonly EngineName[]) => {
  const cells = statements.map((one) => [
    `${one.number} ${one.title}`,
    ...names.map((name) => outcomes.get(one)?.[name] ?? 'not run'),
  ]);
  const rows = [['Statement', ...names], ...cells];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Who runs beside whom. Chromium has the most to do, and two browsers for it. */
const lanes = (names: readonly EngineName[]) => {
  const ordinary = statements.filter(({ aside }) => !aside);
  const halves = [0, 1].map((half) => ordinary.filter((_, at) => at % 2 === half));
  const own = statements.flatMap((one) =>
    one.aside ? [{ name: 'chromium', mine: [one], aside: one.aside } as const] : [],
  );
  const all = [
    { name: 'firefox', mine: statements },
    { name: 'webkit', mine: statements },
    ...halves.map((mine) => ({ name: 'chromium', mine }) as const),
    ...own,
  ] as const;
  return all.filter(({ name }) => names.includes(name));
};

/** Registers all statements with the runner, so that a browser starts once for many; four run at a time. */
export const holdAll = (names: readonly EngineName[] = engineNames) => {
  if (statements.length === 0) throw new Error('There is no statement to hold');
  describe('statements', { concurrency: 4 }, () => {
    for (const lane of lanes(names)) describeEngine(lane);
    after(() => console.log(`\n${table(names)}\n${notes.map((note) => `\n  ${note}`).join('')}\n`));
  });
};
