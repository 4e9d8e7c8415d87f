import { messageWords } from '../../src/content/en/interface';
import { type RoutePath, routes } from '../../src/router/routes';
import type { Page } from './engines/page';
import { fieldNames, typed } from './form';
import { follow, pageOf, ready } from './open-page';
import { settleScroll, waitFor } from './wait';

/** Runs in the page: the number of pictures in the window; throws where one is missing. */
const picturesAreLoaded = () => {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight && !image.closest('[inert]');
  });
  const missing = inView.filter((image) => !image.complete || image.naturalWidth === 0);
  if (missing.length > 0) throw new Error(missing.map((image) => image.src).join(' '));
  return inView.length;
};

/** Opens a page by deep link, and waits for its pictures. */
export const arrive = async (
  page: Page,
  url: string,
  frame?: string,
  first: RoutePath = '/services',
) => {
  await page.goto('about:blank');
  await page.goto(url);
  await ready(page, pageOf(first).hash, frame);
  await waitFor({ evaluate: page.inFrame(frame) }, 'the pictures', picturesAreLoaded);
};

const moveCarousel = async (page: Page, frame?: string) => {
  await follow(page, '/about-us', frame);
  await page.click('.carousel-dot:nth-child(3)', { frame });
  await waitFor(
    { evaluate: page.inFrame(frame) },
    'the third slide',
    () =>
      document.querySelector('main > :not([hidden]) .carousel-dot:nth-child(3)[aria-current]') !==
      null,
  );
};

const submitForm = async (page: Page, frame?: string) => {
  const there = { evaluate: page.inFrame(frame) };
  await follow(page, '/contact-us', frame);
  for (const name of fieldNames) {
    await page.click(`.contact-form [name="${name}"]`, { frame });
    await there.evaluate(
      (text: string) => void document.execCommand('insertText', false, text),
      typed[name],
    );
  }
  await page.click('.contact-form button', { frame });
  await waitFor(
    there,
    'the finished message',
    (text: string) =>
      document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value.includes(text),
    typed.message,
  );
  await settleScroll(there);
  await page.click({ css: 'button', name: messageWords.copy }, { frame });
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
 * What has to work on every host. One route opens by deep link: a server never sees the hash, so
 * the others would be the same to it.
 */
export const tour = async (page: Page, url: string, frame?: string, first?: RoutePath) => {
  await arrive(page, url, frame, first);
  for (const path of routes) await follow(page, path, frame);
  await page.inFrame(frame)(() => history.back());
  await ready(page, `#${routes.at(-2) ?? '/'}`, frame);
  await moveCarousel(page, frame);
  await submitForm(page, frame);
};
