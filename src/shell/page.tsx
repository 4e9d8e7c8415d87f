import { Activity, type ReactNode } from 'react';
import { isEntryVisited } from '../router/history-entry';
import type { RoutePath } from '../router/routes';
import { ErrorBoundary } from './error-boundary';

/*
 * How all pages live in one document.
 *
 *   prerendered ──── script runs ───▶ hydrated ──── visitor moves on ───▶ kept
 *   all articles have an id           the id is gone; the route           active ◀─▶ inactive
 *   CSS `:target` shows one           decides which one is active
 *
 * Prerendered: the build writes every page as `<article id="/about-us">`, so the fragment
 * `#/about-us` is a real target and page.css shows that page without any script. Home comes last,
 * which lets a CSS sibling rule hide it as soon as another page is the target.
 *
 * Hydrated: React takes over the same elements, so nothing that was typed or chosen before is lost.
 * `useRoute` returns null while React hydrates and the real address right after. From then on the
 * article has no `id`: on Back, a browser would scroll to the fragment's target instead of to the
 * visitor's last position.
 *
 * Kept: all pages stay mounted. `<Activity mode="hidden">` hides an inactive page and unmounts its
 * effects, so it runs no timer, observer or listener (behavior R11); its state and its DOM stay.
 * https://react.dev/reference/react/Activity
 *
 * Selectors that take part: `.page`, `.page:target`, `.page[id='/']`, `.page:not([id])`,
 * `.page[hidden]`, `#root:not(:has(~ #end))` (page.css), `.page:not([id], [data-visited])`
 * (language-wall.css), and those of skip-links-css.ts.
 */

interface PageProps {
  readonly path: RoutePath;
  /** The current address, or null while the document is prerendered or being hydrated. */
  readonly address: string | null;
  readonly children: ReactNode;
}

/**
 * One page of the site in its place in the document. If it fails to render, the visitor sees
 * `FailedPage` instead.
 */
export function Page({ path, address, children }: PageProps) {
  const active = address === null || address === path;
  return (
    <article
      id={address === null ? path : undefined}
      className="page"
      hidden={!active}
      // language-wall.css delays the layout of tiles, except where the browser may restore the
      // scroll position: on a load, Back and Forward. On a new route, `markEntry` has not run yet.
      data-visited={address === path && isEntryVisited() ? '' : undefined}
    >
      <ErrorBoundary active={active}>
        <Activity mode={active ? 'visible' : 'hidden'}>{children}</Activity>
      </ErrorBoundary>
    </article>
  );
}
