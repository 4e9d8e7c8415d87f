import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { footerWords, headerWords } from '#words/interface';
import { App } from '../../src/app';
import { NotFound } from '../../src/pages/not-found/not-found';
import { type RoutePath, routes, routesOutsideHeader } from '../../src/schema/routes';

type Pages = ComponentProps<typeof App>['pages'];

/** Pages that have only a heading with their path, for tests of the router. */
export const plainPages = {
  ...Object.fromEntries(
    routes.map((path) => [path, () => <h1 tabIndex={-1}>{`Page ${path}`}</h1>]),
  ),
  notFound: NotFound,
} as unknown as NonNullable<Pages>;

/** The heading of a plain page. */
export function plainHeading(path: RoutePath) {
  return `Page ${path}`;
}

/** Starts a navigation and waits for the browser's event. */
export async function navigate(start: () => void): Promise<void> {
  await act(async () => {
    const reported = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    start();
    await reported;
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

export function follow(link: Element) {
  return navigate(() => void fireEvent.click(link));
}

/** Goes back. `then` is called after `popstate`, where browsers restore the scroll position. */
export function goBack(then: () => void = () => undefined) {
  return navigate(() => {
    window.history.back();
    then();
  });
}

/** Goes to an address as a deep link does: the router remembers no other page. */
export async function startAt(hash: string): Promise<void> {
  window.history.replaceState(null, '', window.location.pathname);
  document.documentElement.removeAttribute('data-route');
  const move = () => window.history.replaceState(null, '', window.location.pathname + hash);
  await (hash.includes('#') && !hash.endsWith('#') ? navigate(move) : move());
}

/** Opens the site at an address. */
export async function openSite(hash: string, { pages }: { pages?: Pages } = { pages: plainPages }) {
  await startAt(hash);
  return render(site(pages));
}

export function site(pages?: Pages) {
  return <App {...(pages && { pages })} />;
}

export function heading() {
  return screen.getByRole('heading', { level: 1 });
}

export function announced() {
  return screen.getByRole('status').textContent;
}

type Landmark = 'header' | 'footer';

function navigation(landmark: Landmark = 'footer') {
  return within(
    screen.getByRole('navigation', {
      name: landmark === 'header' ? headerWords.nav : footerWords.nav,
    }),
  );
}

/** The paths of the links that are marked as the current page. */
export function marked(landmark: Landmark): string[] {
  const links = navigation(landmark).getAllByRole('link');
  return links.flatMap((link) =>
    link.getAttribute('aria-current') === 'page' ? [link.getAttribute('href')?.slice(1) ?? ''] : [],
  );
}

/** The landmarks that list a page. */
export function landmarksOf(path: RoutePath): readonly Landmark[] {
  return routesOutsideHeader.includes(path) ? ['footer'] : ['header', 'footer'];
}

/** The link to a page in a landmark; by default in the header, or else in the footer. */
export function linkTo(path: RoutePath, landmark = landmarksOf(path)[0]): HTMLElement {
  const links = navigation(landmark).getAllByRole('link');
  const link = links.find((each) => each.getAttribute('href') === `#${path}`);
  if (!link) throw new Error(`The ${landmark} has no link to ${path}`);
  return link;
}

/** The skip link of the active page. */
export function skipLink() {
  return screen.getByRole('link', { name: headerWords.skip });
}
