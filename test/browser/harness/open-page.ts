import { editions } from '../../../src/content/editions';
import { navLabels } from '../../../src/content/en/interface';
import { headings } from '../../../src/content/en/pages';
import { pageTitles } from '../../../src/content-model/labels';
import { parseHash } from '../../../src/router/route';
import { isRoute, type RoutePath, routes, routesOutsideHeader } from '../../../src/schema/routes';
import { filled } from '../../helpers/facts';
import type { Frozen } from './clock';
import type { Page } from './engines/page';
import { type SiteOptions, serve } from './site';
import { waitFor } from './wait';

export function pageOf(path: RoutePath) {
  return {
    path,
    hash: `#${path}` as const,
    title: filled(pageTitles[path]),
    heading: filled(headings[path].h1),
    label: navLabels[path],
  };
}

/** Every page of the site, from the router's own list. */
export const pages = routes.map(pageOf);
/** An address that no page has. */
export const missingHash = '#/no-such-page';
/** The hashes of all pages, and of the not-found page. */
export const allHashes = [...pages.map(({ hash }) => hash), missingHash];
/** An edition that is read from the right, if the site has one. */
export const rightToLeft = editions.find(({ dir }) => dir === 'rtl');

interface Expected {
  heading: string;
  title: string;
}
type Pages = typeof import('../../../src/content/en/pages');
type Interface = typeof import('../../../src/content/en/interface');

/** The words of each edition, by its language. */
const words = await Promise.all(
  editions.map(async ({ tag }): Promise<[tag: string, words: Pages & Interface]> => {
    const pages = await import(`../../../src/content/${tag}/pages.ts`);
    return [tag, { ...pages, ...(await import(`../../../src/content/${tag}/interface.ts`)) }];
  }),
);

/** The pages of the document, with the not-found page. */
const articles = routes.length + 1;

/** What a ready page shows at this hash, by language. A fragment such as `#main` means home. */
export function expectedAt(hash: string): Record<string, Expected> {
  const address = parseHash(hash) ?? '/';
  const isMissing = !isRoute(address);
  const path = isMissing ? '/' : address;
  return Object.fromEntries(
    words.map(([tag, { headings, titles, notFoundWords }]) => {
      const heading = isMissing ? notFoundWords.title : headings[path].h1;
      const title = isMissing ? `${heading} – {company}` : titles[path];
      return [tag, { heading: filled(heading, tag), title: filled(title, tag) }];
    }),
  );
}

/**
 * Runs in the page. Returns true, or throws an error that says what is there instead. What needs a
 * layout comes last, because the question is repeated while the page loads.
 */
function isReady(editions: Record<string, Expected>, articles: number, hasScript: boolean) {
  const expected = editions[document.documentElement.lang];
  const pages = document.documentElement.dataset.only ? 1 : articles;
  // Where there is no requestIdleCallback, the script waits for a timer.
  (window as Frozen).frozenClock?.tick(0);
  const count = (css: string) => document.querySelectorAll(css).length;
  const visible = (css: string) =>
    [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0);
  const headings = () => visible('main > article h1').map((one) => one.textContent);
  const shown = 'main > article:not([hidden])';
  const checks: [name: string, look: () => unknown, wanted: unknown][] = [
    ['pages that the script has hidden', () => count('main > article[hidden]'), pages - 1],
    ['pages that the script shows', () => count(shown), 1],
    ['script', () => document.documentElement.dataset.ready, ''],
    ['title', () => document.title, expected?.title],
    ['visible headings', () => headings().join(), expected?.heading],
    ['visible footers', () => visible('.site-footer').length, 1],
  ];
  for (const [name, look, wanted] of hasScript ? checks : checks.slice(-2)) {
    const is = look();
    if (is !== wanted) throw new Error(`${name}: ${is}, expected ${wanted}`);
  }
  return true;
}

/**
 * Waits until the script runs the site and shows the page of this hash, by default that of the
 * address. The one way to wait for a page; `open` and `follow` call it.
 */
export async function ready(page: Page, hash?: string) {
  const now = hash ?? (await page.evaluate(() => location.hash));
  const expected = expectedAt(now);
  await waitFor(page, `the page at ${now || '/'}`, isReady, expected, articles, true);
}

/** Waits until the document, without any script, shows the page of this hash and nothing but it. */
export function readyWithoutScript(page: Page, hash: string) {
  return waitFor(
    page,
    `the prerendered page at ${hash || '/'}`,
    isReady,
    expectedAt(hash),
    articles,
    false,
  );
}

export async function open(page: Page, url: string) {
  await page.goto(url);
  await ready(page, new URL(url).hash);
}

/** Serves the site and opens it at a hash, or at a file with a hash. */
export async function openSite(page: Page, path = '#/') {
  const site = await serve();
  await open(page, site.url(path));
  return site;
}

/** Like `open`, but in a new document: a change of the hash alone would keep the document. */
export async function openFresh(page: Page, url: string) {
  await page.goto('about:blank');
  await open(page, url);
}

export function isInHeader(path: RoutePath) {
  return !routesOutsideHeader.includes(path);
}

/** The link to a page: in the header, or in the footer if the header does not list the page. */
export function headerLink(path: RoutePath) {
  return {
    css: isInHeader(path) ? '.menu a' : '.site-footer a',
    name: navLabels[path],
  };
}

/** Goes to a page by its link, as visitors do. */
export async function follow(page: Page, path: RoutePath) {
  await page.click(headerLink(path));
  await ready(page, `#${path}`);
}

/** The site's script, without the one that site.ts adds for WebKit. */
export const siteScript = /\/site[^/]*\.js$/;

/** The site with its script withheld until `release`. */
export function serveWithoutScript(options: SiteOptions = {}) {
  return serve({ ...options, failures: [[siteScript, { pauseAt: 0 }]] });
}

/** Goes to an address whose script does not arrive, and waits until its page can be seen. */
export async function openWithoutScript(page: Page, url: string) {
  await page.goto(url, 'commit');
  await readyWithoutScript(page, new URL(url).hash);
}
