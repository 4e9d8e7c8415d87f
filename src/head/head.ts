import { staysHere } from '../lib/stays-here';
import {
  namesElement,
  openOtherDocument,
  pageSelector,
  readRoute,
  showAddress,
} from '../router/route';
import { hrefOf, readDocument } from '../router/site-document';

/*
 * The script in the head of the document, inlined and allowed by its hash. It shows the page of the
 * address and keeps the visitor's place, while the main script is loading and where the browser
 * cannot run it; see shell/page.tsx.
 */

/** In a document that was cut off before the page of the address, home is shown: it arrives first. */
function showPage(): void {
  const route = readRoute();
  if (openOtherDocument(route)) return;
  const { page, address } = route;
  const isCutOff =
    document.readyState !== 'loading' &&
    !document.querySelector(`${pageSelector}[data-page="${page}"]`);
  showAddress(isCutOff ? '/' : address);
  // Requests the first picture of this page; those of the other pages would delay it (R13).
  const link = document.querySelector<HTMLLinkElement>(`[data-first-of="${page}"]`);
  if (link) Object.assign(link, { fetchPriority: 'high', media: '' });
}

/**
 * At the end of the document, browsers go to the id that the fragment names. That would undo the
 * visitor's scrolling and, in WebKit, that of a reload; in a frame, it would scroll the document
 * around it; and the first Tab would start there, after the header. For Firefox, DOMContentLoaded
 * is too late to take the ids away.
 */
function removeIds(): void {
  for (const page of document.querySelectorAll(pageSelector)) page.removeAttribute('id');
}

/** Until React hides pages, a link to a page goes to the top, and the next Tab into the page. */
function onClick(event: MouseEvent): void {
  const here = readDocument();
  const links = here.only ? `a[href="${hrefOf(here.only, here)}"]` : 'a[href^="#/"]';
  const isLink = event.target instanceof Element && event.target.closest(links);
  if (!isLink || !staysHere(event) || document.querySelector(`${pageSelector}[hidden]`)) return;
  // The browser would load the document again, and what was typed would be lost.
  if (here.only) event.preventDefault();
  scrollTo(0, 0);
  document.querySelector(pageSelector)?.closest('main')?.focus({ preventScroll: true });
}

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * Whether the visitor may jump at any moment, as after the first key: End, Tab, the browser's
 * search. So does the browser on Reload and Back, also before the script has marked the entry, and
 * at a link to a text, which `location.hash` does not contain.
 */
let jumps = navigation?.type !== 'navigate' || navigation.name.includes(':~:');

/** Whether blocks have been late: on Back, they have the heights by which a place was saved. */
let wasLate = false;

/**
 * `<html data-late>` lets blocks be laid out late (shell/late-layout.css). It is missing where an
 * estimated height above would move what the visitor sees: after a jump, at a link to an element,
 * and on an entry with a scroll position to restore.
 */
function chooseLayout(): void {
  const isLate = !jumps && (wasLate || !readRoute().visit) && !namesElement(location.hash);
  wasLate ||= isLate;
  document.documentElement.toggleAttribute('data-late', isLate);
}

function onKey(): void {
  jumps = true;
  chooseLayout();
}

/* A page that a visitor has saved with its scripts stays as it was when it was saved. */
if (!('ready' in document.documentElement.dataset)) {
  showPage();
  chooseLayout();
  // At `pageshow`, the visitor may have returned to a document that another took the place of.
  for (const type of ['readystatechange', 'popstate', 'pageshow'])
    addEventListener(type, showPage, true);
  addEventListener('readystatechange', removeIds, true);
  addEventListener('popstate', chooseLayout, true);
  addEventListener('click', onClick);
  addEventListener('keydown', onKey, { once: true });
}
