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

show();
for (const type of ['DOMContentLoaded', 'popstate', 'hashchange']) addEventListener(type, show);
