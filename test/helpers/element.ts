import assert from 'node:assert/strict';

export function find(css: string): HTMLElement {
  return document.querySelector<HTMLElement>(css) ?? assert.fail(`there is no ${css}`);
}

/** assert.equal would print both element trees, which takes minutes. */
export function isElement(actual: Element | null, expected: Element, message = ''): void {
  assert.ok(
    actual === expected,
    `${message || 'another element'}: ${textOf(actual)} instead of ${textOf(expected)}`,
  );
}

export function hasFocus(element: Element): void {
  isElement(document.activeElement, element, 'the focus is on');
}

function textOf(element: Element | null): string {
  return element ? `${element.tagName} "${(element.textContent ?? '').slice(0, 40)}"` : 'nothing';
}
