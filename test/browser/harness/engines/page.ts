import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eventually } from '../wait';
import { locate, toExpression } from './in-page';
import { goto, replace, travel } from './navigation';
import type {
  Button,
  Driver,
  Engine,
  KeyStep,
  Point,
  PointerKind,
  Preferences,
  Target,
} from './types';

/** Presses the keys, and releases the last one first. */
function stroke(keys: readonly string[]): KeyStep[] {
  return [
    ...keys.map((key) => ({ do: 'down' as const, key })),
    ...keys.toReversed().map((key) => ({ do: 'up' as const, key })),
  ];
}

/** What a hand does, at a target that `where` finds. */
function pointing(driver: Driver, where: (target: Target) => Promise<Point>) {
  const press = async (kind: PointerKind, target: Target, button: Button) => {
    const at = await where(target);
    await driver.pointer(kind, [
      { do: 'move', ...at },
      { do: 'down', button },
      { do: 'up', button },
    ]);
  };
  return {
    hover: async (target: Target) =>
      driver.pointer('mouse', [{ do: 'move', ...(await where(target)) }]),
    click: (target: Target, button: Button = 'left') => press('mouse', target, button),
    tap: (target: Target) => press('touch', target, 'left'),
    wheel: async (target: Target, delta: Point) => driver.wheel(await where(target), delta),
  };
}

/** Runs a function in the page. It may use only its arguments, which are sent as JSON. */
const evaluator =
  (run: (expression: string) => Promise<unknown>) =>
  <Result, Args extends readonly unknown[]>(fn: (...args: Args) => Result, ...args: Args) =>
    run(toExpression(fn, args)) as Promise<Awaited<Result>>;

/**
 * The middle of a visible element, which is scrolled into view. Fails where it is covered. Waits
 * until it is at the same place twice: blocks that are laid out late may move it.
 */
async function find(evaluate: ReturnType<typeof evaluator>, target: Exclude<Target, Point>) {
  let before: Point | null = null;
  for (let scrolls = 0; ; await delay(20)) {
    const at: Point | null = await evaluate(locate, target, scrolls === 10);
    if (at === null) scrolls += 1;
    else if (isDeepStrictEqual(at, before)) return at;
    before = at;
  }
}

function commands(driver: Driver, frame?: string) {
  const run = (expression: string) => driver.run(expression, frame);
  const evaluate = evaluator(run);
  /** In the coordinates of the window, also in a frame. */
  const where = async (target: Target): Promise<Point> => {
    if (typeof target === 'object' && 'x' in target) return target;
    const at = await find(evaluate, target);
    if (!frame) return at;
    const box = `document.querySelector(${JSON.stringify(frame)}).getBoundingClientRect()`;
    const corner = (await driver.run(`${box}.toJSON()`)) as Point;
    return { x: corner.x + at.x, y: corner.y + at.y };
  };
  return {
    ...driver,
    ...pointing(driver, where),
    run,
    evaluate,
    where,
    /** One key, or several joined by +, as in `Shift+Tab`. */
    press: (chord: string) => driver.keys(stroke(chord.split('+'))),
    type: (text: string) => driver.keys([...text].flatMap((key) => stroke([key]))),
    /** Resolves at the load event, or with `commit` as soon as the new document exists. */
    goto: (url: string, until: 'load' | 'commit' = 'load') =>
      goto(run, url, until, () => driver.goto(url)),
    reload: () => replace(run, driver.reload),
    back: () => travel(run, 'back'),
    forward: () => travel(run, 'forward'),
    setViewport: async (width: number, height: number) => {
      await driver.viewport(width, height);
      await eventually(() => evaluate(() => [innerWidth, innerHeight]), [width, height]);
    },
  };
}

/**
 * One tab, as the tests see it: what its driver can do, and what is made of that. `inFrame`: the
 * same in the frame that the selector names.
 */
export type Page = ReturnType<typeof commands> & { inFrame(css: string): Page };

function makePage(driver: Driver, frame?: string): Page {
  return {
    ...commands(driver, frame),
    inFrame: (css) => makePage(driver, css),
  };
}

/** Opens a tab with a session of its own, as a new visitor has it. */
export async function newPage(engine: Engine, preferences: Preferences = {}) {
  const page = makePage(await engine.newDriver(preferences));
  await page.setViewport(1280, 800);
  return page;
}
