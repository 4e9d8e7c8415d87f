import { Activity, type ReactNode } from 'react';
import type { Route } from '../router/route';
import type { PageName } from '../schema/routes';
import { ErrorBoundary } from './error-boundary';

/*
 * How all pages live in one document.
 *
 *   prerendered ──── script runs ───▶ hydrated ──── visitor moves on ───▶ kept
 *   all articles have an id           the id is gone; the route           active ◀─▶ inactive
 *   CSS shows one                     decides which one is active
 *
 * Prerendered: the build writes every page as `<article id="/about-us">`, home first. The script in
 * the head (head.ts) writes the address to `<html data-route>` before the first paint, and the
 * rules of route-css.ts show that page as soon as it arrives; when the document is complete, it
 * takes the id of the visible page away until the next click. Without this script, the fragment
 * `#/about-us` is a real target, and page.css shows it by `:target`.
 *
 * Hydrated: React takes over the same elements, so nothing that was typed or chosen before is lost.
 * `useRoute` returns null while React hydrates and the real route right after. From then on the
 * article has no `id`: on Back, a browser would scroll to the fragment's target instead of to the
 * visitor's last position.
 *
 * Kept: all pages stay mounted. `<Activity mode="hidden">` hides an inactive page and unmounts its
 * effects, so it runs no timer, observer or listener (behavior R11); its state and its DOM stay.
 * https://react.dev/reference/react/Activity
 */

interface PageProps {
  readonly name: PageName;
  /** The current route, or null while the document is prerendered or being hydrated. */
  readonly route: Route | null;
  readonly children: ReactNode;
}

/** One page of the site. If it fails to render, the visitor sees `FailedPage` instead. */
export function Page({ name, route, children }: PageProps) {
  const active = route === null || route.page === name;
  return (
    <article id={route === null ? name : undefined} className="page" hidden={!active}>
      <ErrorBoundary active={active}>
        <Activity mode={active ? 'visible' : 'hidden'}>{children}</Activity>
      </ErrorBoundary>
    </article>
  );
}
