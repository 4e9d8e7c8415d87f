import { staysHere } from '../lib/stays-here';
import { namesElement, readRoute } from '../router/route';
import { hrefOf, readDocument } from '../router/site-document';

/*
 * Keeps the visitor's place in the prerendered document: it takes the ids of the pages away, does
 * what they did for links, and decides which blocks are laid out late.
 */

/**
 * At the end of the document, browsers go to the id that the fragment names. That would undo the
 * visitor's scrolling and, in WebKit, that of a reload; in a frame, it would scroll the document
 * around it; and the first Tab would start there, after the header. For Firefox, DOMContentLoaded
 * is too late to take the ids away.
 */
function removeIds(): void {
  for (const page of document.querySelectorAll('[data-page]')) page.removeAttribute('id');
}

/** Until React hides pages, a link to a page goes to the top, and the next Tab into the page. */
function onClick(event: MouseEvent): void {
  const here = readDocument();
  const links = here.only ? `a[href="${hrefOf(here.only, here)}"]` : 'a[href^="#/"]';
  const isLink = event.target instanceof Element && event.target.closest(links);
  if (!isLink || !staysHere(event) || document.querySelector('[data-page][hidden]')) return;
  // The browser would load the document again, and what was typed would be lost.
  if (here.only) event.preventDefault();
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

// `location.hash` does not contain the text of a link to a text; the navigation entry does.
let jumps = performance.getEntriesByType('navigation')[0]?.name.includes(':~:') === true;

/**
 * `<html data-late>` lets blocks be laid out late (shell/late-layout.css). It is missing where an
 * estimated height above would move what the visitor sees: on an entry with a scroll position to
 * restore, at a link to a text or an element, and from the first key on, which may start a jump
 * (End, Tab, the browser's search).
 */
function chooseLayout(): void {
  const isLate = !jumps && !readRoute().visited && !namesElement(location.hash);
  document.documentElement.toggleAttribute('data-late', isLate);
}

chooseLayout();
addEventListener('readystatechange', removeIds, true);
addEventListener('popstate', chooseLayout, true);
addEventListener('click', onClick);
addEventListener(
  'keydown',
  () => {
    jumps = true;
    chooseLayout();
  },
  { once: true },
);
