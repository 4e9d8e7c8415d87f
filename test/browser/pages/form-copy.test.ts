import assert from 'node:assert/strict';
import { messageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { fill, fillAll, send, typed, values } from '../harness/form';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

const copyButton = { css: '.message-panel button', name: messageWords.copy };

function messageText(page: Page) {
  return page.evaluate(
    () => document.querySelector<HTMLTextAreaElement>('.message-panel textarea')?.value ?? '',
  );
}

async function submitAndCopy(page: Page, message: string) {
  const site = await serve();
  await open(page, site.url('#/contact-us'));
  await fillAll(page);
  await fill(page, 'message', message);
  await page.click(send);
  await waitFor(page, 'the message', () => document.querySelector('.message-panel') !== null);
  await page.click(copyButton);
}

function expectResult(page: Page, result: string) {
  return eventually(
    () => page.evaluate(() => document.querySelector('.message-panel-result')?.textContent),
    result,
  );
}

async function expectOnClipboard(page: Page, text: string) {
  await page.click('[name="message"]');
  await page.press('Control+a');
  await page.press('Control+v');
  await eventually(async () => (await page.evaluate(values)).message, text);
}

browserTest(
  'F2: the button copies the whole message, with 5,000 characters and line breaks',
  async (page) => {
    const message = `नमस्ते & السلام 🙏\nline two\n${'x'.repeat(5000)}`;
    await submitAndCopy(page, message);
    await expectResult(page, messageWords.copied);
    assert.deepEqual(await page.evaluate(values), { ...typed, message });
    const text = await messageText(page);
    assert.ok(text.includes(message), text.slice(0, 200));
    await expectOnClipboard(page, text);
  },
);
