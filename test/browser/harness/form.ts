import { formTargets } from '../../../src/build/site/policy';
import type { Page } from './engines/page';
import { settleScroll } from './wait';

/** One line per field, in ASCII. */
export const typed = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  message: 'Two pages into Tamil & Telugu, 100 %',
};
type FieldName = keyof typeof typed;
export const fieldNames = Object.keys(typed) as FieldName[];

/** The form shows a message to send oneself. An owner's form may instead be sent to a server. */
export const preparesMessage = formTargets.length === 0;

/** The button, in any edition. */
export const send = '.contact-form button';

/** Runs in the page. */
export function values() {
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('.contact-form [name]')].map(
      ({ name, value }) => [name, value],
    ),
  );
}

/** Replaces the field's text at once, as a paste does. */
export async function fill(page: Page, name: FieldName, text: string) {
  await page.click(`[name="${name}"]`);
  await page.press('Control+a');
  await page.evaluate((all: string) => void document.execCommand('insertText', false, all), text);
}

/** Types where the focus is, and waits while the browser scrolls the caret into view. */
export async function write(page: Page, text: string) {
  await page.type(text);
  await settleScroll(page);
}

export async function fillAll(page: Page) {
  for (const name of fieldNames) await fill(page, name, typed[name]);
}
