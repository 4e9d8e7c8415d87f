import { setTimeout as delay } from 'node:timers/promises';
import { Button, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { toExpression } from './in-page';
import { collect, preludes, takeMessages } from './messages';
import { goto } from './navigation';
import {
  type Driver,
  defaultViewport,
  type Engine,
  type KeyStep,
  type Message,
  NotSupported,
  type PointerKind,
  type PointerStep,
  type Preferences,
  unsupported,
} from './types';
import { startWebDriver } from './webkit-process';

/** `ArrowLeft` is `ARROW_LEFT` here. */
const keyCode = (key: string) => {
  const name = key === 'Backspace' ? 'BACK_SPACE' : key.replace(/(?<=[a-z])(?=[A-Z])/, '_');
  return (Key as unknown as Record<string, string>)[name.toUpperCase()] ?? key;
};

const run = async (session: WebDriver, expression: string, frame?: string): Promise<unknown> => {
  if (!frame) return session.executeScript(`return ${expression}`);
  await session.switchTo().frame(await session.findElement(By.css(frame)));
  return session
    .executeScript(`return ${expression}`)
    .finally(() => session.switchTo().parentFrame());
};

/** A browser that has just started replaces its first, empty document by another one. */
const ask = async (session: WebDriver, expression: string, tries = 20): Promise<unknown> => {
  try {
    return await run(session, expression);
  } catch (error) {
    if (tries === 1) throw error;
    await delay(50);
    return ask(session, expression, tries - 1);
  }
};

/**
 * The window answers a frame or more after the command, and its tool bar takes some of the height.
 */
const resize = async (session: WebDriver, width: number, height: number) => {
  const set = (outer: number) =>
    session.manage().window().setRect({ x: 0, y: 0, width, height: outer });
  let outer = height;
  await set(outer);
  for (let tries = 0; tries < 100; tries += 1) {
    const [innerWidth, innerHeight] = (await ask(session, '[innerWidth, innerHeight]')) as number[];
    if (innerWidth === width && innerHeight === height) return;
    const bar = height - (innerHeight ?? height);
    if (tries > 2 && innerWidth === width && bar > 0 && outer === height) await set((outer += bar));
    await delay(16);
  }
  throw new Error(`The window did not become ${width} by ${height}`);
};

/** The types lack the wheel. */
type Actions = ReturnType<WebDriver['actions']> & {
  scroll(x: number, y: number, deltaX: number, deltaY: number, origin: undefined, ms: number): void;
};
const actionsOf = (session: WebDriver) =>
  session.actions({ async: true, bridge: false }) as Actions;

const pointer = async (session: WebDriver, kind: PointerKind, steps: PointerStep[]) => {
  if (kind !== 'mouse') throw new NotSupported('WebKit makes a mouse of every finger');
  const actions = actionsOf(session);
  for (const step of steps) {
    if (step.do === 'move') {
      const at = { x: Math.round(step.x), y: Math.round(step.y) };
      actions.move({ ...at, duration: 0, origin: Origin.VIEWPORT });
    } else if ((step.button ?? 'left') !== 'left')
      throw new NotSupported('WebKit releases every mouse button as the left one');
    else actions[step.do === 'down' ? 'press' : 'release'](Button.LEFT);
  }
  await actions.perform();
};

const keys = async (session: WebDriver, steps: KeyStep[]) => {
  const actions = actionsOf(session);
  for (const step of steps) actions[step.do === 'down' ? 'keyDown' : 'keyUp'](keyCode(step.key));
  await actions.perform();
};

const newDriver = async (session: WebDriver): Promise<Driver> => {
  const evaluate = (expression: string, frame?: string) => run(session, expression, frame);
  preludes.clear();
  preludes.add(toExpression(collect));
  const kept: Message[] = [];
  const take = async () => {
    const found = await evaluate(toExpression(takeMessages)).catch(() => null);
    kept.push(...((found as Message[] | null) ?? []));
    return found !== null;
  };
  let size = defaultViewport;
  await resize(session, size.width, size.height);
  return {
    async goto(url) {
      await take();
      await session.get(url);
    },
    async reload() {
      await take();
      await session.navigate().refresh();
    },
    run: evaluate,
    init: async (source) => preludes.add(source),
    pointer: (kind, steps) => pointer(session, kind, steps),
    keys: (steps) => keys(session, steps),
    async wheel({ x, y }, delta) {
      const actions = actionsOf(session);
      actions.scroll(Math.round(x), Math.round(y), delta.x, delta.y, undefined, 0);
      await actions.perform();
    },
    async hide(isHidden) {
      if (isHidden) await session.manage().window().minimize();
      else await resize(session, size.width, size.height);
    },
    async viewport(width, height) {
      size = { width, height };
      await resize(session, width, height);
    },
    async messages() {
      if (await take()) return [...kept];
      throw new NotSupported('WebKit reports messages only of pages that site.ts serves');
    },
    tabs: unsupported('WebKit under automation opens no tab for a modified click'),
    cdp: unsupported('WebKit does not speak CDP'),
    async close() {
      await session.actions().clear();
      await goto(evaluate, 'about:blank', 'load', () => session.get('about:blank'));
    },
  };
};

/**
 * A session costs a second and a half, so tests with the same preferences share one, emptied in
 * between.
 */
export const startWebkit = async (): Promise<Engine> => {
  const { openSession, close } = await startWebDriver();
  let current: { session: WebDriver; key: string } | undefined;
  const sessionFor = async (preferences: Preferences) => {
    const key = JSON.stringify(preferences);
    // A window keeps a hundred entries of history.
    if (current?.key === key && Number(await ask(current.session, 'history.length')) < 50)
      return current.session;
    await current?.session.quit();
    current = undefined;
    const session = await openSession(preferences);
    // The limit for a script would be a timer of the page, and count among the page's timers.
    await session.manage().setTimeouts({ script: null as unknown as number });
    current = { session, key };
    return session;
  };
  return {
    name: 'webkit',
    newDriver: async (preferences) => newDriver(await sessionFor(preferences)),
    close,
  };
};
