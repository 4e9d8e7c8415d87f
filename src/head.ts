import { showRoute } from './router/route';

/** The page of a reload or a frame, whose id is removed until the visitor moves on. */
let untargeted: { readonly article: Element; readonly id: string } | undefined;

/**
 * Shows the page of the address before the first paint, while the main script is loading, and where
 * the browser cannot run it; see shell/page.tsx. In a document that was cut off before that page,
 * home is shown, which arrives first.
 */
function show({ type }: { readonly type?: string }): void {
  const { page, visited } = showRoute();
  // After hydration, no page has an id.
  if (document.readyState === 'loading' || !document.querySelector('.page[id]')) return;
  if (untargeted) untargeted.article.id = untargeted.id;
  untargeted = undefined;
  const article = document.getElementById(page);
  if (!article) document.documentElement.dataset.route = '/';
  // To go to the id, WebKit would leave a restored scroll position, and a frame would scroll the
  // document around it.
  else if ((visited || parent !== window) && type === 'DOMContentLoaded') {
    untargeted = { article, id: page };
    article.removeAttribute('id');
  }
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

show({});
for (const type of ['DOMContentLoaded', 'popstate', 'hashchange']) addEventListener(type, show);
for (const type of ['keydown', 'pointerdown']) addEventListener(type, layOutAll);
