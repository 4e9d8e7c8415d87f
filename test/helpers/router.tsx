import type { TestContext } from 'node:test';
import { act, fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { App } from '../../src/app';
import { NotFound } from '../../src/pages/not-found/not-found';
import { type RoutePath, routes, routesOutsideHeader } from '../../src/schema/routes';
import { fakeClock } from './clock';
import { find } from './element';

type Pages = NonNullable<ComponentProps<typeof App>['pages']>;

function plainPage(path: RoutePath) {
  return [path, () => <h1 tabIndex={-1}>{plainHeading(path)}</h1>];
}

/** Pages that have only a heading with their path: the whole site takes ten times as long. */
export const plainPages = {
  ...Object.fromEntries(routes.map(plainPage)),
  notFound: NotFound,
} as unknown as Pages;

/** The heading of a plain page. */
export function plainHeading(path: RoutePath) {
  return `Page ${path}`;
}

const { setTimeout: later } = globalThis;

/** Starts a navigation. For a new hash, browsers fire `popstate` at once; happy-dom does not. */
export async function navigate(start: () => void): Promise<void> {
  await act(async () => {
    let isReported = false;
    window.addEventListener('popstate', () => (isReported = true), { once: true });
    start();
    if (!isReported) window.dispatchEvent(new PopStateEvent('popstate'));
    // happy-dom fires `hashchange` in a timer.
    await new Promise((resolve) => later(resolve));
  });
}

/**
 * Types a hash into the address bar. A browser gives the new entry no state; happy-dom copies the
 * previous one's.
 */
export function type(hash: string): Promise<void> {
  return navigate(() => {
    window.location.hash = hash;
    window.history.replaceState(null, '');
  });
}

/** Follows a link from the keyboard: it has the focus. */
export function follow(link: HTMLElement) {
  return navigate(() => {
    link.focus();
    fireEvent.click(link);
    window.history.replaceState(null, '');
  });
}

export function goBack() {
  return navigate(() => window.history.back());
}

/** Goes to an address as a deep link does: the router remembers no other page. */
export function startAt(address: string): Promise<void> {
  document.documentElement.removeAttribute('data-route');
  return navigate(() => window.history.replaceState(null, '', window.location.pathname + address));
}

/** Opens the site at an address such as `#/services`: with plain pages or, for null, its own. */
export async function openSite(address: string, pages: Pages | null = plainPages) {
  await startAt(address);
  return render(<App {...(pages && { pages })} />);
}

/** Opens the site. `visit` follows a link and `go` moves in the history, until the arrival. */
export async function openWithClock(t: TestContext, ...args: Parameters<typeof openSite>) {
  // Before the site opens: the timers of a page would outlive the test.
  const clock = fakeClock(t);
  const { unmount } = await openSite(...args);
  const arrive = (move: Promise<void>) => move.then(() => clock.tick(100));
  return {
    unmount,
    clock,
    visit: (link: HTMLElement) => arrive(follow(link)),
    go: (steps: number | readonly number[]) =>
      arrive(navigate(() => [steps].flat().forEach((step) => window.history.go(step)))),
  };
}

export function heading() {
  return find('.page:not([hidden]) h1');
}

/** The live region. */
export function announcer() {
  return find('p.visually-hidden[role="status"]');
}

export function announced() {
  return announcer().textContent;
}

type Landmark = 'header' | 'footer';

/** The paths of the links that are marked as the current page. */
export function marked(landmark: Landmark): string[] {
  const links = document.querySelectorAll(`.site-${landmark} nav [aria-current="page"]`);
  return [...links].map((link) => link.getAttribute('href')?.slice(1) ?? '');
}

/** The landmarks that list a page. */
export function landmarksOf(path: RoutePath): readonly Landmark[] {
  return routesOutsideHeader.includes(path) ? ['footer'] : ['header', 'footer'];
}

/** The link to a page in a landmark; by default in the header, or else in the footer. */
export function linkTo(path: RoutePath, landmark = landmarksOf(path)[0]): HTMLElement {
  return find(`.site-${landmark} nav a[href="#${path}"]`);
}
