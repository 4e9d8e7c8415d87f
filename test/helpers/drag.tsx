import { fireEvent } from '@testing-library/react';
import { showCarousel } from './carousel';
import type { FixtureName } from './carousel-fixtures';
import { sendPointer } from './pointer';

/**
 * What a pointer does after its press at 500, 300: where it moves to from there (across, or across
 * and down, with the buttons that are down), how long it rests, in ms, or what else happens.
 */
export type DragStep =
  | number
  | readonly [across: number, down: number, buttons?: number]
  | { readonly rest: number }
  | 'press'
  | 'release'
  | 'cancel'
  | `second ${string}`;

export interface DragOptions {
  readonly name?: FixtureName;
  readonly count?: number;
  readonly dir?: 'ltr' | 'rtl';
  readonly press?: PointerEventInit;
  readonly zoom?: number;
}

/** Renders a carousel 900 CSS px wide, for dragging. */
export function showWide({ name = 'sliding', press = {}, ...options }: DragOptions = {}) {
  const carousel = showCarousel(name, options);
  const { viewport, link } = carousel;
  Object.defineProperty(viewport, 'clientWidth', { value: 900 });
  let now = 1000;
  let x = 500;
  const send = (type: string, target: EventTarget = window, init: PointerEventInit = {}) =>
    sendPointer(target, type, { clientX: x, clientY: 300, ...press, ...init }, now);
  const take = (step: DragStep) => {
    if (step === 'press') send('pointerdown', link(1), { clientX: (x = 500) });
    else if (step === 'release') send('pointerup');
    else if (step === 'cancel') send('pointercancel');
    else if (typeof step === 'string')
      send(step.replace('second ', ''), window, { pointerId: 2, isPrimary: false, clientX: 100 });
    else if (typeof step === 'object' && 'rest' in step) now += step.rest;
    else {
      const [across, down, buttons = 1] = typeof step === 'number' ? [step, 0] : step;
      x = 500 + across;
      send('pointermove', window, { clientY: 300 + down, buttons });
    }
  };
  return {
    ...carousel,
    drag: (...steps: readonly DragStep[]) => ['press' as const, ...steps].forEach(take),
    /** Turns the wheel, or swipes on a trackpad, after a rest. Returns whether the browser may act. */
    wheel: (deltaX: number, deltaY: number, rest: number) => {
      now += rest;
      const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: now });
      return fireEvent(link(1), event);
    },
    /** Whether a click opens the link in the first slide. */
    opens: (detail = 1) => fireEvent.click(link(1), { detail }),
    /** How far the slides follow the pointer; null if they do not. */
    pulled: () =>
      viewport.hasAttribute('data-dragging') ? viewport.style.getPropertyValue('--drag') : null,
  };
}
