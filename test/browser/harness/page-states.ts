import { milestones, scriptGroups } from '../../../src/content-model/lists-with-words';
import type { Page } from './engines/page';
import { fillAll, preparesMessage, send } from './form';
import { waitFor } from './wait';

/** Brings a ready page, of any edition, into each of its other states. */
export const states = {
  async menu(page: Page) {
    await page.click('.menu-button');
    await waitFor(page, 'the menu', () =>
      document.querySelector('.menu')?.matches(':popover-open'),
    );
  },
  answer: (page: Page) => page.click('details:last-of-type summary'),
  milestone: (page: Page) =>
    page.click({ css: '[role="tab"]', name: milestones.at(-1)?.year ?? '' }),
  async filtered(page: Page) {
    await page.click('.wall-head input');
    await page.type(scriptGroups[0]?.languages[0]?.autonym ?? '');
  },
  async invalid(page: Page) {
    await page.click('[name="name"]');
    await page.press('Tab');
    await page.type('no address');
    await page.click(send);
    await waitFor(page, 'the focus', () => document.activeElement?.matches('[name="name"]'));
  },
  async messagePanel(page: Page) {
    await fillAll(page);
    if (!preparesMessage) return;
    await page.click(send);
    await waitFor(page, 'the message', () => document.querySelector('.message-panel') !== null);
  },
} satisfies Record<string, (page: Page) => Promise<void>>;
