import assert from 'node:assert/strict';
import { company } from '../../src/content/company';
import { formWords, messageWords } from '../../src/content/en/interface';
import { browserTest } from './browser-test';
import type { Page } from './engines/page';
import {
  fieldNames,
  fields,
  fill,
  fillAll,
  handedOver,
  handOver,
  send,
  typed,
  values,
  write,
} from './form';
import {
  open,
  openWithoutScript,
  ready,
  readyWithoutScript,
  serveWithoutScript,
} from './open-page';
import { serve } from './site';
import { waitFor } from './wait';

/** Runs in the page: which document it is and what it has asked servers for. The map comes when its own place comes near. */
const traffic = () => {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const map = document.querySelector('iframe')?.src;
  // WebKit works timeOrigin out anew each time, to a millisecond more or less.
  const mark = window as { visit?: number };
  mark.visit ??= Math.random();
  return [location.href, mark.visit, ...asked.filter((one) => one !== map)];
};

const expectFocus = async (page: Page, name: string) =>
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), name);

/** As the visitor would read it, under the labels of the form. */
const whole = (message: string) =>
  [
    `${formWords.name}: ${typed.name}`,
    `${formWords.email}: ${typed.email}`,
    `${formWords.phone}: ${typed.phone}`,
    message.includes('\n')
      ? `${formWords.message}:\n${message}`
      : `${formWords.message}: ${message}`,
  ].join('\n');

browserTest(
  'F1: Four labelled, required fields; the browser itself stops a form that is not filled in',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    assert.deepEqual(await page.evaluate(fields), [
      {
        label: formWords.name,
        name: 'name',
        type: 'text',
        autocomplete: 'name',
        required: true,
        rows: null,
      },
      {
        label: formWords.email,
        name: 'email',
        type: 'email',
        autocomplete: 'email',
        required: true,
        rows: null,
      },
      {
        label: formWords.phone,
        name: 'phone',
        type: 'text',
        autocomplete: 'tel',
        required: true,
        rows: null,
      },
      {
        label: formWords.message,
        name: 'message',
        type: 'textarea',
        autocomplete: '',
        required: true,
        rows: 3,
      },
    ]);
    for (const name of fieldNames) {
      await page.click(send);
      await expectFocus(page, name);
      if (name === 'email') {
        await write(page, 'no address');
        await page.press('Enter');
        assert.equal(
          await page.evaluate(
            () => (document.activeElement as HTMLInputElement).validity.typeMismatch,
          ),
          true,
        );
        await page.press('Control+a');
      }
      assert.equal(await page.evaluate(handOver), null);
      await write(page, typed[name]);
    }
    await page.click(send);
    await waitFor(page, 'the message', () => document.querySelector('.message-panel') !== null);
    assert.deepEqual(await page.problems(), []);
  },
);

browserTest(
  'F1 F2: Nothing is sent: no request, no new document; a focused panel says so, and what was typed stays',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await fillAll(page);
    const before = await page.evaluate(traffic);
    const served = site.requests().length;
    await page.click(send);
    await waitFor(page, 'the panel to have the focus', () =>
      document.activeElement?.matches('.message-panel'),
    );
    const panel = await page.evaluate(handOver);
    assert.equal(panel?.heading, messageWords.heading);
    assert.ok(
      panel.says.includes(company.email) && panel.says.includes(messageWords.text),
      panel.says,
    );
    assert.deepEqual(await page.evaluate(values), typed);
    assert.deepEqual(await page.evaluate(traffic), before);
    assert.equal(site.requests().length, served);
  },
);

browserTest(
  'F2: Enter in a field hands over like the button, and once more with what was changed since',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await fillAll(page);
    await page.click('[name="phone"]');
    await page.press('Enter');
    await waitFor(page, 'the panel to have the focus', () =>
      document.activeElement?.matches('.message-panel'),
    );
    await page.click('[name="message"]');
    await page.press('End');
    await page.press('Enter');
    await write(page, 'More.');
    const changed = `${typed.message}\nMore.`;
    assert.equal((await page.evaluate(values)).message, changed);
    await page.click('[name="name"]');
    await page.press('Enter');
    await handedOver(page, whole(changed));
    await waitFor(page, 'the panel to have the focus', () =>
      document.activeElement?.matches('.message-panel'),
    );
    assert.equal(await page.evaluate(() => document.querySelectorAll('.message-panel').length), 1);
  },
);

