import assert from 'node:assert/strict';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import { openSite } from '../harness/open-page';
import { states } from '../harness/page-states';
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

/** Runs in the page: the marked letters of the strip, and those of which a part is cut off. */
function strip() {
  const links = [...document.querySelectorAll<HTMLElement>('.page:not([hidden]) .wall-strip a')];
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const isCutOff = (link: HTMLElement) => {
    const { top, left, right } = link.getBoundingClientRect();
    return left < 0 || right > innerWidth || Math.abs(top - header) > 2;
  };
  const of = (chosen: HTMLElement[]) =>
    chosen.map((link) => link.querySelector('.visually-hidden')?.textContent?.trim());
  const marked = links.filter((link) => link.matches('[data-marked]'));
  const focused = links.filter((link) => link === document.activeElement);
  return {
    marked: of(marked),
    current: of(links.filter((link) => link.matches('[aria-current]'))),
    cutOff: of([...marked.slice(0, 1), ...focused].filter(isCutOff)),
  };
}

browserTest(
  'F9: on a phone the letters stay below the header, and mark the posters in view',
  async (page) => {
    // Two posters share a row, and the strip scrolls.
    await page.setViewport(584, 740);
    await openSite(page, '#/language');
    await settleMotion(page);
    for (const script of scripts.filter((_, index) => index % 4 === 1)) {
      // By the keyboard: the strip moves under a pointer when its letter becomes current.
      await page.evaluate((name) => {
        const links = [...document.querySelectorAll<HTMLElement>('.wall-strip a')];
        links.find((link) => link.textContent?.trim() === name)?.focus();
      }, letterOf(script));
      await page.press('Enter');
      await settleScroll(page);
      await eventually(async () => {
        const { marked, current, cutOff } = await page.evaluate(strip);
        return [marked.includes(script), current, cutOff];
      }, [true, [(await page.evaluate(strip)).marked[0]], []]);
    }
    await states.filtered(page);
    await eventually(async () => (await page.evaluate(strip)).marked.includes(last), false);
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
    const look = () => {
      const { left, right } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      return [document.activeElement?.textContent?.trim(), left >= 0 && right <= innerWidth];
    };
    for (const script of scripts.slice(1)) {
      await page.press('Tab');
      await eventually(() => page.evaluate(look), [letterOf(script), true]);
    }
  },
);
