import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { freezeClock } from '../harness/clock';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { allHashes, open, otherEditions } from '../harness/open-page';
import { states } from '../harness/page-states';
import { serve } from '../harness/site';

interface Focused {
  name: string;
  problems: string[];
}

/**
 * Runs in the page: the focused element, and the reasons why a visitor cannot see the focus. An
 * automated WebKit window is never in front, so it shows no focus; only its order can be tested.
 */
async function readFocus(whole: boolean): Promise<Focused> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement ?? document.body;
  // A hidden radio button shows its focus on its label.
  const label = focused.matches('[type=radio]') && (focused as HTMLInputElement).labels?.[0];
  const element = label || focused;
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
  const name = `${focused.localName} ${text.replace(/\s+/g, ' ').slice(0, 40)}`;
  if (!document.hasFocus()) return { name, problems: [] };
  const problems: string[] = [];
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
    problems.push(`no outline: ${outlineWidth} ${outlineStyle}`);
  if (/, 0\)$/.test(outlineColor)) problems.push('a transparent outline');
  if (element.closest('[inert]')) problems.push('inert');

  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const across = [box.x + 2, box.x + box.width / 2, box.right - 2];
  const down = [box.y + 2, box.y + box.height / 2, box.bottom - 2];
  const tops = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
  const covered = tops.filter((top) => !top || !element.contains(top));
  // In a text area, the browser scrolls the caret into view, and not always the rest.
  const isLow = box.height < innerHeight / 2 && element.localName !== 'textarea';
  if (covered.length === tops.length || (whole && covered.length > 0 && isLow)) {
    const cover = covered[0]?.outerHTML.slice(0, 60) ?? 'the edge of the window';
    problems.push(`at ${Math.round(box.top)} to ${Math.round(box.bottom)} px, below ${cover}`);
  }
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflowX === 'visible') continue;
    const edge = around.getBoundingClientRect();
    const room = Math.min(
      box.left - edge.left,
      edge.right - box.right,
      box.top - edge.top,
      edge.bottom - box.bottom,
    );
    if (room < ring) problems.push(`.${around.className} cuts the outline`);
  }
  return { name, problems };
}

/** The next element that the key focuses. Frames belong to other sites, and are passed over. */
async function focusNext(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Focused> {
  // Firefox does not scroll if a part of the element is visible, which satisfies WCAG 2.4.11.
  const whole = page.engine !== 'firefox';
  await page.press(key);
  const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
  for (let presses = 0; presses < 20 && (await isInFrame()); presses += 1) await page.press(key);
  return page.evaluate(readFocus, whole);
}

/**
 * Runs in the page: what Tab can reach, in document order, named as `focusNext` does. Of a group of
 * radio buttons, that is the checked one.
 */
function tabStops() {
  const css = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [type=radio]:not(:checked)') &&
        !one.closest('[inert]') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    .map((one) => {
      const label = one.matches('[type=radio]') && (one as HTMLInputElement).labels?.[0];
      const text = (one.getAttribute('aria-label') ?? (label || one).textContent).trim();
      return `${one.localName} ${text.replace(/\s+/g, ' ').slice(0, 40)}`;
    });
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', count: number) {
  const names: string[] = [];
  const problems: string[] = [];
  for (let press = 0; press < count; press += 1) {
    const focused = await focusNext(page, key);
    names.push(focused.name);
    problems.push(...focused.problems.map((problem) => `${focused.name}: ${problem}`));
  }
  return { names, problems };
}

/** Asserts that Tab reaches each stop once, in document order; with `andBack`, Shift+Tab too. */
async function expectOrder(page: Page, { andBack = false } = {}) {
  const stops = (await page.evaluate(tabStops)).filter((name) => !name.startsWith('iframe'));
  assert.ok(stops.length > 12, `${stops.length} tab stops`);
  const there = await walk(page, 'Tab', stops.length);
  assert.deepEqual(there.names, stops);
  assert.deepEqual(there.problems, []);
  if (!andBack) return;
  const back = await walk(page, 'Shift+Tab', stops.length - 1);
  assert.deepEqual(back.names, stops.slice(0, -1).reverse());
  assert.deepEqual(back.problems, []);
}

/** The carousels, which can be mirrored, and the tabs, which can be wide. */
const elsewhere = otherEditions.map(({ file, dir }) =>
  dir === 'rtl' ? `${file}#/` : `${file}#/about-us`,
);

for (const hash of [...allHashes, ...elsewhere])
  browserTest(
    `2.4.3, 2.4.11: Tab reaches every control on ${hash} once, and the focus is visible`,
    async (page) => {
      // The carousels do not move.
      await freezeClock(page);
      const site = await serve();
      await open(page, site.url(hash));
      await expectOrder(page, { andBack: hash === '#/' });
    },
    { engines: hash === '#/' ? engineNames : ['chromium'] },
  );

browserTest(
  '2.4.3, 2.4.11: on a phone Tab skips the links of a closed menu and reaches those of an open one',
  async (page) => {
    await page.setViewport(390, 740);
    await freezeClock(page);
    const site = await serve();
    await open(page, site.url('#/services'));
    const isInMenu = () => document.activeElement?.closest('#menu') !== null;
    await expectOrder(page);
    await states.menu(page);
    await page.press('Tab');
    assert.ok(await page.evaluate(isInMenu), 'Tab did not reach the open menu');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  '2.4.11: the focus is visible in forced colors',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/'));
    for (const scheme of ['light', 'dark'] as const) {
      await page.prefer({ scheme, forcedColors: true });
      const { problems } = await walk(page, 'Tab', 40);
      assert.deepEqual(problems, []);
    }
  },
  { engines: ['chromium'] },
);

/** Runs in the page: the focused link to an edition, and whether its text is in the window. */
function focusedEdition() {
  const item = document.activeElement?.closest('.edition-links li');
  if (!item) return [];
  const { left, right } = item.getBoundingClientRect();
  const isIn = left >= 0 && right <= innerWidth;
  return [`${item.textContent} is ${isIn ? 'in the window' : `at ${left} to ${right} px`}`];
}

browserTest(
  '2.4.11: with a font size of 200 %, the row of editions scrolls to the focused link',
  async (page) => {
    await page.cdp('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewport(320, 640);
    const site = await serve();
    await open(page, site.url('#/'));
    const seen = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < editions.length + 1; presses += 1) {
        await page.press(key);
        for (const edition of await page.evaluate(focusedEdition)) seen.add(edition);
      }
    assert.deepEqual(
      [...seen],
      editions.map(({ name }) => `${name} is in the window`),
    );
  },
  { engines: ['chromium'], skip: otherEditions.length === 0 && 'this site has one language' },
);