const awkward =
  'Tom & Jerry #1: 100 % + ?=;:/\\"\'<b>\nline two\n\nக்ஷ நன்றி 🙏🏽 👩‍👩‍👧\nالسلام عليكم \u200Fabc\u202E';

const parse = (href: string) => {
  const [address = '', query = ''] = href.split('?');
  const pairs = query
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
  return { address, ...Object.fromEntries(pairs) };
};

browserTest(
  'F2: The link carries subject and body whatever was typed; where that is too long the text still stands whole',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await fillAll(page);
    const long = `${awkward.replaceAll('\n', ' ')}${'x'.repeat(5000)}`.slice(0, 5000);
    for (const message of [awkward, long]) {
      await fill(page, 'message', message);
      await page.click(send);
      await handedOver(page, whole(message));
      const link = parse((await page.evaluate(handOver))?.href ?? '');
      const body = message === long ? {} : { body: whole(message).replaceAll('\n', '\r\n') };
      assert.deepEqual(link, {
        address: `mailto:${company.email}`,
        subject: messageWords.subject,
        ...body,
      });
    }
  },
);

browserTest('F3: Before script has come a submit does nothing and loses nothing', async (page) => {
  const site = await serveWithoutScript();
  await openWithoutScript(page, site.url('#/contact-us'));
  await fillAll(page);
  const before = await page.evaluate(traffic);
  const served = site.requests().length;
  await page.click(send);
  await page.click('[name="email"]');
  await page.press('Enter');
  assert.deepEqual(await page.evaluate(values), typed);
  assert.deepEqual(await page.evaluate(traffic), before);
  assert.equal(site.requests().length, served);
  site.release();
  await ready(page);
  assert.deepEqual(await page.evaluate(values), typed);
  await expectFocus(page, 'email');
  await page.press('Enter');
  await handedOver(page, whole(typed.message));
});

browserTest(
  'F3: Without script the page says so, and shows the other ways instead of a form',
  async (page) => {
    const site = await serve();
    await page.setScript(false);
    await page.goto(site.url('#/contact-us'));
    const { shown, says } = await page.evaluate(() => ({
      shown: [...document.querySelectorAll('.contact-form > *')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.textContent),
      says: document.querySelector('.page:target .contact-details')?.textContent ?? '',
    }));
    assert.deepEqual(shown, [formWords.noScript]);
    assert.ok(says.includes(company.email) && says.includes(company.phone), says);
  },
);

/** Runs in the page: which notes the form shows when it has waited for its script for a time in ms. */
const notesAfter = (wait: number) =>
  [...document.querySelectorAll('.contact-form > p')]
    .filter((note) => {
      for (const animation of note.getAnimations()) animation.currentTime = wait;
      return getComputedStyle(note).visibility === 'visible';
    })
    .map((note) => note.textContent);

browserTest(
  'F3: Ten seconds without a script that works, the form says that it needs it',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/contact-us'));
    assert.deepEqual(await page.evaluate(notesAfter, 9_999), [formWords.note]);
    assert.deepEqual(await page.evaluate(notesAfter, 10_000), [formWords.noScript]);
    site.release();
    await ready(page);
    assert.deepEqual(await page.evaluate(notesAfter, 0), [formWords.note]);
  },
);

browserTest(
  'B4: The form says that it needs a script, in a browser that does not run it',
  async (page) => {
    const site = await serve();
    await page.goto(site.url('#/contact-us'));
    await readyWithoutScript(page, '#/contact-us');
    assert.deepEqual(await page.evaluate(notesAfter, 10_000), [formWords.noScript]);
  },
  { engines: ['chromium-103'] },
);
