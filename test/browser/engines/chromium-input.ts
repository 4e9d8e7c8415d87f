import type { CDPSession, KeyInput, Page as Tab } from 'puppeteer-core';
import {
  type Driver,
  NotExpressible,
  type Point,
  type PointerKind,
  type PointerStep,
} from './types';

const mouse = async (tab: Tab, step: PointerStep) => {
  if (step.do === 'cancel') throw new NotExpressible('Chromium cannot cancel a mouse pointer');
  if (step.do === 'move') return tab.mouse.move(step.x, step.y);
  return tab.mouse[step.do]({ button: step.button ?? 'left' });
};

/** Puppeteer's touchscreen knows no cancel, and it has no pen: both are said in CDP. */
const finger = (cdp: CDPSession) => {
  let at: Point = { x: 0, y: 0 };
  let isDown = false;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') => {
    const isOver = type === 'touchEnd' || type === 'touchCancel';
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints: isOver ? [] : [at] });
  };
  return async (step: PointerStep) => {
    if (step.do === 'move') {
      at = { x: step.x, y: step.y };
      if (isDown) await send('touchMove');
      return;
    }
    isDown = step.do === 'down';
    await send(({ down: 'touchStart', up: 'touchEnd', cancel: 'touchCancel' } as const)[step.do]);
  };
};

const pen = (cdp: CDPSession) => {
  let at: Point = { x: 0, y: 0 };
  let isDown = false;
  return async (step: PointerStep) => {
    if (step.do === 'cancel') throw new NotExpressible('Chromium cannot cancel a pen');
    if (step.do === 'move') at = { x: step.x, y: step.y };
    else isDown = step.do === 'down';
    const type = ({ move: 'mouseMoved', down: 'mousePressed', up: 'mouseReleased' } as const)[
      step.do
    ];
    const button = step.do === 'move' && !isDown ? 'none' : 'left';
    await cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button,
      buttons: isDown ? 1 : 0,
      clickCount: 1,
      pointerType: 'pen',
    });
  };
};

export const chromiumInput = (
  tab: Tab,
  cdp: CDPSession,
): Pick<Driver, 'pointer' | 'keys' | 'wheel'> => {
  const pointers: Record<PointerKind, (step: PointerStep) => Promise<unknown>> = {
    mouse: (step) => mouse(tab, step),
    touch: finger(cdp),
    pen: pen(cdp),
  };
  return {
    async pointer(kind, steps) {
      for (const step of steps) await pointers[kind](step);
    },
    async keys(steps) {
      for (const { do: doing, key } of steps) {
        // Puppeteer has a key for what stands on an English keyboard; the rest arrives as an input method writes it.
        if (/^[\x20-\x7e]+$/.test(key)) await tab.keyboard[doing](key as KeyInput);
        else if (doing === 'down') await tab.keyboard.sendCharacter(key);
      }
    },
    async wheel(at, delta) {
      await tab.mouse.move(at.x, at.y);
      await tab.mouse.wheel({ deltaX: delta.x, deltaY: delta.y });
    },
  };
};
