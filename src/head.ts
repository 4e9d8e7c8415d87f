import { showRoute } from './router/route';

/**
 * Shows the page of the address before the first paint, while the main script is loading, and where
 * the browser cannot run it; see shell/page.tsx. In a document that was cut off before that page,
 * home is shown, which arrives first.
 */
function show(): void {
  const { page } = showRoute();
  const isCutOff = document.readyState !== 'loading' && document.getElementById('/');
  if (isCutOff && !document.getElementById(page)) document.documentElement.dataset.route = '/';
}

/**
 * After a jump with the End key, the scrollbar or the browser's search, an estimated height above
 * would move what the visitor sees: from then on, all blocks are laid out at once (page.css).
 */
function layOutAll({ type, target }: Event): void {
  const root = document.documentElement;
  // A press on the window's scrollbar is reported on the root element.
  if (type === 'keydown' || target === root) root.dataset.jumps = '';
}

show();
for (const type of ['DOMContentLoaded', 'popstate', 'hashchange']) addEventListener(type, show);
for (const type of ['keydown', 'pointerdown']) addEventListener(type, layOutAll);
