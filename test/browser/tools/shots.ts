import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freezeClock } from '../harness/clock';
import { startChromium } from '../harness/engines/chromium';
import { newPage, type Page } from '../harness/engines/page';
import { missingHash, pages, ready, readyWithoutScript } from '../harness/open-page';
import { states } from '../harness/page-states';
import { closeScope } from '../harness/scope';
import { serve } from '../harness/site';
import { scrollThrough, settleMotion } from '../harness/wait';

// `npm run shots -- --page menu --width 360 --scheme dark --edition ur.html`: screenshots of every
// page and state, in test/browser/tools/shots.

interface Shot {
  hash: string;
  prepare?: (page: Page) => Promise<unknown>;
  script?: boolean;
}

const shots: Record<string, Shot> = {
  ...Object.fromEntries(pages.map(({ hash }) => [hash.slice(2) || 'home', { hash }])),
  'not-found': { hash: missingHash },
  menu: { hash: '#/services', prepare: states.menu },
  answer: { hash: '#/', prepare: states.answer },
  milestone: { hash: '#/about-us', prepare: states.milestone },
  invalid: { hash: '#/contact-us', prepare: states.invalid },
  message: { hash: '#/contact-us', prepare: states.messagePanel },
  print: { hash: '#/', prepare: (page) => page.prefer({ print: true }) },
  'forced-colors': { hash: '#/', prepare: (page) => page.prefer({ forcedColors: true }) },
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

/** What moves once it is in view is not, in a picture of the whole page. */
function showAtRest() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

const folder = fileURLToPath(new URL('shots', import.meta.url));
await mkdir(folder, { recursive: true });
const engine = await startChromium();
const site = await serve();
for (const name of values.page) {
  const shot = shots[name];
  if (!shot) throw new Error(`--page takes ${Object.keys(shots).join(', ')}`);
  for (const width of values.width.map(Number))
    for (const scheme of values.scheme as ('light' | 'dark')[]) {
      // The header has room for its links.
      if (name === 'menu' && width > pages.length * 160) continue;
      const { hash, prepare, script = true } = shot;
      // In reduced motion no block is laid out late: without script, nothing here scrolls to it.
      const page = await newPage(engine, { scheme, script, reducedMotion: !script });
      await freezeClock(page);
      await page.setViewport(width, 800);
      await page.goto(site.url(values.edition + hash));
      await (script ? ready : readyWithoutScript)(page, hash);
      if (script) {
        await scrollThrough(page);
        await prepare?.(page);
        await page.evaluate(showAtRest);
        await settleMotion(page);
      }
      const file = `${values.edition.replace('.html', '')}-${name}-${width}-${scheme}.png`;
      // The whole page, beyond the window.
      const image = await page.cdp('Page.captureScreenshot', { captureBeyondViewport: true });
      await writeFile(`${folder}/${file}`, (image as { data: string }).data, 'base64');
      console.log(`test/browser/tools/shots/${file}`);
      await page.close();
    }
}
await engine.close();
await closeScope();
