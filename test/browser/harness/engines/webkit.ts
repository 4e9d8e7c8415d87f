import { Button, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { scope } from '../scope';
import { toExpression } from './in-page';
import { collect } from './messages';
import { goto } from './navigation';
import {
  type Driver,
  type Engine,
  type KeyStep,
  NotAvailable,
  type PointerKind,
  type PointerStep,
  unsupported,
} from './types';
import { startWebDriver } from './webkit-process';

/** `ArrowLeft` is `ARROW_LEFT` here. */
function keyCode(key: string) {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/, '_');
  return (Key as unknown as Record<string, string>)[name.toUpperCase()] ?? key;
}

async function run(session: WebDriver, expression: string, frame?: string): Promise<unknown> {
  const ask = () => session.executeScript(`return ${expression}`);
  if (!frame) return ask();
  await session.switchTo().frame(await session.findElement(By.css(frame)));
  return ask().finally(() => session.switchTo().parentFrame());
}

async function pointer(session: WebDriver, kind: PointerKind, steps: PointerStep[]) {
  if (kind !== 'mouse') throw new NotAvailable('WebKit makes a mouse of every finger');
  const actions = session.actions({ async: true });
  for (const step of steps) {
    if (step.do === 'move') {
      const at = { x: Math.round(step.x), y: Math.round(step.y) };
      actions.move({ ...at, duration: 0, origin: Origin.VIEWPORT });
    } else if ((step.button ?? 'left') !== 'left')
      throw new NotAvailable('WebKit releases every mouse button as the left one');
    else actions[step.do === 'down' ? 'press' : 'release'](Button.LEFT);
  }
  await actions.perform();
}

async function keys(session: WebDriver, steps: KeyStep[]) {
  const actions = session.actions({ async: true });
  for (const step of steps) actions[step.do === 'down' ? 'keyDown' : 'keyUp'](keyCode(step.key));
  await actions.perform();
}

function newDriver(session: WebDriver): Driver {
  const evaluate = (expression: string, frame?: string) => run(session, expression, frame);
  const { preludes } = scope();
  preludes.add(toExpression(collect));
  const window = session.manage().window();
  return {
    engine: 'webkit',
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    run: evaluate,
    init: async (source) => preludes.add(source),
    pointer: (kind, steps) => pointer(session, kind, steps),
    keys: (steps) => keys(session, steps),
    wheel: unsupported('WebKit drops automated wheels'),
    async viewport(width, height) {
      const bar = Number(await evaluate('outerHeight - innerHeight'));
      return window.setRect({ x: 0, y: 0, width, height: height + bar });
    },
    messages: () => evaluate('collectedMessages') as Promise<string[]>,
    prefer: unsupported('WebKit reads preferences when it starts: use `preferences`'),
    tabs: unsupported('WebKit under automation opens no tab for a modified click'),
    cdp: unsupported('WebKit does not speak CDP'),
    async close() {
      await session.actions().clear();
      await goto(evaluate, 'about:blank', 'load', () => session.get('about:blank'));
    },
  };
}

/** A session costs 1.5 seconds: tests with the same preferences share one, emptied in between. */
export async function startWebkit(): Promise<Engine> {
  const { openSession, close } = await startWebDriver();
  let current: { session: WebDriver; key: string } | undefined;
  return {
    async newDriver(preferences) {
      const key = JSON.stringify(preferences);
      // A window keeps a hundred entries of history.
      if (current?.key !== key || Number(await run(current.session, 'history.length')) >= 50) {
        await current?.session.quit();
        current = undefined;
        const session = await openSession(preferences);
        // The limit for a script would be a timer of the page, and count among the page's timers.
        await session.manage().setTimeouts({ script: null as unknown as number });
        // Its first, empty document is replaced by another one, and does not answer meanwhile.
        await session.wait(() => run(session, 'outerHeight > 0').catch(() => false), 10_000);
        current = { session, key };
      }
      return newDriver(current.session);
    },
    close,
  };
}
