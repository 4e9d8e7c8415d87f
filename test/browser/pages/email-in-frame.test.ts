import assert from 'node:assert/strict';
import { messageWords } from '../../../src/content/en/interface';
import { browserTest } from '../harness/browser-test';
import { fillAll, preparesMessage, send, typed, values } from '../harness/form';
import { ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, waitFor } from '../harness/wait';

/** Of the contact details, and of the finished message. */
const links = [
  '.contact-details .email-link a',
  { css: '.message-panel a', name: messageWords.openMail },
];

/** Runs in the page: the links lead where a browser leads them that gives them to a webmail. */
function leadToWebmail() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href^="mailto:"]'))
    link.href = '/compose.html';
}

browserTest(
  'F7: in a frame, the email links open a webmail beside the site',
  async (page) => {
    const frame = '<iframe width="1100" height="700" src="/#/contact-us"></iframe>';
    const site = await serve({
      documents: {
        '/host.html': `<!doctype html><title>Host</title>${frame}`,
        '/compose.html': '<!doctype html><title>Webmail</title>',
      },
    });
    await page.goto(`${site.origin}/host.html`);
    const there = page.inFrame('iframe');
    await ready(there, '#/contact-us');
    await fillAll(there);
    await there.click(send);
    await waitFor(there, 'the message', () => document.querySelector('.message-panel') !== null);
    await there.evaluate(leadToWebmail);
    const opened: string[] = [];
    for (const link of links) {
      await there.click(link);
      opened.push('/compose.html');
      await eventually(
        async () => (await page.tabs()).map((url) => new URL(url).pathname).sort(),
        [...opened, '/host.html'],
      );
    }
    assert.deepEqual(await there.evaluate(values), typed);
    const panels = () => document.querySelectorAll('.message-panel').length;
    assert.equal(await there.evaluate(panels), 1, 'message panels');
  },
  { engines: ['chromium', 'firefox'], skip: !preparesMessage && 'the form is sent to a server' },
);
