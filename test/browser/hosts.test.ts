import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserTest } from './browser-test';
import { tour } from './host-tour';
import { headerLink, pageOf } from './open-page';
import { distFolder, fileAddress, serve } from './site';
import { waitFor } from './wait';

const deepLink = '#/services';

browserTest('R10: the site works from file://', (page) => tour(page, fileAddress(deepLink)));

const framing = (attributes: string) =>
  `<!doctype html><head><title>Host</title></head>
  <iframe width="1100" height="760" ${attributes}></iframe>`;

// In a frame without an origin WebKit lets 'self' match nothing, so script and pictures stay out:
// there as without script.
browserTest(
  'R10: the site works in a frame with sandbox="allow-scripts"',
  async (page) => {
    const site = await serve({
      documents: { '/host.html': framing(`sandbox="allow-scripts" src="/${deepLink}"`) },
    });
    await tour(page, `${site.origin}/host.html`, 'iframe');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest(
  'R10: the site works in a frame of another origin',
  async (page) => {
    const site = await serve();
    const host = await serve({
      documents: { '/host.html': framing(`src="${site.url(deepLink)}"`) },
    });
    await tour(page, `${host.origin}/host.html`, 'iframe');
  },
  { engines: ['webkit'] },
);

// Firefox takes 'self' in a srcdoc document's own policy for about:srcdoc, and loads neither script
// nor pictures there.
browserTest(
  'R5, R10: the site works in a srcdoc frame, where a handler follows its links',
  async (page) => {
    const html = readFileSync(path.join(distFolder, 'index.html'), 'utf8')
      .replace(/&/g, '&amp;')
      .replace(/"/g, '&quot;');
    const site = await serve({ documents: { '/host.html': framing(`srcdoc="${html}"`) } });
    await tour(page, `${site.origin}/host.html`, 'iframe', '/');
  },
  { engines: ['chromium', 'webkit'] },
);

browserTest(
  'R10: in a frame without permissions pages can be read, links work and questions open',
  async (page) => {
    const permission = page.engine === 'webkit' ? 'allow-scripts' : '';
    const site = await serve({
      documents: { '/host.html': framing(`sandbox="${permission}" src="/${deepLink}"`) },
    });
    await page.goto(`${site.origin}/host.html`);
    const there = { ...page, evaluate: page.inFrame('iframe') };
    const shows = (heading: string) =>
      waitFor(
        there,
        heading,
        (text: string) => {
          const shown = [...document.querySelectorAll('main h1')]
            .filter((one) => one.checkVisibility())
            .map((one) => one.textContent);
          if (String(shown) === text) return true;
          throw new Error(String(shown));
        },
        heading,
      );
    await shows(pageOf('/services').heading);
    await page.click(headerLink('/'), { frame: 'iframe' });
    await shows(pageOf('/').heading);
    await page.click('details:nth-child(3) summary', { frame: 'iframe' });
    assert.deepEqual(
      await there.evaluate(() => [...document.querySelectorAll('details')].map((one) => one.open)),
      [false, false, true],
    );
  },
  { engines: ['firefox', 'webkit'] },
);

browserTest(
  'F2, R10: the site works over plain http, without navigator.clipboard',
  async (page) => {
    const site = await serve();
    const url = site.url(deepLink).replace('127.0.0.1', 'intranet.test');
    await tour(page, url);
    assert.deepEqual(
      await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, location.hostname]),
      [false, false, 'intranet.test'],
    );
  },
  { engines: ['chromium'] },
);
