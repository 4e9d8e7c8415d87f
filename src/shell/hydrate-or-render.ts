import { type ReactNode, startTransition } from 'react';
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

/** Hydrates the prerendered document, or renders it again where that is impossible. */
export function hydrateOrRender(root: Element, app: ReactNode): void {
  // React repairs what a browser extension has changed: worth a warning, but not an error.
  const onRecoverableError = (error: unknown) => console.warn(error);
  if (isIntact(root)) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
  else createRoot(root).render(app);
}
