import { Activity, type ComponentType, memo } from 'react';
import type { PageName } from '../schema/routes';
import { ErrorBoundary } from './error-boundary';

/*
 * How all pages live in one document.
 *
 *   prerendered ──── script runs ───▶ hydrated ──── visitor moves on ───▶ kept
 *   CSS shows the page                React takes over                    active ◀─▶ inactive
 *   of the address                    the same elements
 *
 * Prerendered: the build writes every page as an `<article data-page>`, home first. CSS shows the
 * page whose name is in `<html data-route>` (route-css.ts), from its first piece on.
 * Hydrated: React takes over the same elements, so nothing that was typed or chosen before is lost.
 * Kept: all pages stay mounted. `<Activity mode="hidden">` hides an inactive page and unmounts its
 * effects, so it runs no timer, observer or listener (behavior R11); its state and its DOM stay.
 * https://react.dev/reference/react/Activity
 *
 * From the address to the page, on the first load:
 *
 * 1. head/head.ts writes the address to `<html data-route>`, before anything is painted, and says
 *    in `<html data-late>` whether blocks may be laid out late. Without this script, the fragment
 *    `#/about-us` names the id of an article, and page.css shows the `:target`.
 * 2. At the end of the document, head.ts takes the ids of pages away, so that no browser scrolls
 *    to one. The id of an element is the address of its page with a query (`#/services?dtp`): the
 *    browser goes there by itself, in a new tab and without script too.
 * 3. main.tsx hydrates the document when it is idle. If an extension or a proxy has changed the
 *    start of a page, React renders all markup again (hydrate-or-render.ts), and restore-fields.ts
 *    moves what was typed.
 * 4. `useRoute` returns null until then, and now the route. Focus and scroll position stay.
 *    `<html data-ready>` shows what needs the script.
 *
 * From a click on a link, or Back, to the focused heading:
 *
 * 1. `Link` is a real anchor, which the browser follows. It remembers for Back that it was
 *    followed; it handles a click itself on the current page and where it would leave the document.
 * 2. The browser changes the fragment and fires `popstate`. head.ts, which listens in the capture
 *    phase, hears it first and changes `data-route`.
 * 3. `useRoute` hears it next, and does the rest inside the event: it reads the route of the address
 *    (route.ts), gives a new history entry a number, remembers what had the focus (`leave`), and
 *    renders the page, so that browsers restore the scroll position of the right page.
 * 4. `arrive` scrolls a new entry to its element or to the top, and focuses the element or the
 *    heading; on Back, what had the focus. `announce` tells the title of another page.
 */

interface PageProps {
  readonly name: PageName;
  readonly content: ComponentType;
  /** True while the document is prerendered or being hydrated. */
  readonly isPrerendered: boolean;
  readonly isActive: boolean;
}

/**
 * One page of the site. If it fails to render, the visitor sees `FailedPage` instead. Memoized, so
 * that a navigation renders only the page that is left and the page that is entered (behavior R10).
 */
export const Page = memo(function Page(props: PageProps) {
  const { name, content: Content, isPrerendered, isActive } = props;
  return (
    <article
      id={isPrerendered ? name : undefined}
      data-page={name}
      className="page"
      hidden={!isActive}
    >
      <Activity mode={isActive ? 'visible' : 'hidden'}>
        <ErrorBoundary>
          <Content />
        </ErrorBoundary>
      </Activity>
    </article>
  );
});
