import assert from 'node:assert/strict';
import { messageWords } from '../../src/content/en/interface';
import type { RoutePath } from '../../src/router/routes';
import type { Page } from './engines/page';
import { follow, openAnew, places, standing } from './visits';
import { standStill, waitFor } from './wait';

const inside = (page: Page, frame: string | undefined): Page =>
  frame === undefined ? page : { ...page, evaluate: page.inFrame(frame) };
const options = (frame: string | undefined) => (frame === undefined ? {} : { frame });

/** Every picture in view has come, and there is one. */
const picturesHaveCome = () => {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return (
      image.checkVisibility({ visibilityProperty: true }) &&
      height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      !image.closest('[inert]')
    );
  });
  const missing = inView.filter((image) => !image.complete || image.naturalWidth === 0);
  if (missing.length > 0) throw new Error(missing.map((image) => image.src).join(' '));
  return inView.length > 1;
};

const currentDot = () =>
  [...document.querySelectorAll('article:not([hidden]) .carousel-dot')].findIndex(
    (dot) => dot.ariaCurrent === 'true',
  );

const turnCarousel = async (page: Page, frame: string | undefined) => {
  const there = inside(page, frame);
  await follow(page, '/about-us', frame);
  await waitFor(
    there,
    'the dots',
    () => document.querySelectorAll('article:not([hidden]) .carousel-dot').length > 3,
  );
  assert.equal(await there.evaluate(currentDot), 0);
  await page.click('.carousel-dot:nth-child(3)', options(frame));
  await waitFor(there, 'the third slide in front', () => {
    const slide = document.querySelector('article:not([hidden]) .carousel-slide:nth-child(3)');
    const left = slide?.closest('.carousel-viewport')?.getBoundingClientRect().left ?? 0;
    return (
      slide &&
      !slide.hasAttribute('inert') &&
      Math.abs(slide.getBoundingClientRect().left - left) < 2
    );
  });
  assert.equal(await there.evaluate(currentDot), 2);
};

const handOver = async (page: Page, frame: string | undefined) => {
  const there = inside(page, frame);
  await follow(page, '/contact-us', frame);
  for (const [name, words] of [
    ['name', 'Asha'],
    ['email', 'asha@example.com'],
    ['phone', '1'],
    ['message', 'Two pages'],
  ] as const) {
    await page.click(`.contact-form [name="${name}"]`, options(frame));
    await page.type(words);
    await standStill(there);
  }
  await page.click('.contact-form button', options(frame));
  await waitFor(there, 'the hand-over', () =>
    document.querySelector<HTMLTextAreaElement>('.message-panel textarea')?.value.includes('Two pages'),
  );
  await standStill(there);
  await page.click('.message-panel button', options(frame));
  // Which of the two it is depends on the window's focus as well; form-copy.test.ts tells them apart.
  const { copied, refused } = messageWords;
  await waitFor(
    there,
    'the outcome of copying',
    (...outcomes: string[]) =>
      outcomes.includes(document.querySelector('.message-panel-result')?.textContent ?? ''),
    copied,
    refused,
  );
};

/**
 * What has to work wherever the site stands: six routes, the pictures, the router, a carousel, the form's hand-over.
 * One route opens by deep link: a server never hears of the hash, so the others would be the same to it.
 */
export const tour = async (
  page: Page,
  url: string,
  frame?: string,
  first: RoutePath = '/services',
) => {
  const there = inside(page, frame);
  await openAnew(page, url);
  await standing(page, first, frame);
  await waitFor(there, 'the pictures in view', picturesHaveCome);
  for (const { path } of places) await follow(page, path, frame);
  await there.evaluate(() => history.back());
  await standing(page, '/industry', frame);
  await follow(page, '/', frame);
  await waitFor(there, 'the pictures in view', picturesHaveCome);
  await turnCarousel(page, frame);
  await handOver(page, frame);
};
