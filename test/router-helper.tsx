import type { ComponentProps } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { App } from '../src/app';
import { scriptGroups } from '../src/content/languages';
import { currentAddress } from '../src/router/use-route';

type Pages = ComponentProps<typeof App>['pages'];

const page = (name: string) => () => <h1 tabIndex={-1}>{name}</h1>;

/** Pages of a heading each: the router shows, the pages themselves are not in question. */
export const plainPages: NonNullable<Pages> = {
  '/': page('Home page'),
  '/about-us': page('About page'),
  '/services': page('Services page'),
  '/language': page('Language page'),
  '/industry': page('Industry page'),
  '/contact-us': page('Contact page'),
};

/** Sets a navigation off, and waits until the browser has told of it. */
export async function navigate(setOff: () => void): Promise<void> {
  await act(async () => {
    const told = new Promise((resolve) =>
      window.addEventListener('hashchange', resolve, { once: true }),
    );
    setOff();
    await told;
  });
}

/** Types another hash into the address bar. A browser gives the new entry no state; happy-dom copies the last one's. */
export function type(hash: string): Promise<void> {
  return navigate(() => {
    window.location.hash = hash;
    window.history.replaceState(null, '');
  });
}

export const follow = (link: Element) => navigate(() => void fireEvent.click(link));

/** Goes back; `then` is called where a browser restores the scroll position, between `popstate` and `hashchange`. */
export const goBack = (then: () => void = () => undefined) =>
  navigate(() => {
    window.history.back();
    then();
  });

/** The clock that runs, whatever a test holds. */
const { setTimeout: soon, requestAnimationFrame: atNextFrame } = globalThis;

/** Lets what waits for the page to be painted come. */
export const rest = () =>
  act(async () => new Promise<void>((resolve) => void atNextFrame(() => soon(resolve))));

/** Opens the site at an address, as a deep link does, and lets all its pages come to rest: `hash` may be preceded by a query. */
export async function openSite(hash: string, { pages }: { pages?: Pages } = { pages: plainPages }) {
  // A first visit: no other page has stood before.
  window.history.replaceState(null, '', window.location.pathname);
  currentAddress();
  const move = () => window.history.replaceState(null, '', window.location.pathname + hash);
  await (hash.includes('#') && !hash.endsWith('#') ? navigate(move) : move());
  const site = (keepsPages: boolean) => (
    <App {...(pages && { pages })} languages={scriptGroups} keepsPages={keepsPages} />
  );
  const rendered = render(site(false));
  await rest();
  rendered.rerender(site(true));
  return rendered;
}

export const heading = () => screen.getByRole('heading', { level: 1 });

export const announced = () => screen.getByRole('status').textContent;

/** The links that are marked as the current page, in the header or in the footer. */
export function marked(landmark: 'Main' | 'Footer'): string[] {
  const links = within(screen.getByRole('navigation', { name: landmark })).getAllByRole('link');
  return links.flatMap((link) =>
    link.getAttribute('aria-current') === 'page' ? [link.textContent] : [],
  );
}

export function linkTo(name: string, landmark: 'Main' | 'Footer' = 'Main'): HTMLElement {
  return within(screen.getByRole('navigation', { name: landmark })).getByRole('link', { name });
}
