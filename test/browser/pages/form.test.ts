import assert from 'node:assert/strict';
import { company } from '../../../src/content/company';
import { fieldProblems, formWords, messageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { fieldNames, fill, fillAll, send, typed, values, write } from '../harness/form';
import { openSite, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, settleScroll, waitFor } from '../harness/wait';

function panelIsFocused(page: Page) {
  return waitFor(page, 'the panel to have the focus', () =>
    document.activeElement?.matches('.message-panel'),
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

/** Runs in the page: the focused field, and the fields with the wide border of a mistake. */
function look() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('.contact-form [name]')];
  const isMarked = (field: Element) =>
    Number.parseFloat(getComputedStyle(field).borderInlineStartWidth) > 4;
  return {
    focused: document.activeElement?.getAttribute('name'),
    marked: fields.filter(isMarked).map(({ name }) => name),
    panels: document.querySelectorAll('.message-panel').length,
  };
}

browserTest(
  'F1: the browser stops the form until its four required fields are filled in',
  async (page) => {
    await openSite(page, '#/contact-us');
    for (const name of fieldNames) {
      await page.click(send);
      const marked = fieldNames.slice(fieldNames.indexOf(name));
      assert.deepEqual(await page.evaluate(look), { focused: name, marked, panels: 0 });
      if (name === 'email') {
        await write(page, 'no address');
        await page.press('Enter');
        assert.deepEqual(await page.evaluate(look), { focused: name, marked, panels: 0 });
        await page.press('Control+a');
      }
      await write(page, typed[name]);
    }
    await page.click(send);
    await panelIsFocused(page);
    assert.deepEqual(await page.messages(), []);
  },
);

browserTest(
  'F1, F2: Enter in a field submits, sends nothing, and focuses a panel that says so',
  async (page) => {
    const site = await openSite(page, '#/contact-us');
    await fillAll(page);
    const before = await page.evaluate(traffic);
    const served = site.requests().length;
    await page.click('[name="phone"]');
    await page.press('Enter');
    await panelIsFocused(page);
    const panel = await page.evaluate(() => document.querySelector('.message-panel')?.textContent);
    for (const words of [messageWords.heading, messageWords.text, company.email])
      assert.ok(panel?.includes(words), panel ?? '');
    assert.deepEqual(await page.evaluate(values), typed);
    assert.deepEqual(await page.evaluate(traffic), before);
    assert.equal(site.requests().length, served, 'requests');
  },
);

browserTest(
  'F2, F4: the button copies the whole message, with 5,000 characters and line breaks',
  async (page) => {
    const message = `नमस्ते & السلام 🙏\nline two\n${'x'.repeat(5000)}`;
    await page.setViewport(390, 700);
    await openSite(page, '#/contact-us');
    await fillAll(page);
    await fill(page, 'message', message);
    await page.click(send);
    await panelIsFocused(page);
    const button = { css: '.message-panel button', name: messageWords.copy };
    await page.hover(button);
    const place = await settleScroll(page);
    await page.click(button);
    const result = () => document.querySelector('.message-panel-result')?.textContent;
    await eventually(() => page.evaluate(result), messageWords.copied);
    assert.equal(await settleScroll(page), place, 'the page has scrolled');
    const text = await page.evaluate(
      () => document.querySelector<HTMLTextAreaElement>('.message-panel textarea')?.value ?? '',
    );
    assert.ok(text.includes(message), text.slice(0, 200));
    await page.click('[name="message"]');
    await page.press('Control+a');
    await page.press('Control+v');
    await eventually(async () => (await page.evaluate(values)).message, text);
  },
);

browserTest(
  'F3: before the script arrives a submit sends nothing and loses nothing',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/contact-us'));
    await fillAll(page);
    const before = await page.evaluate(traffic);
    await page.click(send);
    await page.click('[name="email"]');
    await page.press('Enter');
    assert.deepEqual(await page.evaluate(values), typed);
    assert.deepEqual(await page.evaluate(traffic), before);
    site.release();
    await ready(page);
    assert.deepEqual(await page.evaluate(values), typed);
    assert.equal((await page.evaluate(look)).focused, 'email');
    await page.press('Enter');
    await panelIsFocused(page);
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
  'F6: an email address in an Indian script is answered in words, without a bubble',
  async (page) => {
    await openSite(page, '#/contact-us');
    await fillAll(page);
    await fill(page, 'email', 'संपर्क@डाटामेल.भारत');
    await page.click(send);
    const said = () => [
      document.activeElement?.getAttribute('name'),
      document.querySelector('#form-email-problem')?.textContent,
    ];
    assert.deepEqual(await page.evaluate(said), ['email', fieldProblems.indianAddress]);
  },
);

browserTest(
  'F1: the message is three rows high',
  async (page) => {
    await openSite(page, '#/contact-us');
    const rows = () => {
      const field = document.querySelector('textarea') as HTMLTextAreaElement;
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
      const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      return ((field.clientHeight - padding) / Number.parseFloat(lineHeight)).toFixed(1);
    };
    for (const width of [360, 1280, 1920]) {
      await page.setViewport(width, 900);
      assert.equal(await page.evaluate(rows), '3.0', `rows at ${width} px`);
    }
  },
  { engines: ['chromium'] },
);
