import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import type { Page } from '../harness/engines/page';
import { engineNames } from '../harness/engines/types';
import { ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, frames } from '../harness/wait';

browserTest(
  'R10: a frame that loads does not take the focus from a field beside it',
  async (page) => {
    const site = await serve({
      documents: { '/host.html': '<!doctype html><title>Host</title><input id="beside">' },
    });
    await page.goto(`${site.origin}/host.html`);
    await page.click('#beside');
    await page.evaluate((src: string) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.width = '1100';
      frame.src = src;
    }, '/#/services');
    await ready(page.inFrame('iframe'), '#/services');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'beside', 'focused id');
    await page.type('Hello');
    assert.equal(await page.evaluate(() => document.querySelector('input')?.value), 'Hello');
  },
  { engines: ['chromium', 'firefox'] },
);

function linkInFooter(path: RoutePath) {
  return `.site-footer nav a[href="#${path}"]`;
}

/** Runs in the frame: where the element is in the frame's window, in px. */
function topOf(css: string) {
  return document.querySelector(css)?.getBoundingClientRect().top ?? Number.NaN;
}

/** Waits until the window around the frame shows the element of the frame. */
function expectInView(page: Page, css: string) {
  const isInView = async () => {
    // Both at once: blocks of the frame may still be laid out.
    const inFrame = await page.inFrame('iframe').evaluate(topOf, css);
    return page.evaluate((inFrame: number) => {
      const y = (document.querySelector('iframe')?.getBoundingClientRect().top ?? 0) + inFrame;
      return y >= 0 && y < innerHeight;
    }, inFrame);
  };
  return eventually(isInView, true);
}

const places = {
  // In WebKit, a frame of another origin cannot scroll the document around it.
  'of the same origin': { attributes: 'src="/#/services"', engines: engineNames },
  'of another site': { attributes: 'src="{other}/#/services"', engines: ['chromium', 'firefox'] },
  'in a sandbox': {
    attributes: 'sandbox="allow-scripts" src="/#/services"',
    engines: ['chromium', 'firefox'],
  },
} as const;

for (const [place, { attributes, engines }] of Object.entries(places))
  browserTest(
    `R7, R8, R10: around a frame ${place} as tall as its page, the window shows the focused part`,
    async (page) => {
      const other = (await serve()).origin.replace('127.0.0.1', 'intranet.test');
      const text = `<!doctype html><title>Host</title><p style="height: 3000px">Text</p>
        <iframe width="1100" height="8000" ${attributes.replace('{other}', other)}></iframe>`;
      const site = await serve({ documents: { '/host.html': text } });
      await page.goto(`${site.origin}/host.html`);
      const there = page.inFrame('iframe');
      await ready(there, '#/services');
      assert.equal(await page.evaluate(() => scrollY), 0, 'the first load has scrolled');
      const followInFooter = async (path: RoutePath) => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        // The blocks that come into view are laid out in the next frame, which moves the footer.
        await frames(there);
        await there.click(linkInFooter(path));
        await ready(there, `#${path}`);
        await expectInView(page, 'main > :not([hidden]) h1');
      };
      await followInFooter('/about-us');
      await there.evaluate(() => history.back());
      await ready(there, '#/services');
      await expectInView(page, linkInFooter('/about-us'));
      await followInFooter('/services');
    },
    { engines },
  );
