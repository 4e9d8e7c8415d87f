import assert from 'node:assert/strict';
import { company } from '../../../src/content/company';
import { fieldProblems, formWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { fieldNames, fill, fillAll, send, typed, values, write } from '../harness/form';
import {
  open,
  openWithoutScript,
  ready,
  readyWithoutScript,
  serveWithoutScript,
} from '../harness/open-page';
import { serve } from '../harness/site';
import { waitFor } from '../harness/wait';

/** Waits until the finished message is this text. */
function messageIs(page: Page, text: string) {
  return waitFor(
    page,
    'the finished message',
    (wish: string) =>
      document.querySelector<HTMLTextAreaElement>('.message-panel textarea')?.value === wish,
    text,
  );
}

/** Runs in the page: the document and its requests, without the map, which loads lazily. */
function traffic() {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const map = document.querySelector('iframe')?.src;
  // WebKit's timeOrigin differs by a millisecond from call to call.
  const mark = window as { visit?: number };
  mark.visit ??= Math.random();
  return [location.href, mark.visit, ...asked.filter((one) => one !== map)];
}

async function expectFocus(page: Page, name: string) {
  return assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('name')),
    name,
  );
}

/** Runs in the page. The names of the fields with the wide border of a mistake. */
function marked() {
  return [...document.querySelectorAll<HTMLInputElement>('.contact-form [name]')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).borderInlineStartWidth) > 4)
    .map(({ name }) => name);
}

/** Runs in the page. */
function countPanels() {
  return document.querySelectorAll('.message-panel').length;
}

/** The finished message, with the labels of the form. */
function whole(message: string) {
  return [
    `${formWords.name}: ${typed.name}`,
    `${formWords.email}: ${typed.email}`,
    `${formWords.phone}: ${typed.phone}`,
    message.includes('\n')
      ? `${formWords.message}:\n${message}`
      : `${formWords.message}: ${message}`,
  ].join('\n');
}

browserTest(
  'F1: the browser stops the form until its four required fields are filled in',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    for (const name of fieldNames) {
      await page.click(send);
      await expectFocus(page, name);
      assert.deepEqual(await page.evaluate(marked), fieldNames.slice(fieldNames.indexOf(name)));
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
      assert.equal(await page.evaluate(countPanels), 0, `message panels without ${name}`);
      await write(page, typed[name]);
    }
    await page.click(send);
    await waitFor(page, 'the message', () => document.querySelector('.message-panel') !== null);
    assert.deepEqual(await page.messages(), []);
  },
);

browserTest(
  'F1, F2: a submit sends nothing, focuses the panel, and keeps what was typed',
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
    assert.deepEqual(await page.evaluate(values), typed);
    assert.deepEqual(await page.evaluate(traffic), before);
    assert.equal(site.requests().length, served, 'requests');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'F2: Enter in a field submits, and a second submit updates the message',
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
    await messageIs(page, whole(changed));
    await waitFor(page, 'the panel to have the focus', () =>
      document.activeElement?.matches('.message-panel'),
    );
    assert.equal(await page.evaluate(countPanels), 1, 'message panels');
  },
);

browserTest(
  'F3: before the script arrives a submit sends nothing and loses nothing',
  async (page) => {
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
    assert.equal(site.requests().length, served, 'requests');
    site.release();
    await ready(page);
    assert.deepEqual(await page.evaluate(values), typed);
    await expectFocus(page, 'email');
    await page.press('Enter');
    await messageIs(page, whole(typed.message));
  },
  { engines: ['chromium', 'webkit'] },
);

browserTest(
  'F3: without script a note and the contact details replace the form',
  async (page) => {
    const site = await serve();
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
  { engines: ['chromium'], preferences: { script: false } },
);

/** Runs in the page: the notes that the form shows when its script is late by a time in ms. */
function notesAfter(wait: number) {
  return [...document.querySelectorAll('.contact-form > p')]
    .filter((note) => {
      for (const animation of note.getAnimations()) animation.currentTime = wait;
      return getComputedStyle(note).visibility === 'visible';
    })
    .map((note) => note.textContent);
}

browserTest(
  'F3: the form says that it needs its script when that is ten seconds late',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/contact-us'));
    assert.deepEqual(await page.evaluate(notesAfter, 9_999), [formWords.note]);
    assert.deepEqual(await page.evaluate(notesAfter, 10_000), [formWords.noScript]);
    site.release();
    await ready(page);
    assert.deepEqual(await page.evaluate(notesAfter, 0), [formWords.note]);
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'B4: the form says that it needs a script in a browser that does not run it',
  async (page) => {
    const site = await serve();
    await page.goto(site.url('#/contact-us'));
    await readyWithoutScript(page, '#/contact-us');
    assert.deepEqual(await page.evaluate(notesAfter, 10_000), [formWords.noScript]);
  },
  { engines: ['chromium-103'] },
);

browserTest(
  'F6: an email address in an Indian script is answered in words, without a bubble',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await fillAll(page);
    await fill(page, 'email', 'संपर्क@डाटामेल.भारत');
    await page.click(send);
    await expectFocus(page, 'email');
    const said = await page.evaluate(
      () => document.querySelector('#form-email-problem')?.textContent,
    );
    assert.equal(said, fieldProblems.indianAddress);
  },
);

browserTest(
  'F6: a megabyte is cut off at the most that the message takes, and words say so',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await fillAll(page);
    await fill(page, 'message', 'a '.repeat(500_000));
    const { length } = (await page.evaluate(values)).message ?? '';
    assert.equal(length, 50_000);
    const said = await page.evaluate(() => document.querySelector('[role="alert"]')?.textContent);
    assert.match(said ?? '', /50,000/);
  },
);

browserTest(
  'F1: the message is three rows high at every width',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    for (const width of [360, 1280, 1920]) {
      await page.viewport(width, 900);
      const rows = await page.evaluate(() => {
        const field = document.querySelector('textarea');
        if (!field) return 0;
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
        const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
        return (field.clientHeight - padding) / Number.parseFloat(lineHeight);
      });
      assert.equal(Math.round(rows * 10), 30, `rows at ${width}: ${rows}`);
    }
  },
  { engines: ['chromium'] },
);
