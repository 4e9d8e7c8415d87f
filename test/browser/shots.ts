import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freezeClock } from './clock';
import { startChromium } from './engines/chromium';
import { Page } from './engines/page';
import { forceColors, print } from './media';
import { allHashes, missingHash, open, pages, readyWithoutScript } from './open-page';
import { states } from './page-states';
import { closeServers, serve } from './site';
import { settleMotion } from './wait';

// `npm run shots -- --page menu --width 360 --scheme dark --edition ur.html`: screenshots of every
// page and state, in test/browser/shots.

type Shot = {
  hash: string;
  prepare?: (page: Page, scheme: 'light' | 'dark') => Promise<unknown>;
  script?: false;
};

const nameOf = (hash: string) => hash.slice(2) || 'home';
const shots: Record<string, Shot> = {
  ...Object.fromEntries(allHashes.map((hash) => [nameOf(hash), { hash }])),
  menu: { hash: '#/services', prepare: states.menu },
  answer: { hash: '#/', prepare: states.answer },
  milestone: { hash: '#/about-us', prepare: states.milestone },
  invalid: { hash: '#/contact-us', prepare: states.invalid },
  message: { hash: '#/contact-us', prepare: states.messagePanel },
  print: { hash: '#/', prepare: print },
  'forced-colors': { hash: '#/', prepare: forceColors },
  'no-script': { hash: '#/contact-us', script: false },
};

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: Object.keys(shots) },
    width: { type: 'string', multiple: true, default: ['360', '768', '1280', '1920'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    edition: { type: 'string', default: 'index.html' },
  },
});

/** Lazy pictures load only when they come near the window. */
const scrollThrough = async () => {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
};

/** The whole page, beyond the window. */
const capture = async (page: Page, file: string) => {
  const { cssContentSize } = (await page.cdp('Page.getLayoutMetrics')) as {
    cssContentSize: object;
  };
  const { data } = (await page.cdp('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  })) as { data: string };
  await writeFile(file, data, 'base64');
};

const folder = fileURLToPath(new URL('shots', import.meta.url));
await mkdir(folder, { recursive: true });
const engine = await startChromium();
const site = await serve();
for (const name of values.page) {
  const shot = shots[name];
  if (!shot) throw new Error(`--page takes ${Object.keys(shots).join(', ')}`);
  for (const width of values.width.map(Number))
    for (const scheme of values.scheme as ('light' | 'dark')[]) {
      const isMenuHidden = name === 'menu' && width > pages.length * 160;
      if (isMenuHidden) continue;
      const page = await Page.open(engine);
      await freezeClock(page);
      await page.setViewport(width, 800);
      await page.prefer({ scheme });
      if (shot.script === false) {
        await page.prefer({ script: false });
        await page.goto(site.url(values.edition + shot.hash));
        await readyWithoutScript(page, shot.hash);
      } else {
        await open(page, site.url(values.edition + shot.hash));
        await page.evaluate(scrollThrough);
        await shot.prepare?.(page, scheme);
        await settleMotion(page);
      }
      const tag = values.edition === 'index.html' ? '' : `${values.edition.replace('.html', '')}-`;
      const shown = name === nameOf(missingHash) ? 'not-found' : name;
      const file = `${tag}${shown}-${width}-${scheme}.png`;
      await capture(page, `${folder}/${file}`);
      console.log(`test/browser/shots/${file}`);
      await page.close();
    }
}
await engine.close();
await closeServers();
