import { writeFile } from 'node:fs/promises';
import { cardParts, iconParts, marked } from '../../../src/build/checks/drawings';
import { readContent } from '../../../src/build/sources/content';
import { readSources } from '../../../src/build/sources/files';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import type { Edition } from '../../../src/schema/content';
import { startChromium } from '../harness/engines/chromium';
import { newPage } from '../harness/engines/page';

/*
 * `npm run cards`: draws the pictures that show the company's name or logo, from src/content and
 * assets/images. Run it after a change of one of these, and look at the result. It needs Chromium
 * and the Noto fonts.
 */
const assets = new URL('../../../assets/', import.meta.url);
function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A letter of each script of the language page, as many as fit. */
const letters = scriptGroups.slice(0, 9).map(({ letter }) => `<b>${letter}</b>`);

/** An image whose source is a data URL: the page has no address to resolve a path against. */
function image(picture: Buffer | undefined) {
  const type = picture?.[0] === 0x89 ? 'png' : 'svg+xml';
  return `<img src="data:image/${type};base64,${picture?.toString('base64')}">`;
}

/** The picture of a shared link: 1200 by 630 px. */
function card({ tag, dir }: Edition, parts: ReturnType<typeof cardParts>): string {
  return `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><style>
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f3ecdd;
      color: #1b1b3d;
      font-family: 'Noto Sans', 'Noto Sans Devanagari', 'Noto Sans Tamil', sans-serif }
    header { display: flex; align-items: center; gap: 16px; margin: 56px 72px 0; color: #b3361a;
      font: 600 30px 'Noto Sans' }
    header :is(img, svg) { height: 56px; fill: currentColor }
    h1 { margin: 32px 72px; font: 700 72px/1.25 'Noto Serif', 'Noto Serif Devanagari',
      'Noto Serif Tamil', 'Noto Nastaliq Urdu', serif;
      text-wrap: balance }
    :lang(ur) h1 { font: 700 54px/2 'Noto Nastaliq Urdu' }
    :lang(ta) h1 { font-size: 56px } /* Tamil words are long */
    div { position: absolute; inset: auto 0 0; display: flex; justify-content: center; gap: 16px }
    b { display: grid; place-items: center; width: 112px; height: 168px; padding-top: 16px;
      border-radius: 56px 56px 0 0;
      font: 700 64px/1 'Noto Serif', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif }
    b:nth-child(5n + 1) { background: #2a2a72; color: #fff }
    b:nth-child(5n + 2) { background: #f2a71b; color: #2a2a72 }
    b:nth-child(5n + 3) { background: #0f7566; color: #fff }
    b:nth-child(5n + 4) { background: #c23a1a; color: #fff }
    b:nth-child(5n) { background: #c9c9ee; color: #2a2a72 }
  </style><header>${image(parts.logo)}${parts.wordmark || escapeHtml(parts.name)}</header>
  <h1>${escapeHtml(parts.words)}</h1><div>${letters.join('')}</div>`;
}

/** The icon of a home screen: 180 by 180 px, without transparent corners. */
function touchIcon({ icon }: ReturnType<typeof iconParts>): string {
  return `<!doctype html><style>body { margin: 0; background: #2a2a72 }
  img { display: block; width: 180px; height: 180px }</style>${image(icon)}`;
}

const engine = await startChromium();
const page = await newPage(engine);
async function draw(html: string, width: number, height: number) {
  await page.setViewport(width, height);
  await page.goto(`data:text/html,${encodeURIComponent(html)}`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const { data } = (await page.cdp('Page.captureScreenshot')) as { data: string };
  return Buffer.from(data, 'base64');
}

async function write(file: string, picture: Buffer, parts: object) {
  await writeFile(new URL(file, assets), marked(picture, parts));
  console.log(`assets/${file}`);
}

const files = await readSources();
const content = readContent(files);
for (const edition of content.facts.editions) {
  const parts = cardParts(content, files, edition);
  await write(edition.card, await draw(card(edition, parts), 1200, 630), parts);
}
const parts = iconParts(content, files);
await write('images/touch-icon.png', await draw(touchIcon(parts), 180, 180), parts);
await engine.close();
