import { readFile, writeFile } from 'node:fs/promises';
import { company } from '../../../src/content/company';
import { editions } from '../../../src/content/editions';
import { scriptGroups } from '../../../src/content-model/lists-with-words';
import type { Edition } from '../../../src/schema/content';
import { filled } from '../../helpers/facts';
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
async function image(file: string) {
  const type = file.endsWith('.svg') ? 'svg+xml' : 'png';
  const content = await readFile(new URL(file, assets), 'base64');
  return `<img src="data:image/${type};base64,${content}">`;
}

async function wordsOf({ tag }: Edition): Promise<string> {
  const words: { socialCardText: string } = await import(`../../../src/content/${tag}/pages.ts`);
  return filled(words.socialCardText, tag);
}

/** The company's name, as the header of the edition shows it. */
async function nameIn({ tag }: Edition): Promise<string> {
  const { edition }: { edition: { wordmark?: { of: string } } } = await import(
    `../../../src/content/${tag}/edition.ts`
  );
  if (edition.wordmark?.of !== company.name) return escapeHtml(company.name);
  return readFile(new URL(`images/wordmark-${tag.toLowerCase()}.svg`, assets), 'utf8');
}

/** The picture of a shared link: 1200 by 630 px. */
async function card({ tag, dir }: Edition, name: string, words: string): Promise<string> {
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
  </style><header>${await image(company.logo.src)}${name}</header>
  <h1>${escapeHtml(words)}</h1><div>${letters.join('')}</div>`;
}

/** The icon of a home screen: 180 by 180 px, without transparent corners. */
async function touchIcon() {
  return `<!doctype html><style>body { margin: 0; background: #2a2a72 }
  img { display: block; width: 180px; height: 180px }</style>${await image('images/favicon.svg')}`;
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

async function write(file: string, picture: Buffer) {
  await writeFile(new URL(file, assets), picture);
  console.log(`assets/${file}`);
}

for (const edition of editions) {
  const words = await wordsOf(edition);
  await write(
    edition.card,
    await draw(await card(edition, await nameIn(edition), words), 1200, 630),
  );
}
await write('images/touch-icon.png', await draw(await touchIcon(), 180, 180));
await engine.close();
