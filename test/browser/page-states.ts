import { faq } from '../../src/content/en/faq';
import { headerWords } from '../../src/content/en/interface';
import { milestones } from '../../src/content/milestones';
import type { Page } from './engines/page';
import { fillAll, send } from './form';
import { waitFor } from './wait';

/** Brings a ready page into each of its other states. */
export const states = {
  async menu(page: Page) {
    await page.click({ css: '.menu-button', name: headerWords.menu });
    await waitFor(page, 'the menu', () => document.querySelector('#menu:popover-open') !== null);
  },
  answer: (page: Page) => page.click({ css: 'summary', name: faq[1]?.question ?? '' }),
  milestone: (page: Page) => page.click({ css: '[role="tab"]', name: milestones[3]?.year ?? '' }),
  async filtered(page: Page) {
    await page.click('.wall-filter input');
    await page.type('kerala');
  },
  async invalid(page: Page) {
    await page.click('[name="name"]');
    await page.press('Tab');
    await page.type('no address');
    await page.click(send);
    await waitFor(
      page,
      'the focus on the first field',
      () => document.activeElement?.getAttribute('name') === 'name',
    );
  },
  async handOver(page: Page) {
    await fillAll(page);
    await page.click(send);
    await waitFor(page, 'the message', () => document.querySelector('.message-panel') !== null);
  },
} satisfies Record<string, (page: Page) => Promise<void>>;
