import { setTimeout as delay } from 'node:timers/promises';
import { type Found, locate, toExpression } from './in-page';
import { goto, reload, travel } from './navigation';
import {
  type Button,
  type Driver,
  defaultPreferences,
  defaultViewport,
  type Engine,
  type EngineName,
  type KeyStep,
  type Message,
  type Point,
  type PointerKind,
  type PointerStep,
  type Preferences,
  type Target,
} from './types';

type Evaluate = {
  <Result, Args extends readonly unknown[]>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  (expression: string): Promise<unknown>;
};
type ClickOptions = { button?: Button; holding?: string[]; frame?: string | undefined };
type DragOptions = { steps?: number; end?: 'up' | 'keep' };

const keySteps = (action: KeyStep['do'], keys: readonly string[]): KeyStep[] =>
  keys.map((key) => ({ do: action, key }));

/** One tab, as the tests see it. Opened fresh for each test. */
export class Page {
  readonly engine: EngineName;
  readonly #engine: Engine;
  readonly #windowed: boolean;
  #driver: Driver;
  #preferences = defaultPreferences;
  #size = defaultViewport;
  readonly #scripts: string[] = [];

  private constructor(engine: Engine, driver: Driver, windowed: boolean) {
    this.engine = engine.name;
    this.#engine = engine;
    this.#driver = driver;
    this.#windowed = windowed;
  }

  static async open(engine: Engine, windowed = false): Promise<Page> {
    return new Page(engine, await engine.newDriver(defaultPreferences, windowed), windowed);
  }

  readonly #run = (expression: string, frame?: string) => this.#driver.run(expression, frame);

  /**
   * Resolves at the load event, or with `commit` as soon as the new document exists. Tests use
   * `open` of open-page.ts.
   */
  goto(url: string, until: 'load' | 'commit' = 'load') {
    return goto(this.#run, url, until, () => this.#driver.goto(url));
  }

  reload() {
    return reload(this.#run, () => this.#driver.reload());
  }

  back() {
    return travel(this.#run, 'back');
  }

  forward() {
    return travel(this.#run, 'forward');
  }

  /** Runs a function in the page. It may use only its arguments, which are sent as JSON. */
  evaluate = this.inFrame();

  /** The same inside the frame that the selector names. */
  inFrame(frame?: string): Evaluate {
    return ((fn: string | ((...args: never[]) => unknown), ...args: unknown[]) =>
      this.#run(toExpression(fn, args), frame)) as Evaluate;
  }

  /** Runs the source before the page's own scripts, from the next document on. */
  async init(source: string) {
    this.#scripts.push(source);
    await this.#driver.init(source);
  }

  /** The middle of a visible element, which is scrolled into view. Fails where it is covered. */
  async where(target: Target, frame?: string): Promise<Point> {
    if (typeof target === 'object' && 'x' in target) return target;
    const found = await this.#locate(target, frame);
    const name = JSON.stringify(target);
    if (!found) throw new Error(`Nothing visible matches ${name}`);
    if (found.coveredBy) throw new Error(`${name} is covered by ${found.coveredBy}`);
    if (!frame) return { x: found.x, y: found.y };
    const corner = await this.evaluate((css: string) => {
      const { x = 0, y = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
      return { x, y };
    }, frame);
    return { x: corner.x + found.x, y: corner.y + found.y };
  }

  /** A page of WebKit that is still loading may undo a scroll in its next frame. */
  async #locate(target: Parameters<typeof locate>[0], frame?: string): Promise<Found | null> {
    const found = await this.inFrame(frame)(locate, target);
    if (!found?.hasScrolled || found.coveredBy || this.engine !== 'webkit') return found;
    await delay(20);
    return this.#locate(target, frame);
  }

  /** Single steps of a mouse or finger. */
  pointer(kind: PointerKind, steps: PointerStep[]) {
    return this.#driver.pointer(kind, steps);
  }

  keys(steps: KeyStep[]) {
    return this.#driver.keys(steps);
  }

  /** One key, or several joined by +, as in `Shift+Tab`. */
  press(chord: string) {
    const keys = chord.split('+');
    return this.keys([...keySteps('down', keys), ...keySteps('up', keys.toReversed())]);
  }

  type(text: string) {
    return this.keys(
      [...text].flatMap((key) => [...keySteps('down', [key]), ...keySteps('up', [key])]),
    );
  }

  async click(target: Target, { button = 'left', holding = [], frame }: ClickOptions = {}) {
    const at = await this.where(target, frame);
    if (holding.length > 0) await this.keys(keySteps('down', holding));
    await this.pointer('mouse', [
      { do: 'move', ...at },
      { do: 'down', button },
      { do: 'up', button },
    ]);
    if (holding.length > 0) await this.keys(keySteps('up', holding));
  }

  async hover(target: Target) {
    await this.pointer('mouse', [{ do: 'move', ...(await this.where(target)) }]);
  }

  async tap(target: Target) {
    const at = await this.where(target);
    await this.pointer('touch', [{ do: 'move', ...at }, { do: 'down' }, { do: 'up' }]);
  }

  async drag(
    kind: PointerKind,
    from: Target,
    by: Point,
    { steps = 8, end = 'up' }: DragOptions = {},
  ) {
    const { x, y } = await this.where(from);
    const moves = Array.from({ length: steps + 1 }, (_, step): PointerStep => {
      const part = step / steps;
      return { do: 'move', x: x + by.x * part, y: y + by.y * part };
    });
    const last: PointerStep[] = end === 'keep' ? [] : [{ do: end }];
    await this.pointer(kind, [...moves.slice(0, 1), { do: 'down' }, ...moves.slice(1), ...last]);
  }

  async wheel(target: Target, delta: Point) {
    await this.#driver.wheel(await this.where(target), delta);
  }

  hide(isHidden: boolean) {
    return this.#driver.hide(isHidden);
  }

  /** Waits until the page itself has the size. */
  async setViewport(width: number, height: number) {
    this.#size = { width, height };
    await this.#driver.viewport(width, height);
    let seen = '';
    for (let tries = 0; tries < 300; tries += 1) {
      seen = String(await this.evaluate("[innerWidth, innerHeight].join(' by ')"));
      if (seen === `${width} by ${height}`) return;
      await delay(10);
    }
    throw new Error(`window: ${seen}, expected ${width} by ${height}`);
  }

  /**
   * Chromium changes the open page. Firefox and WebKit read preferences at their start: another
   * window opens the same address. `script` takes effect with the next document.
   */
  async prefer(change: Partial<Preferences>) {
    this.#preferences = { ...this.#preferences, ...change };
    if (this.#driver.prefer) {
      await this.#driver.prefer(this.#preferences);
      return;
    }
    const url = String(await this.evaluate('location.href'));
    await this.#driver.close();
    this.#driver = await this.#engine.newDriver(this.#preferences, this.#windowed);
    for (const source of this.#scripts) await this.#driver.init(source);
    await this.setViewport(this.#size.width, this.#size.height);
    if (url !== 'about:blank') await this.goto(url);
  }

  /** What the page wrote to the console, uncaught errors, and what its policy refused. */
  messages(): Promise<Message[]> {
    return this.#driver.messages();
  }

  /** The messages without those of console.log. */
  async problems() {
    return (await this.messages()).filter(({ kind }) => kind !== 'log');
  }

  tabs() {
    return this.#driver.tabs();
  }

  /** A command of the Chrome DevTools Protocol. Chromium only. */
  cdp(method: string, params?: object) {
    return this.#driver.cdp(method, params);
  }

  close() {
    return this.#driver.close();
  }
}
