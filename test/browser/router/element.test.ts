import assert from 'node:assert/strict';
import { editions } from '../../../src/content-model/facts';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import { readyWithoutScript, siteScript } from '../harness/open-page';
import { type Failure, serve } from '../harness/site';
import { eventually } from '../harness/wait';

// Links to an element of a page, opened in a new tab.

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

const ways: [what: string, failure: Failure, script: boolean][] = [
  ['', {}, true],
  [' where its script is lost', { status: 404 }, true],
  [' without script', {}, false],
];
for (const [what, failure, script] of ways)
  browserTest(
    `F9: a link to a poster shows the poster, and nothing moves it${what}`,
    async (page) => {
      const site = await serve({ failures: [[siteScript, failure]] });
      for (const [index, { id }] of scriptGroups.entries()) {
        await page.setViewport(index % 2 ? 1280 : 360, 740);
        const { file = '' } = editions[Math.floor(index / 2) % editions.length] ?? {};
        const hash = `#/language?${id}`;
        await page.goto('about:blank');
        await page.goto(site.url(file + hash));
        await readyWithoutScript(page, hash);
        const isBelowHeader = (top: number) => top > 60 && top < 200;
        await eventually(async () => isBelowHeader(await page.evaluate(place)), true);
        const before = await page.evaluate(place);
        await page.evaluate(settle);
        assert.equal(await page.evaluate(place), before, `px from the top, ${file}${hash}`);
      }
    },
    { engines: ['chromium'], preferences: { script } },
  );
