import { BuildError, failIf } from '../sources/errors';
import { type Files, filesIn } from '../sources/files';
import { lineAt } from '../sources/quote';
import { withNight } from './edition-pictures';

/** The pictures in assets/images/. Fails on a name that is not portable, or a broken file. */
export function readPictures(sources: Files): Files {
  const pictures: Files = new Map();
  for (const [file, content] of filesIn('assets/images', sources)) {
    const name = `images/${file}`;
    pictures.set(name, content);
    if (!/^images\/[a-z\d-]+\.(?:svg|png)$/.test(name))
      throw new BuildError(
        `assets/${name}: use lowercase letters, digits and hyphens, then .svg or .png.`,
      );
    if (name.endsWith('.png') && !isPng(content))
      throw new BuildError(`assets/${name}: not a PNG. Export it again as PNG.`);
    if (name.endsWith('.svg') && ratioOf(content) === undefined)
      throw new BuildError(
        `assets/${name}: not an <svg> with xmlns and viewBox. Export it again as SVG.`,
      );
    if (!name.endsWith('.svg')) continue;
    failIf(foreignParts(`assets/${name}`, String(content)));
    pictures.set(name, Buffer.from(withNight(String(content))));
  }
  return pictures;
}

/** What would run script if a visitor opened the picture by itself. */
const active = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/gi;
/** What refers to another file, which browsers do not load for a picture. */
const external =
  /\bhref\s*=\s*["'](?!\s*(?:#|data:|javascript:))[^"']*|\burl\(\s*["']?(?!#|data:)[^)]*|@import/gi;

/** The parts that a picture must not have, each with its line. */
function foreignParts(file: string, svg: string): string[] {
  const problem = (pattern: RegExp, words: string) =>
    [...svg.matchAll(pattern)].map(({ 0: part, index }) => {
      return `${file}:${lineAt(svg, index)}: "${part.trim()}" ${words}`;
    });
  return [
    ...problem(active, 'can run script. Remove it, or export a plain SVG.'),
    ...problem(external, 'is another file, which no browser loads. Embed it, or remove it.'),
  ];
}

/** Whether a file begins as a PNG does (PNG specification, sections 5.2 and 11.2.1). */
function isPng(picture: Buffer): boolean {
  return picture.toString('latin1', 0, 16) === '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR';
}

/** Width divided by height, from the viewBox of an SVG; 0 if it fills any box; or undefined. */
export function ratioOf(picture: Buffer | undefined): number | undefined {
  const [svg = ''] = /<svg(?=[^>]*\sxmlns=)[^>]*>(?=[\s\S]*<\/svg>)/.exec(String(picture)) ?? [];
  const box = /\sviewBox=["']\s*(.*?)\s*["']/.exec(svg)?.[1]?.split(/[\s,]+/) ?? [];
  const [width, height] = [Number(box[2]), Number(box[3])];
  if (width > 0 && height > 0) return width / height;
  return /\swidth="100%"/.test(svg) ? 0 : undefined;
}
