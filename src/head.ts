import { showRoute } from './router/route';

/** The page that a browser must not go to: it has no id until the visitor moves on. */
let untargeted: { readonly article: Element; readonly id: string } | undefined;

/**
 * Whether the visitor has just followed a link. Firefox goes to the next page's id while that page
 * is still hidden, and so keeps the scroll position of the last one.
 */
let follows = false;

function onClick({ target }: Event): void {
  follows = (target as Element).closest('a[href^="#/"]') !== null;
  // The skip link leads to the id.
  restoreId();
}

/** Does nothing after hydration, when no page has an id. */
function restoreId(): void {
  if (untargeted && isPrerendered()) untargeted.article.id = untargeted.id;
  untargeted = undefined;
}

function isPrerendered(): boolean {
  return document.querySelector('.page[id]') !== null;
}

/**
 * Shows the page of the address before the first paint, while the main script is loading, and where
 * the browser cannot run it; see shell/page.tsx. In a document that was cut off before that page,
 * home is shown, which arrives first.
 */
function show({ type }: { readonly type?: string }): void {
  const { page } = showRoute();
  if (document.readyState === 'loading' || !isPrerendered()) return;
  restoreId();
  const article = document.getElementById(page);
  if (!article) document.documentElement.dataset.route = '/';
  // At the end of the document, browsers go to the id. That would undo the visitor's scrolling and,
  // in WebKit, that of a reload; in a frame, it would scroll the document around it; and the first
  // Tab would start there, after the header. For Firefox, DOMContentLoaded is too late.
  else if (type === 'readystatechange') {
    untargeted = { article, id: page };
    article.removeAttribute('id');
  } else if (follows) scrollTo(0, 0);
  follows = false;
}

/**
 * Any key may start a jump (End, Tab, the browser's search). Then an estimated height above would
 * move what the visitor sees: from then on, all blocks are laid out at once (page.css).
 */
function layOutAll(): void {
  document.documentElement.dataset.jumps = '';
}

show({});
// `location.hash` does not contain the text of a link to a text; the navigation entry does.
if (performance.getEntriesByType('navigation')[0]?.name.includes(':~:')) layOutAll();
const changes = ['readystatechange', 'popstate', 'hashchange'];
for (const type of changes) addEventListener(type, show, true);
addEventListener('click', onClick);
addEventListener('keydown', layOutAll);
