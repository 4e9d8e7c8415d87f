import assert from 'node:assert/strict';
import { showAllPages } from '../harness/all-pages';
import { browserTest } from '../harness/browser-test';
import { openCarousel, region, row, seen, slideCounts, until } from '../harness/carousel-page';
import { fillAll, preparesMessage, send, typed } from '../harness/form';
import { openSite, rightToLeft } from '../harness/open-page';
import { eventually, settleMotion } from '../harness/wait';

// The carousels, the tabs and the form of an edition that is read from the right.

const file = rightToLeft?.file ?? '';
const skip = !rightToLeft && 'this site has no edition that is read from the right';
const count = slideCounts.services;
const [banner, services] = [region('banner'), region('services')];

/** Runs in the page: where the visible elements begin, in px from the right edge of the page. */
function fromRight(css: string) {
  const { right: edge } = document.body.getBoundingClientRect();
  return [...document.querySelectorAll(css)]
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => Math.round(edge - one.getBoundingClientRect().right));
}

/** Runs in the page: how far an angle bracket is turned, in degrees; 45 points right, 225 left. */
function turnOf(css: string, pseudo: string) {
  const element = document.querySelector(css);
  if (!element) throw new Error(`There is no ${css}`);
  const turns = [null, pseudo].map((part) =>
    Number.parseFloat(getComputedStyle(element, part).rotate),
  );
  return turns.reduce((sum, turn) => sum + (turn || 0), 360) % 360;
}

browserTest(
  'E5: in right-to-left text controls and years are in order from the right, and arrows point so',
  async (page) => {
    await openSite(page, `${file}#/`);
    await showAllPages(page);
    for (const css of [
      `${banner} :is(.carousel-rotation, [data-to])`,
      `${services} :is(.carousel-rotation, .carousel-dot)`,
      '.timeline [role="tab"]',
    ]) {
      const places = await page.evaluate(fromRight, css);
      assert.ok(places.length > 0, `There is no ${css}`);
      assert.deepEqual(
        places,
        places.toSorted((a, b) => a - b),
        css,
      );
    }
    for (const [css, pseudo, turn] of [
      [`${banner} [data-to="next"]`, '::before', 225],
      [`${banner} [data-to="previous"]`, '::before', 45],
      ['.more', '::after', 225],
    ] as const)
      assert.equal(await page.evaluate(turnOf, css, pseudo), turn, `degrees of ${css}`);
  },
  { engines: ['chromium'], skip },
);

browserTest(
  'E5, C7: in right-to-left text the slides are in order from the right',
  async (page) => {
    await openCarousel(page, 'services', file);
    for (const slide of [1, count - 1, 0]) {
      await page.click(`${services} .carousel-dot:nth-child(${slide + 1})`);
      await settleMotion(page);
      await eventually(() => seen(page, 'services'), row(slide, 3, count).reverse());
      await until(page, 'services', { current: [slide] });
    }
  },
  { engines: ['chromium'], skip },
);

/**
 * Runs in the page: whether a phone number reads from left to right in a field. Text in a field has
 * no boxes, so a copy with the field's direction is measured.
 */
function isPhoneInOrder(css: string, phone: string) {
  const field = document.querySelector<HTMLInputElement>(css);
  if (!field) throw new Error(`There is no ${css}`);
  const { direction, unicodeBidi } = getComputedStyle(field);
  const copy = document.createElement('pre');
  Object.assign(copy.style, { direction, unicodeBidi });
  copy.textContent = field.value;
  document.body.append(copy);
  const range = document.createRange();
  const start = field.value.indexOf(phone);
  const lefts = [...phone].map((_, at) => {
    range.setStart(copy.firstChild as Text, start + at);
    range.setEnd(copy.firstChild as Text, start + at + 1);
    return range.getBoundingClientRect().left;
  });
  copy.remove();
  return lefts.every((left, at) => at === 0 || left > (lefts[at - 1] ?? 0));
}

browserTest(
  'E5: in right-to-left text a phone number reads from left to right, in the form and the message',
  async (page) => {
    await openSite(page, `${file}#/contact-us`);
    await fillAll(page);
    const fields = ['[name="phone"]'];
    // A form that goes to a server leaves the page when it is sent.
    if (preparesMessage) {
      await page.click(send);
      fields.push('.message-panel textarea');
    }
    for (const css of fields) assert.ok(await page.evaluate(isPhoneInOrder, css, typed.phone), css);
  },
  { engines: ['chromium'], skip },
);

/** Runs in the page: the texts of the wall that do not begin at the right edge of their entry. */
function tornEntries() {
  const range = document.createRange();
  const rightOf = (node: Node) => {
    range.selectNodeContents(node);
    return Math.max(...[...range.getClientRects()].map(({ right }) => right));
  };
  return [...document.querySelectorAll('.page:not([hidden]) .wall-group :is(b, em, small)')]
    .filter((text) => {
      const edge = text.closest('li')?.getBoundingClientRect().right ?? NaN;
      return !(Math.abs(rightOf(text) - edge) < 1);
    })
    .map((text) => text.textContent);
}

browserTest(
  'E5: in right-to-left text every entry of the wall of languages is at the right of its column',
  async (page) => {
    await openSite(page, `${file}#/language`);
    await settleMotion(page);
    assert.deepEqual(await page.evaluate(tornEntries), []);
  },
  { engines: ['chromium', 'firefox'], skip },
);
