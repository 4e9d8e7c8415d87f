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
): PointerEvent {
  const event = new PointerEvent(type, { ...primary, ...init });
  if (timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  act(() => void target.dispatchEvent(event));
  return event;
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

/** The element and its ancestors, up to the first that contains the other element. */
function outTo(element: Element, other: Element): Element[] {
  return element.contains(other)
    ? []
    : [element, ...(element.parentElement ? outTo(element.parentElement, other) : [])];
}

/**
 * Moves the pointer from one element to another, with the events of a browser: first those of
 * leaving, then those of entering.
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
