import type { Page } from '../harness/engines/page';
import { headerLink, pages } from '../harness/open-page';
import { waitFor } from '../harness/wait';

/**
 * Runs in the page: true if the page with this heading is the first one that is visible, with its
 * text apart from closed tabs, and no other; otherwise throws what it saw. Where `:has()` is
 * unknown and no script runs, home stays visible below the page.
 */
function isReadable(heading: string, mayShowHome: boolean) {
  const visible = [...document.querySelectorAll<HTMLElement>('main > article')]
    .filter((one) => one.getClientRects().length > 0)
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  const headings = visible.map((one) => one.querySelector('h1')?.textContent);
  const { innerText = '', textContent = '' } = visible[0] ?? {};
  const isAlone = visible.length === 1 || mayShowHome;
  if (headings[0] === heading && isAlone && innerText.length > textContent.length / 4) return true;
  throw new Error(`${headings.join()}: ${innerText.length} of ${textContent.length} characters`);
}

/** Visits every page by deep link, then every page by its link in the header. */
export async function visitAll(page: Page, url: string, mayShowHome = false) {
  const expectReadable = (hash: string, heading: string) =>
    waitFor(page, `the page at ${hash}`, isReadable, heading, mayShowHome);
  for (const { hash, heading } of pages) {
    await page.goto('about:blank');
    await page.goto(url + hash);
    await expectReadable(hash, heading);
  }
  for (const { path, hash, heading } of pages) {
    await page.click(headerLink(path));
    await expectReadable(hash, heading);
  }
}
