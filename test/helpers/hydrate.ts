import assert from 'node:assert/strict';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Hydrates prerendered markup. Fails if React had to repair anything. */
export function hydrate(container: HTMLElement, element: ReactNode) {
  const repairs: unknown[] = [];
  const onRecoverableError = (error: unknown) => void repairs.push(error);
  const view = render(element, { container, hydrate: true, onRecoverableError });
  assert.deepEqual(repairs, []);
  return view;
}

/** Prerenders an element, lets the visitor act, then hydrates it. */
export function hydrateAfter(
  element: ReactNode,
  action: (container: HTMLElement) => void = () => undefined,
) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  action(container);
  return hydrate(container, element);
}
