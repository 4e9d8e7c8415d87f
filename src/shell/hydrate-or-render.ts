import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageSelector } from '../router/route';

/**
 * Whether each page begins with the comment that React expects before an `<Activity>`. Where an
 * extension has inserted something before it, or a proxy has removed it, React 19.2 would try to
 * hydrate the page again and again. https://github.com/facebook/react/pull/36819
 */
function isIntact(root: Element): boolean {
  const pages = [...root.querySelectorAll(pageSelector)];
  return pages.every(({ firstChild }) => firstChild?.nodeValue === '&');
}

/**
 * Hydrates the prerendered document, or renders it again where that is impossible. Calls
 * `onReplaced` whenever React has replaced elements.
 */
export function hydrateOrRender(root: Element, app: ReactNode, onReplaced: () => void): void {
  if (!isIntact(root)) {
    // At once: nothing else says when React has rendered the elements.
    flushSync(() => createRoot(root).render(app));
    onReplaced();
    return;
  }
  // React repairs what a browser extension has changed: worth a warning, but not an error.
  const onRecoverableError = (error: unknown) => {
    console.warn(error);
    onReplaced();
  };
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError });
  });
}
