import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { openWithoutScript, serveWithoutScript } from '../harness/open-page';
import { distFolder, serve } from '../harness/site';

/** Runs in the page: the pictures of all pages, each with the color behind it. */
function grounds(): [file: string, ground: string][] {
  const behind = (element: Element | null): string => {
    if (!element) return '#fff';
    const color = getComputedStyle(element).backgroundColor;
    return color === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : color;
  };
  return [...document.querySelectorAll<HTMLImageElement>('img[src$=".svg"]')].map((image) => [
    image.getAttribute('src') ?? '',
    behind(image),
  ]);
}

/** Runs in an empty page: the least contrast between a letter and what is behind it. */
async function leastContrast(svg: string, ground: string): Promise<number> {
  const [width, height] = [320, 240];
  const draw = async (source: string) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([source], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('The browser has no canvas');
    canvas.fillStyle = ground;
    canvas.fillRect(0, 0, width, height);
    canvas.drawImage(image, 0, 0, width, height);
    return new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  };
  const all = await draw(svg);
  const rest = await draw(svg.replace(/<\/svg>\s*$/, '<style>.letter{display:none}</style>$&'));
  const luminance = (pixel = 0) => {
    const [red = 0, green = 0, blue = 0] = [0, 8, 16].map((bits) => {
      const part = ((pixel >> bits) & 255) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  // A pixel at an edge has a mixed color.
  const isInside = (picture: Uint32Array, at: number) =>
    [-1, 1, -width, width].every((step) => picture[at + step] === picture[at]);
  let least = 21;
  for (let at = 0; at < all.length; at += 1) {
    if (all[at] === rest[at] || !isInside(all, at) || !isInside(rest, at)) continue;
    const ratio = luminance(all[at]) / luminance(rest[at]);
    least = Math.min(least, Math.max(ratio, 1 / ratio));
  }
  return least;
}

browserTest(
  '1.4.11: letters in pictures have a contrast of 3:1 in both schemes',
  async (page) => {
    const site = await serve();
    for (const scheme of ['light', 'dark'] as const) {
      await page.prefer({ scheme });
      const pictures = new Map<string, [file: string, ground: string]>();
      for (const { file } of editions) {
        await page.goto(site.url(file));
        for (const found of await page.evaluate(grounds)) pictures.set(found.join(), found);
      }
      await page.goto('about:blank');
      const faint: string[] = [];
      for (const [file, ground] of pictures.values()) {
        const svg = readFileSync(join(distFolder, file), 'utf8')
          .replace('width="100%" height="100%"', 'width="640" height="480"')
          .replaceAll(
            /\(prefers-color-scheme: ?dark\)/g,
            scheme === 'dark' ? '(width)' : '(not (width))',
          );
        if (!svg.includes('class="letter"')) continue;
        const least = await page.evaluate(leastContrast, svg, ground);
        if (least < 3) faint.push(`${file} on ${ground}: ${least.toFixed(2)}:1`);
      }
      assert.deepEqual(faint, [], scheme);
    }
  },
  { engines: ['chromium'] },
);

/** Runs in an empty page: the letters that do not fit in a picture of this size. */
function cutLetters(svg: string, width: number, height: number) {
  const host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, { width: `${width}px`, height: `${height}px` });
  // The styles of the pictures stay apart.
  host.attachShadow({ mode: 'open' }).innerHTML = `<style>svg { display: block }</style>${svg}`;
  const box = host.getBoundingClientRect();
  const letters = [...(host.shadowRoot?.querySelectorAll('.letter') ?? [])];
  const cut = letters.flatMap((letter, index) => {
    const { top, right, bottom, left } = letter.getBoundingClientRect();
    const isInside =
      top >= box.top && left >= box.left && right <= box.right && bottom <= box.bottom;
    return isInside ? [] : [index + 1];
  });
  host.remove();
  return cut;
}

/** Runs in the page: the heads of all pages are visible, and nothing below them. */
function showHeads() {
  const sheet = new CSSStyleSheet();
  const rest = '.page > :not(.page-head), .site-footer';
  sheet.replaceSync(`.page { display: block !important } ${rest} { display: none !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: the pictures in the heads of all pages, with their sizes. */
function headPictures() {
  const all = [...document.querySelectorAll<HTMLImageElement>('.page-head img')];
  return all.map((image): [file: string, width: number, height: number] => [
    image.getAttribute('src') ?? '',
    image.width,
    image.height,
  ]);
}

browserTest(
  'the picture in the head of a page cuts off no letter at any width',
  async (page) => {
    const site = await serveWithoutScript();
    const boxes = new Map<string, [file: string, width: number, height: number]>();
    for (const { file } of editions) {
      await openWithoutScript(page, site.url(`${file}#/`));
      await page.evaluate(showHeads);
      for (const width of [320, 959, 960, 1920]) {
        await page.setViewport(width, 900);
        for (const box of await page.evaluate(headPictures)) boxes.set(box.join(), box);
      }
    }
    const cut: string[] = [];
    await page.goto('about:blank');
    for (const [file, width, height] of boxes.values()) {
      const svg = readFileSync(join(distFolder, file), 'utf8');
      const letters = await page.evaluate(cutLetters, svg, width, height);
      if (letters.length > 0) cut.push(`${file} at ${width} × ${height}: letters ${letters}`);
    }
    assert.ok(boxes.size > 0, 'no page has a picture in its head');
    assert.deepEqual(cut, []);
  },
  { engines: ['chromium'] },
);
