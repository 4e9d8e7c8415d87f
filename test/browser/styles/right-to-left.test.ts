import assert from 'node:assert/strict';
import { milestones } from '../../../src/content-model/lists-with-words';
import { browserTest } from '../harness/browser-test';
import {
  expectNow,
  openCarousel,
  region,
  row,
  rowInDocument,
  seen,
  slideCounts,
  until,
} from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { fillAll, preparesMessage, typed } from '../harness/form';
import { open, rightToLeft } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, settleMotion } from '../harness/wait';

// The carousels and the tabs of an edition that is read from the right.

const file = rightToLeft?.file ?? '';
const skip = !rightToLeft && 'this site has no edition that is read from the right';

const count = slideCounts.services;

function openServices(page: Page) {
  return openCarousel(page, 'services', false, file);
}

/** Waits until three slides are in view, beginning with this one on the right. */
async function expectSeen(page: Page, first: number) {
  await settleMotion(page);
  await eventually(() => seen(page, 'services'), row(first, 3, count).reverse());
}

/** Runs in the page: where the parts are, in px from the right edge of the carousel. */
function fromRight(css: string, parts: string[]) {
  const carousel = document.querySelector(css);
  const edge = carousel?.getBoundingClientRect().right ?? 0;
  return parts.map((part) =>
    Math.round(edge - (carousel?.querySelector(part)?.getBoundingClientRect().right ?? Infinity)),
  );
}

browserTest(
  'E5, C7: in right-to-left text the first slide, first dot and rotation button are on the right',
  async (page) => {
    await openServices(page);
    await expectSeen(page, 0);
    const [button = 0, first = 0, second = 0, last = 0] = await page.evaluate(
      fromRight,
      region('services'),
      ['.carousel-rotation', ...[1, 2, count].map((dot) => `.carousel-dot:nth-child(${dot})`)],
    );
    const seen = `px from the right: button ${button}, dots ${first}, ${second} … ${last}`;
    assert.ok(button === 0 && first > button && second > first && last > second, seen);
    for (const slide of [1, count - 1, 0]) {
      await page.click(`${region('services')} .carousel-dot:nth-child(${slide + 1})`);
      await expectSeen(page, slide);
      await expectNow(page, 'services', {
        current: [slide],
        shown: rowInDocument(slide, 3, count),
      });
    }
  },
  { engines: ['chromium'], skip },
);

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
  'E5: in right-to-left text arrows and triangles point to where they lead',
  async (page) => {
    await openCarousel(page, 'banner', false, file);
    const banner = region('banner');
    const arrows = ['next', 'previous'].map((to) => `[data-to="${to}"]`);
    const [next = 0, previous = 0] = await page.evaluate(fromRight, banner, arrows);
    assert.ok(next > previous, 'The next slide’s button is not on the left');
    for (const [css, pseudo, turn] of [
      [`${banner} [data-to="next"]`, '::before', 225],
      [`${banner} [data-to="previous"]`, '::before', 45],
      ['.more', '::after', 225],
    ] as const)
      assert.equal(await page.evaluate(turnOf, css, pseudo), turn, `degrees of ${css}`);
    await page.click(`${banner} [data-to="next"]`);
    await until(page, 'banner', { current: [1] });
    await page.click(`${banner} .carousel-rotation`);
    await until(page, 'banner', { word: 'paused' });
    // The triangle is cut out of the border on the right, and mirrored.
    const triangle = await page.evaluate((css: string) => {
      const style = getComputedStyle(document.querySelector(css) ?? document.body, '::before');
      const { width, borderRightWidth: right, scale, clipPath } = style;
      const isVisible = style.borderRightColor === style.color && style.visibility === 'visible';
      return { width, right, scale, isCut: clipPath.startsWith('polygon('), isVisible };
    }, `${banner} .carousel-rotation`);
    const expected = { width: '12px', right: '12px', scale: '-1 1', isCut: true, isVisible: true };
    assert.deepEqual(triangle, expected);
  },
  { engines: ['chromium'], skip },
);

browserTest(
  'E5, T1: in right-to-left text the years are mirrored, and the left arrow key leads to the next',
  async (page) => {
    const site = await serve();
    await open(page, site.url(`${file}#/about-us`));
    await page.click('.timeline [role="tab"]');
    await page.press('ArrowLeft');
    const selected = await page.evaluate(() => {
      const years = [...document.querySelectorAll('.timeline [role="tab"]')];
      const places = years.map((year) => year.getBoundingClientRect().left);
      return {
        isMirrored: places.every((left, at) => at === 0 || left < (places[at - 1] ?? 0)),
        year: years.findIndex((year) => year.ariaSelected === 'true') + 1,
      };
    });
    assert.deepEqual(selected, { isMirrored: true, year: 2 });
  },
  {
    engines: ['chromium'],
    skip: skip || (milestones.length < 2 && 'this site has fewer than two milestones'),
  },
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
  const text = document.createTextNode(field.value);
  copy.append(text);
  document.body.append(copy);
  const start = field.value.indexOf(phone);
  const lefts = [...phone].map((_, at) => {
    const range = document.createRange();
    range.setStart(text, start + at);
    range.setEnd(text, start + at + 1);
    return range.getBoundingClientRect().left;
  });
  copy.remove();
  return lefts.every((left, at) => at === 0 || left > (lefts[at - 1] ?? 0));
}

browserTest(
  'E5: in right-to-left text a phone number reads from left to right, in the form and the message',
  async (page) => {
    const site = await serve();
    await open(page, site.url(`${file}#/contact-us`));
    await fillAll(page);
    const assertPhoneInOrder = async (field: string) =>
      assert.ok(await page.evaluate(isPhoneInOrder, field, typed.phone), field);
    await assertPhoneInOrder('[name="phone"]');
    // A form that goes to a server leaves the page when it is sent.
    if (!preparesMessage) return;
    await page.click('.contact-form .button');
    await assertPhoneInOrder('.message-panel textarea');
  },
  { engines: ['chromium'], skip },
);
