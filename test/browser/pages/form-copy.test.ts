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

for (const [way, refusal] of [
  ['false', '() => false'],
  ['an error', "() => { throw new Error('refused') }"],
] as const) {
  browserTest(
    `F4: where copying is refused by ${way}, the text is selected for copying by hand`,
    async (page) => {
      await page.init(`document.execCommand = ((own) => function (name, ...rest) {
      return name === 'copy' ? (${refusal})() : own.call(this, name, ...rest);
    })(document.execCommand);`);
      await submitAndCopy(page, 'Two pages\ninto Tamil');
      await expectResult(page, messageWords.refused);
      const text = await messageText(page);
      const selected = await page.evaluate(() => {
        const focused = document.activeElement as HTMLTextAreaElement;
        return focused.value.slice(focused.selectionStart, focused.selectionEnd);
      });
      assert.equal(selected, text);
      await page.press('Control+c');
      await expectOnClipboard(page, text);
    },
  );
}
