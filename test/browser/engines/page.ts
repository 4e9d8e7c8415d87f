import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Found, layOutAll, locate, toExpression } from './source';
import { defaultPreferences } from './types';
import type {
  Button,
  Driver,
  KeyStep,
  Message,
  Point,
  PointerKind,
  PointerStep,
  Preferences,
  Target,
} from './types';

type Evaluate = {
  <Result, Args extends readonly unknown[]>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  (expression: string): Promise<unknown>;
};
type ClickOptions = { button?: Button; holding?: string[]; frame?: string };
type DragOptions = { steps?: number; end?: 'up' | 'cancel' | 'hold' };

export type Page = Omit<
  Driver,
  'goto' | 'run' | 'history' | 'viewport' | 'prefer' | 'screenshot' | 'wheel'
> & {
  goto(url: string, until?: 'load' | 'commit'): Promise<void>;
  evaluate: Evaluate;
  /** The same inside the frame that the selector names. */
  inFrame(frame: string): Evaluate;
  where(target: Target, frame?: string): Promise<Point>;
  /** One key, or several joined by +, as in `Shift+Tab`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  click(target: Target, options?: ClickOptions): Promise<void>;
  hover(target: Target): Promise<void>;
  tap(target: Target, kind?: 'touch' | 'pen'): Promise<void>;
  drag(kind: PointerKind, from: Target, by: Point, options?: DragOptions): Promise<void>;
  wheel(target: Target, delta: Point): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  setViewport(width: number, height: number): Promise<void>;
  setScheme(scheme: Preferences['scheme']): Promise<void>;
  setReducedMotion(on: boolean): Promise<void>;
  /** Holds from the next document on. */
  setScript(on: boolean): Promise<void>;
  screenshot(path?: string, options?: { fullPage?: boolean }): Promise<Uint8Array>;
  /** Uncaught errors, errors and warnings of the console, and what the content security policy refused. */
  problems(): Promise<Message[]>;
};

const evaluateIn = (driver: Driver, frame?: string): Evaluate =>
  ((fn: string | ((...args: never[]) => unknown), ...args: unknown[]) =>
    driver.run(toExpression(fn, args), frame)) as Evaluate;

/** A page of WebKit's that is still loading may take a scroll back in its next frame. */
const locateFor = async (
  driver: Driver,
  target: Parameters<typeof locate>[0],
  frame?: string,
): Promise<Found | null> => {
  const found = await evaluateIn(driver, frame)(locate, target);
  if (!found?.hasScrolled || found.coveredBy || driver.engine !== 'webkit') return found;
  await delay(20);
  return locateFor(driver, target, frame);
};

const find = async (driver: Driver, target: Target, frame?: string): Promise<Point> => {
  if (typeof target === 'object' && 'x' in target) return target;
  const name = JSON.stringify(target);
  await evaluateIn(driver, frame)(layOutAll);
  const found = await locateFor(driver, target, frame);
  if (!found) throw new Error(`Nothing visible matches ${name}`);
  if (found.coveredBy) throw new Error(`${name} is covered by ${found.coveredBy}`);
  if (!frame) return { x: found.x, y: found.y };
  const corner = await evaluateIn(driver)((css: string) => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    return { x: box?.x ?? 0, y: box?.y ?? 0 };
  }, frame);
  return { x: corner.x + found.x, y: corner.y + found.y };
};

const path = (from: Point, by: Point, steps: number): PointerStep[] =>
  Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { do: 'move', x: from.x + by.x * part, y: from.y + by.y * part };
  });

const chord = (keys: string[], middle: KeyStep[] = []): KeyStep[] => [
  ...keys.map((key) => ({ do: 'down', key }) as const),
  ...middle,
  ...keys.toReversed().map((key) => ({ do: 'up', key }) as const),
];

const pointing = (driver: Driver) => ({
  where: (target: Target, frame?: string) => find(driver, target, frame),
  async click(target: Target, { button = 'left', holding = [], frame }: ClickOptions = {}) {
    const at = await find(driver, target, frame);
    const held = holding.map((key) => ({ do: 'down', key }) as const);
    if (held.length > 0) await driver.keys(held);
    await driver.pointer('mouse', [
      { do: 'move', ...at },
      { do: 'down', button },
      { do: 'up', button },
    ]);
    if (held.length > 0) await driver.keys(held.map(({ key }) => ({ do: 'up', key })));
  },
  async hover(target: Target) {
    await driver.pointer('mouse', [{ do: 'move', ...(await find(driver, target)) }]);
  },
  async tap(target: Target, kind: 'touch' | 'pen' = 'touch') {
    await driver.pointer(kind, [
      { do: 'move', ...(await find(driver, target)) },
      { do: 'down' },
      { do: 'up' },
    ]);
  },
  async drag(
    kind: PointerKind,
    from: Target,
    by: Point,
    { steps = 8, end = 'up' }: DragOptions = {},
  ) {
    const start = await find(driver, from);
    const last: PointerStep[] = end === 'hold' ? [] : [{ do: end }];
    await driver.pointer(kind, [
      { do: 'move', ...start },
      { do: 'down' },
      ...path(start, by, steps),
      ...last,
    ]);
  },
  wheel: async (target: Target, delta: Point) => driver.wheel(await find(driver, target), delta),
});

const preferring = (driver: Driver) => {
  const wishes: Preferences = { ...defaultPreferences };
  const prefer = (change: Partial<Preferences>) => driver.prefer(Object.assign(wishes, change));
  return {
    setScheme: (scheme: Preferences['scheme']) => prefer({ scheme }),
    setReducedMotion: (reducedMotion: boolean) => prefer({ reducedMotion }),
    setScript: (script: boolean) => prefer({ script }),
  };
};

export const toPage = (driver: Driver): Page => ({
  ...driver,
  ...pointing(driver),
  ...preferring(driver),
  async goto(url, until = 'load') {
    await driver.goto(url, until);
    if (until === 'load') await evaluateIn(driver)(layOutAll);
  },
  evaluate: evaluateIn(driver),
  inFrame: (frame) => evaluateIn(driver, frame),
  press: (keys) => driver.keys(chord(keys.split('+'))),
  type: (text) => driver.keys([...text].flatMap((key) => chord([key]))),
  back: () => driver.history('back'),
  forward: () => driver.history('forward'),
  setViewport: (width, height) => driver.viewport(width, height),
  async screenshot(file, { fullPage = false } = {}) {
    const picture = await driver.screenshot(fullPage);
    if (file) await writeFile(file, picture);
    return picture;
  },
  problems: async () => (await driver.messages()).filter(({ kind }) => kind !== 'log'),
});
