import assert from 'node:assert/strict';
import { editions } from '../../../src/content-model/facts';
import { scriptGroups, services } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import { openSite, ready, readyWithoutScript, siteScript } from '../harness/open-page';
import { type Failure, serve } from '../harness/site';
import { eventually, settleMotion, settleScroll } from '../harness/wait';

// Links to an element of a page.

/** Runs in the page: where the element is that the address names, in px. */
function place() {
  const target = document.getElementById(location.hash.slice(1));
  return Math.round(target?.getBoundingClientRect().top ?? Number.NaN);
}

/** Runs in the page: `settleMotion` for a page that has no script, and so no frames to wait for. */
function settle() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

function isBelowHeader(top: number) {
  return top > 60 && top < 200;
}

const ways: [what: string, failure: Failure, script: boolean][] = [
  ['', {}, true],
  [' where its script is lost', { status: 404 }, true],
  [' without script', {}, false],
];
for (const [way, [what, failure, script]] of ways.entries())
  browserTest(
    `F9: a link to a poster shows the poster, and nothing moves it${what}`,
    async (page) => {
      const site = await serve({ failures: [[siteScript, failure]] });
      for (const [index, { file }] of editions.entries()) {
        await page.setViewport((index + way) % 2 ? 1280 : 360, 740);
        const hash = `#/language?${scriptGroups.at(-1 - index)?.id}`;
        await page.goto('about:blank');
        await page.goto(site.url(file + hash));
        await readyWithoutScript(page, hash);
        await eventually(async () => isBelowHeader(await page.evaluate(place)), true);
        const before = await page.evaluate(place);
        await page.evaluate(settle);
        assert.equal(await page.evaluate(place), before, `px from the top, ${file}${hash}`);
      }
    },
    { engines: ['chromium'], preferences: { script } },
  );

const [first, second] = services;

/** The link of the footer to the card of a service. */
function linkTo({ address = '' } = {}) {
  return `.site-footer a[href="#${address}"]`;
}

/** Runs in the page: the heading that the address names, if all of its card is in view. */
function shownCard() {
  const heading = document.getElementById(location.hash.slice(1));
  const { top = -1, bottom = Infinity } = heading?.getBoundingClientRect() ?? {};
  const isShown = top > 100 && bottom < innerHeight;
  return [isShown && heading?.textContent, document.activeElement?.textContent];
}

browserTest(
  'R6, R8: a link to a card shows and focuses it, and Back and Forward between cards return',
  async (page) => {
    await openSite(page, '#/');
    await settleMotion(page);
    const places: number[] = [];
    for (const service of [first, second]) {
      await page.evaluate((css) => document.querySelector(css)?.scrollIntoView(), linkTo(service));
      places.push(await settleScroll(page));
      await page.click(linkTo(service));
      await eventually(() => page.evaluate(shownCard), [service?.title, service?.title]);
    }
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.back();
    // Chromium scrolls to the card again, as on every site; others to the link.
    await eventually(focused, second?.title);
    await page.back();
    await ready(page, '#/');
    await eventually(focused, first?.title);
    await eventually(() => page.evaluate(() => scrollY), places[0]);
    await page.forward();
    await eventually(focused, second?.title);
  },
);

browserTest(
  'R6: without script, a link to a card shows it from another page',
  async (page) => {
    const site = await serve();
    await page.goto(site.url('#/industry'));
    await readyWithoutScript(page, '#/industry');
    await page.click(linkTo(second));
    await eventually(async () => (await page.evaluate(shownCard))[0], second?.title);
  },
  { preferences: { script: false } },
);

browserTest('R4: an address in another spelling shows its poster', async (page) => {
  await openSite(page, `#/Language/?${scriptGroups.at(-1)?.id}`);
  await eventually(async () => isBelowHeader(await page.evaluate(place)), true);
});
