import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserTest } from './browser-test';
import { tour } from './host-tour';
import { hosts, onHost } from './hosts';
import { headerLink, pageOf } from './open-page';
import { distFolder, fileAddress, serve } from './site';
import { waitFor } from './wait';

const deepLink = '#/services';

/** What the ready settings promise: compressed encodings, who may frame the site, and how long a file is kept. */
const expectSettings = async (base: string, encodings: readonly string[]) => {
  const names = readdirSync(distFolder);
  const script = names.find((name) => /^site-[A-F0-9]{8}\.js$/.test(name)) ?? '';
  const kept = {
    '': 'no-cache',
    [script]: 'public, max-age=31536000, immutable',
    'images/mark.svg': 'public, max-age=3600',
  };
  for (const [name, caching] of Object.entries(kept))
    for (const encoding of [...encodings, 'identity']) {
      const { headers, status } = await fetch(base + name, {
        headers: { 'accept-encoding': encoding },
      });
      const told = [
        'content-encoding',
        'cache-control',
        'content-security-policy',
        'x-content-type-options',
        'strict-transport-security',
        'vary',
      ];
      assert.deepEqual(
        [status, ...told.map((header) => headers.get(header))],
        [
          200,
          encoding === 'identity' ? null : encoding,
          caching,
          "frame-ancestors 'self'",
          'nosniff',
          null,
          'Accept-Encoding',
        ],
        `${base}${name} ${encoding}`,
      );
    }
};

for (const host of hosts)
  browserTest(
    `R10: The site works on ${host.name}, at the root and under /a/b/`,
    (page) =>
      onHost(host, async (origin) => {
        await tour(page, `${origin}/${deepLink}`);
        await tour(page, `${origin}/a/b/${deepLink}`);
        if (host.encodings)
          for (const base of [`${origin}/`, `${origin}/a/b/`])
            await expectSettings(base, host.encodings);
      }),
    { engines: [host.visitor] },
  );

browserTest('R10: The site works from file://', (page) => tour(page, fileAddress(deepLink)));

const framing = (attributes: string) =>
  `<!doctype html><html lang="en"><head><title>Host</title></head><body><iframe width="1100" height="760" ${attributes}></iframe></body></html>`;

// In a frame without an origin WebKit lets 'self' match nothing, so script and pictures stay out: there as without script.
browserTest(
  'R10: The site works in a frame with sandbox="allow-scripts"',
  async (page) => {
    const site = await serve({
      documents: { '/host.html': framing(`sandbox="allow-scripts" src="/${deepLink}"`) },
    });
    await tour(page, `${site.origin}/host.html`, 'iframe');
  },
  { engines: ['chromium', 'firefox'] },
);

browserTest('R10: The site works in a frame of another origin', async (page) => {
  const site = await serve({ under: '/a/b' });
  const host = await serve({ documents: { '/host.html': framing(`src="${site.url(deepLink)}"`) } });
  await tour(page, `${host.origin}/host.html`, 'iframe');
});

// Firefox takes 'self' in a srcdoc document's own policy for about:srcdoc, and loads neither script nor pictures there.
browserTest(
  'R10: The site works in a srcdoc frame, where its links lead through the one handler',
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
  'R10: In a frame with no permission at all the document reads, its links lead and its questions open',
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
);

browserTest(
  'F2, R10: The site works over plain http on a name that is not localhost, where navigator.clipboard is missing',
  async (page) => {
    const site = await serve();
    const url = site.url(deepLink).replace('127.0.0.1', 'intranet.test');
    await tour(page, url);
    assert.deepEqual(
      await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, location.hostname]),
      [false, false, 'intranet.test'],
    );
  },
  { engines: ['chromium', 'firefox'] },
);
