import assert from 'node:assert/strict';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import { openSite } from '../harness/open-page';
import { eventually, settleMotion, settleScroll } from '../harness/wait';

// The letters in the head of Language, and the strip above its list.

const scripts = scriptGroups.map(({ script }) => script);
const last = scripts.at(-1) ?? '';

/** Runs in the page: what is in view, between the header and the end of the window. */
function seen() {
  const headings = [...document.querySelectorAll('.page:not([hidden]) .wall-group h3')];
  const covers = [...document.querySelectorAll('.site-header, .wall-strip')];
  const from = Math.max(
    0,
    ...covers
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top < 100)
      .map(({ bottom }) => bottom),
  );
  const first = headings.find((one) => one.getBoundingClientRect().top > from - 1);
  const { top = Infinity } = first?.getBoundingClientRect() ?? {};
  return {
    heading: top < innerHeight ? first?.textContent : undefined,
    focus: document.activeElement?.textContent,
    hash: location.hash,
  };
}

/** The text of the link to a script in the head. */
function letterOf(script: string) {
  const { letter } = scriptGroups.find((group) => group.script === script) ?? {};
  return `${letter} ${script}`;
}

browserTest(
  'F9: each letter in the head of Language leads to its poster, and Back returns to it',
  async (page) => {
    await openSite(page, '#/language');
    for (const width of [390, 1280]) {
      await page.setViewport(width, 740);
      await settleMotion(page);
      await page.evaluate(() => scrollTo(0, 60));
      for (const script of [scripts[1] ?? last, last]) {
        await page.click({ css: '.page-head .arcade a', name: letterOf(script) });
        await settleScroll(page);
        const { hash, ...rest } = await page.evaluate(seen);
        assert.deepEqual(rest, { heading: script, focus: script });
        assert.match(hash, /^#\/language\?/);
        await page.back();
        const back = () => [location.hash, scrollY, document.activeElement?.textContent?.trim()];
        const expected = ['#/language', 60, letterOf(script)];
        await eventually(() => page.evaluate(back), expected);
      }
    }
  },
);

browserTest(
  'F9: on a phone the letters stay below the header, and lead to their posters',
  async (page) => {
    await page.setViewport(360, 740);
    await openSite(page, '#/language');
    await settleMotion(page);
    await page.evaluate(() => document.querySelector('.wall-strip')?.scrollIntoView());
    for (const script of [last, scripts[1] ?? last]) {
      await page.click({ css: '.wall-strip a', name: letterOf(script) });
      await settleScroll(page);
      const { heading, focus } = await page.evaluate(seen);
      assert.deepEqual([heading, focus], [script, script]);
      const above = await page.evaluate(
        () => document.elementFromPoint(180, 80)?.closest('div')?.className,
      );
      assert.equal(above, 'arcade wall-strip', 'at the lower edge of the header');
    }
  },
);

browserTest(
  '2.4.11: Tab in the strip of letters cuts off no letter that has the focus',
  async (page) => {
    await page.setViewport(360, 740);
    await openSite(page, '#/language');
    await settleMotion(page);
    await page.evaluate(() => {
      const first = document.querySelector<HTMLElement>('.wall-strip a');
      first?.scrollIntoView();
      first?.focus({ preventScroll: true });
    });
    // Firefox may round the position of the page by one px.
    const look = (start: number) => {
      const { left, right } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const isWhole = left >= 0 && right <= innerWidth;
      const moved = Math.abs(scrollY - start) > 1 ? `${scrollY - start} px` : 'not';
      return [document.activeElement?.textContent?.trim(), isWhole, moved];
    };
    const y = await page.evaluate(() => scrollY);
    for (const script of scripts.slice(1)) {
      await page.press('Tab');
      await eventually(() => page.evaluate(look, y), [letterOf(script), true, 'not']);
    }
  },
);
