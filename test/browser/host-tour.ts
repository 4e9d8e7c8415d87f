import { messageWords } from '../../src/content/en/interface';
import { type RoutePath, routes } from '../../src/router/routes';
import type { Page } from './engines/page';
import { fieldNames, typed } from './form';
import { follow, pageOf, ready } from './open-page';
import { settleScroll, waitFor } from './wait';

/**
 * Runs in the page. Returns the number of pictures in the window, or throws where one is missing.
 */
const picturesAreLoaded = () => {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight && !image.closest('[inert]');
  });
  const missing = inView.filter((image) => !image.complete || image.naturalWidth === 0);
  if (missing.length > 0) throw new Error(missing.map((image) => image.src).join(' '));
  return inView.length;
};

const turnCarousel = async (page: Page, frame?: string) => {
  await follow(page, '/about-us', frame);
  await page.click('.carousel-dot:nth-child(3)', frame === undefined ? {} : { frame });
  await waitFor({ evaluate: page.inFrame(frame) }, 'the third slide in front', () => {
    const dots = [...document.querySelectorAll('.carousel-dot')].filter(
      (dot) => dot.getClientRects().length > 0,
    );
    return dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') === 2;
  });
};

const submitForm = async (page: Page, frame?: string) => {
  const there = { evaluate: page.inFrame(frame) };
  const options = frame === undefined ? {} : { frame };
  await follow(page, '/contact-us', frame);
  for (const name of fieldNames) {
    await page.click(`.contact-form [name="${name}"]`, options);
    await page.type(typed[name]);
    await settleScroll(there);
  }
  await page.click('.contact-form button', options);
  await waitFor(
    there,
    'the finished message',
    (text: string) =>
      [...document.querySelectorAll('textarea')].some(
        (one) => one.readOnly && one.value.includes(text),
      ),
    typed.message,
  );
  await settleScroll(there);
  await page.click({ css: 'button', name: messageWords.copy }, options);
  // Which of the two depends on the focus of the window; form-copy.test.ts tests each.
  await waitFor(
    there,
    'the result of copying',
    (...results: string[]) =>
      [...document.querySelectorAll('[role="status"]')].some((one) =>
        results.includes(one.textContent),
      ),
    messageWords.copied,
    messageWords.refused,
  );
};

/**
 * What has to work on every host: all routes, pictures, the router, a carousel, the form. One route
 * opens by deep link: a server never sees the hash, so the others would be the same to it.
 */
export const tour = async (
  page: Page,
  url: string,
  frame?: string,
  first: RoutePath = '/services',
) => {
  const there = { evaluate: page.inFrame(frame) };
  await page.goto('about:blank');
  await page.goto(url);
  await ready(page, pageOf(first).hash, frame);
  await waitFor(there, 'the pictures in the window', picturesAreLoaded);
  for (const path of routes) await follow(page, path, frame);
  await there.evaluate(() => history.back());
  await ready(page, `#${routes.at(-2) ?? '/'}`, frame);
  await follow(page, '/', frame);
  await waitFor(there, 'the pictures in the window', picturesAreLoaded);
  await turnCarousel(page, frame);
  await submitForm(page, frame);
};
