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
};

/** Sends a pointer's event; `timeStamp` in ms, where the moment counts. */
export function sendPointer(
  target: EventTarget,
  type: string,
  init: PointerEventInit = {},
  timeStamp?: number,
): PointerEvent {
  const event = new PointerEvent(type, { ...primary, ...init });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  act(() => void target.dispatchEvent(event));
  return event;
}

/** Zooms the page by pinching, until the test ends. Returns what zooms it further. */
export function pinch(t: TestContext, scale: number): (scale: number) => void {
  const viewport = Object.assign(new EventTarget(), { scale });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  t.after(() => void Reflect.deleteProperty(window, 'visualViewport'));
  return (next) => {
    viewport.scale = next;
    act(() => void viewport.dispatchEvent(new Event('resize')));
  };
}

/** From the element outwards, as far as the other one is not inside. */
function outTo(element: Element, other: Element): Element[] {
  return element.contains(other)
    ? []
    : [element, ...(element.parentElement ? outTo(element.parentElement, other) : [])];
}

/**
 * The pointer goes from one element to another, as a browser tells it: out of the one, then over
 * the other.
 */
export function goOver(
  from: Element,
  to: Element,
  pointerType: 'mouse' | 'touch' | 'pen' = 'mouse',
): void {
  sendPointer(from, 'pointerout', { pointerType, relatedTarget: to });
  for (const left of outTo(from, to))
    sendPointer(left, 'pointerleave', { pointerType, bubbles: false });
  sendPointer(to, 'pointerover', { pointerType, relatedTarget: from });
  for (const entered of outTo(to, from).reverse())
    sendPointer(entered, 'pointerenter', { pointerType, bubbles: false });
}

/** A press of the mouse on a button: it takes the focus before the click comes. */
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
