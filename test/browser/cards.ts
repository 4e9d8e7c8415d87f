import { readFile, writeFile } from 'node:fs/promises';
import { launch } from 'puppeteer-core';
import { company } from '../../src/content/company';
import { type Edition, editions } from '../../src/content/editions';
import { scriptGroups } from '../../src/content/languages';

/*
 * `npm run cards`: draws the pictures that show the company's name or logo, from src/content and
 * assets/images. Run it after a change of one of these, and look at the result. It needs Chromium
 * and the Noto fonts.
 */
const images = new URL('../../assets/images/', import.meta.url);
const read = (name: string) => readFile(new URL(name, images), 'utf8');
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const colors = ['#2a2a72', '#f2a71b', '#0f7566', '#c23a1a', '#c9c9ee'];
const pale = ['#f2a71b', '#c9c9ee'];

/** An arch with a letter of each script of the language page, as many as fit. */
function arches(): string {
  const letters = scriptGroups.slice(0, 9).map(({ letter }, index) => {
    const color = colors[index % colors.length] ?? '';
    const ink = pale.includes(color) ? '#2a2a72' : '#fff';
    return `<b style="background:${color};color:${ink}">${letter}</b>`;
  });
  return letters.join('');
}

/** The logo as a data URL, because the page has no address to resolve a path against. */
async function logo(): Promise<string> {
  const content = await readFile(new URL(`../${company.logo.src}`, images), 'base64');
  return `data:image/${company.logo.src.endsWith('.svg') ? 'svg+xml' : 'png'};base64,${content}`;
}

/** The picture of a shared link: 1200 by 630 px. */
async function card({ tag, dir }: Edition): Promise<string> {
  const { socialCardText } = (await import(`../../src/content/${tag}/pages.ts`)) as {
    socialCardText: string;
  };
  return `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><style>
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f3ecdd;
      color: #1b1b3d;
      font-family: 'Noto Sans', 'Noto Sans Devanagari', 'Noto Sans Tamil', sans-serif }
    header { display: flex; align-items: center; gap: 16px; margin: 56px 72px 0; color: #b3361a;
      font: 600 30px 'Noto Sans' }
    header img { height: 56px }
    h1 { margin: 32px 72px; font: 700 72px/1.25 'Noto Serif', 'Noto Serif Devanagari',
      'Noto Serif Tamil', 'Noto Nastaliq Urdu', serif;
      text-wrap: balance }
    :lang(ur) h1 { font: 700 54px/2 'Noto Nastaliq Urdu' }
    :lang(ta) h1 { font-size: 56px } /* Tamil words are long */
    div { position: absolute; inset: auto 0 0; display: flex; justify-content: center; gap: 16px }
    b { display: grid; place-items: center; width: 112px; height: 168px; padding-top: 16px;
      border-radius: 56px 56px 0 0;
      font: 700 64px/1 'Noto Serif', 'Noto Sans Devanagari', 'Noto Sans Bengali', sans-serif }
  </style><header><img src="${await logo()}">${escapeHtml(company.name)}</header>
  <h1>${escapeHtml(socialCardText)}</h1><div>${arches()}</div>`;
}

/** The icon of a home screen: 180 by 180 px, without transparent corners. */
const touchIcon = async () => `<!doctype html><style>body { margin: 0; background: #2a2a72 }
  svg { display: block; width: 180px; height: 180px }</style>${await read('favicon.svg')}`;

const browser = await launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  const draw = async (html: string, file: string, width: number, height: number) => {
    await page.setViewport({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ type: 'png' });
    await writeFile(new URL(`../${file}`, images), png);
    console.log(`assets/${file}: ${png.length} bytes`);
  };
  for (const edition of editions) await draw(await card(edition), edition.card, 1200, 630);
  await draw(await touchIcon(), 'images/touch-icon.png', 180, 180);
} finally {
  await browser.close();
}
