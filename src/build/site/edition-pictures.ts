import type { Edition } from '../../schema/content';
import { BuildError } from '../sources/errors';
import type { Files } from '../sources/files';

/*
 * A picture is drawn once, for the day and for an edition that is read from the left. The build adds
 * what the others need. A file in assets/images/ with the name of a copy, such as `about-ur.svg`,
 * takes its place.
 */

/**
 * The colors that would glare in the dark color scheme, and what takes their place; then the reds of
 * letters and lines on `#C9C8EE`, which would be faint. `#C03A1B`, the color of areas, stays.
 */
const nightColors = {
  '#C9C8EE': '#8A88D0',
  '#FBF8F2': '#E6DFCF',
  '#F3ECDD': '#D8CFBB',
  '#8E2A12': '#FFF6E0',
  '#B03416': '#FFF6E0',
};

/** Adds the colors of the night, as far as the picture has those of the day. */
export function withNight(svg: string): string {
  const rules = Object.entries(nightColors).flatMap(([day, night]) =>
    ['fill', 'stroke']
      .filter((property) => svg.includes(`${property}="${day}"`))
      .map((property) => `[${property}="${day}"]{${property}:${night}}`),
  );
  if (rules.length === 0) return svg;
  return atStart(svg, `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`);
}

/** Makes the copies that the page of an edition requests, such as `images/about-ur.svg`. */
export function addCopies(page: string, { tag, dir, letter }: Edition, files: Files): void {
  const end = `-${tag.toLowerCase()}.svg`;
  for (const [copy] of page.matchAll(/images\/[\w-]+\.svg/g)) {
    const original = copy.endsWith(end) && files.get(copy.replace(end, '.svg'));
    if (!original || files.has(copy)) continue;
    const svg = withLetter(String(original), String(files.get(letter ?? '') ?? ''));
    files.set(copy, Buffer.from(dir === 'rtl' ? mirrored(svg) : svg));
  }
}

/**
 * Takes the word mark of an edition from the files, as a symbol for its document: the header shows
 * it with its first paint. Empty if the page shows the name as text.
 */
export function takeWordmark(page: string, { tag }: Edition, files: Files): string {
  if (!page.includes('href="#wordmark"')) return '';
  const file = `images/wordmark-${tag.toLowerCase()}.svg`;
  const [box, path] = inside(String(files.get(file)));
  const fix = `Add it, or delete wordmark in src/content/${tag}/edition.ts.`;
  if (box === undefined) throw new BuildError(`assets/${file} is missing. ${fix}`);
  files.delete(file);
  return `<div hidden><svg><symbol id="wordmark" viewBox="${box}">${path}</symbol></svg></div>\n`;
}

/** The viewBox of a picture, and what is in it. */
function inside(svg: string): string[] {
  return /viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.slice(1) ?? [];
}

/** Puts the letter of an edition into the picture's `<symbol id="letter">`. */
function withLetter(svg: string, letter: string): string {
  const [box, path] = inside(letter);
  if (box === undefined) return svg;
  const symbol = /(<symbol id="letter" viewBox=")[^"]*("[^>]*>)[\s\S]*?(?=<\/symbol>)/;
  return svg.replace(symbol, `$1${box}$2${path}`);
}

/** Mirrors a picture, but not its letters, which have the class `letter`. */
function mirrored(svg: string): string {
  const mirror = 'transform:scaleX(-1);transform-origin:50%';
  const style = `<style>.mirror{${mirror}}.letter{${mirror};transform-box:fill-box}</style>`;
  return atStart(svg.replace(/<\/svg>\s*$/, '</g></svg>'), `${style}<g class="mirror">`);
}

function atStart(svg: string, part: string): string {
  return svg.replace(/<svg[^>]*>/, (tag) => tag + part);
}
