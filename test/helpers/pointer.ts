import type { TestContext } from 'node:test';
import { act, fireEvent } from '@testing-library/react';

const primary = {
  bubbles: true,
  cancelable: true,
  composed: true,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  buttons: 1,
};

/** Dispatches a pointer event. `timeStamp` is in ms, for tests in which the time matters. */
export function sendPointer(
  target: EventTarget,
  type: string,
  init: PointerEventInit = {},
  timeStamp?: number,
): void {
  const event = new PointerEvent(type, { ...primary, ...init });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  act(() => void target.dispatchEvent(event));
}

/** Sets the zoom by pinching until the test ends. Returns a function that changes it. */
export function pinch(t: TestContext, scale: number): (scale: number) => void {
  const viewport = Object.assign(new EventTarget(), { scale });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  t.after(() => void Reflect.deleteProperty(window, 'visualViewport'));
  return (next) => {
    viewport.scale = next;
    act(() => void viewport.dispatchEvent(new Event('resize')));
  };
}

/** Moves the pointer over an element, or away from it. */
export function hover(element: Element, pointerType = 'mouse'): void {
  sendPointer(element, 'pointerenter', { pointerType, bubbles: false });
}

export function hoverAway(element: Element): void {
  sendPointer(element, 'pointerleave', { bubbles: false });
}

/** Presses a button with the mouse: the button gets the focus before the click. */
export function press(button: HTMLElement): void {
  sendPointer(button, 'pointerdown');
  act(() => button.focus());
  sendPointer(button, 'pointerup');
  fireEvent.click(button, { detail: 1 });
}

export function focus(element: HTMLElement): void {
  act(() => element.focus());
}

export function blur(): void {
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
