import assert from 'node:assert/strict';
import { messageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import { fill, fillAll, send, typed, values } from '../harness/form';
import { open } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

browserTest(
  'F2: the button copies the whole message, with 5,000 characters and line breaks',
  async (page) => {
    const message = `नमस्ते & السلام 🙏\nline two\n${'x'.repeat(5000)}`;
    const textOf = (css: string) =>
      page.evaluate((selector: string) => {
        const element = document.querySelector(selector);
        return element instanceof HTMLTextAreaElement ? element.value : element?.textContent;
      }, css);
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await fillAll(page);
    await fill(page, 'message', message);
    await page.click(send);
    await waitFor(page, 'the message', () => document.querySelector('.message-panel') !== null);
    await page.click({ css: '.message-panel button', name: messageWords.copy });
    await eventually(() => textOf('.message-panel-result'), messageWords.copied);
    assert.deepEqual(await page.evaluate(values), { ...typed, message });
    const text = (await textOf('.message-panel textarea')) ?? '';
    assert.ok(text.includes(message), text.slice(0, 200));
    await page.click('[name="message"]');
    await page.press('Control+a');
    await page.press('Control+v');
    await eventually(async () => (await page.evaluate(values)).message, text);
  },
);
