import { opensElsewhere, readRoute, showAddress } from '../router/route';

/**
 * Shows the page of the address before the first paint, while the main script is loading, and where
 * the browser cannot run it; see shell/page.tsx. In a document that was cut off before that page,
 * home is shown, which arrives first.
 */
function showPage(): void {
  const route = readRoute();
  if (opensElsewhere(route)) return;
  const { page, address } = route;
  const isCutOff =
    document.readyState !== 'loading' && !document.querySelector(`[data-page="${page}"]`);
  showAddress(isCutOff ? '/' : address);
  // Requests the first picture of this page; those of the other pages would delay it (R14).
  const link = document.querySelector<HTMLLinkElement>(`[data-first-of="${page}"]`);
  if (link) Object.assign(link, { fetchPriority: 'high', media: '' });
}

/** The markup of a page that a visitor has saved contains its route, but its address has no hash. */
function openSavedPage(): void {
  const { route } = document.documentElement.dataset;
  if (route && location.hash === '') location.replace(`#${route}`);
}

openSavedPage();
showPage();
// At `pageshow`, the visitor may have returned to a document that another took the place of.
for (const type of ['readystatechange', 'popstate', 'pageshow'])
  addEventListener(type, showPage, true);
