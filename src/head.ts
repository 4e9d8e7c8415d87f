import { showRoute } from './router/route';

/** The page that a browser must not go to: it has no id until the visitor moves on. */
let untargeted: { readonly article: Element; readonly id: string } | undefined;

/**
 * Whether the visitor is following a link: Firefox would leave the next page where the last one was
 * scrolled to, because it is hidden when Firefox goes to its id.
 */
let follows = false;

function onClick({ target }: Event): void {
  follows = (target as Element).closest('a[href^="#/"]') !== null;
}

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
  // At the end of the document, browsers go to the id: they would undo the visitor's scrolling,
  // WebKit also that of a reload, and a frame would scroll the document around it. For Firefox,
  // DOMContentLoaded is too late.
  else if (type === 'readystatechange' && (visited || scrollY > 0 || parent !== window)) {
    untargeted = { article, id: page };
    article.removeAttribute('id');
  } else if (follows) scrollTo(0, 0);
  follows = false;
}

/**
 * After a jump (End key, scrollbar, the browser's search, link to a highlighted text), an estimated
 * height above would move what the visitor sees: from then on, all blocks are laid out at once
 * (page.css).
 */
function layOutAll({ type, target }: Partial<Event>): void {
  const root = document.documentElement;
  // A press on the window's scrollbar is reported on the root element.
  if (type !== 'pointerdown' || target === root) root.dataset.jumps = '';
}

show({});
// The address itself lacks the text.
if (performance.getEntriesByType('navigation')[0]?.name.includes(':~:')) layOutAll({});
const changes = ['readystatechange', 'popstate', 'hashchange'];
for (const type of changes) addEventListener(type, show, true);
addEventListener('click', onClick);
for (const type of ['keydown', 'pointerdown']) addEventListener(type, layOutAll);
