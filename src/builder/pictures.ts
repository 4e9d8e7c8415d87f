import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Fault, stopOn } from './fault';
import type { Files } from './folder';
import { elementsOf } from './markup';
import { xmlFault } from './well-formed';

/** Reads the pictures, and stops at one that no browser would show. */
export async function readPictures(root: string): Promise<Files> {
  const folder = 'assets/images';
  const names = await readdir(join(root, folder)).catch((error) => {
    throw new Fault(`${folder}: cannot be read (${codeOf(error)}). Put the pictures there.`);
  });
  const pictures: Files = new Map();
  for (const name of names.filter((one) => !one.startsWith('.')).sort()) {
    pictures.set(`images/${name}`, await readFile(join(root, folder, name)));
  }
  stopOn(
    [...pictures].flatMap(([name, content]) =>
      pictureFault(name, content).map((fault) => `assets/${name}: ${fault}`),
    ),
  );
  return pictures;
}

/** What is wrong with a picture, and the mend. */
export function pictureFault(name: string, content: Uint8Array): string[] {
  if (!/^images\/[a-z\d][a-z\d-]*\.(?:svg|png)$/.test(name)) {
    return [
      'is not a picture this site takes. Name it in small letters, digits and hyphens, ending in .svg or .png.',
    ];
  }
  if (content.length === 0) return ['is empty. Save the picture again.'];
  return name.endsWith('.png')
    ? pngFault(Buffer.from(content))
    : svgFault(Buffer.from(content).toString());
}

function pngFault(content: Buffer): string[] {
  const whole =
    content.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
    content.subarray(-8, -4).toString() === 'IEND';
  return whole ? [] : ['is no whole PNG. Save the picture again.'];
}

function svgFault(text: string): string[] {
  const fault = xmlFault(text);
  if (fault) return [`${fault}, so no browser shows it. Save the picture again as SVG.`];
  const [svg] = elementsOf(text);
  if (svg?.tag !== 'svg' || svg.attributes.get('xmlns') !== 'http://www.w3.org/2000/svg') {
    return [
      'is not an <svg xmlns="http://www.w3.org/2000/svg">, so no browser shows it. Save the picture again as SVG.',
    ];
  }
  if (ratioOf(text) === undefined)
    return ['has no viewBox, so its shape is unknown. Add one to <svg>.'];
  const foreign =
    /<script|<foreignObject|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i.exec(
      text,
    )?.[0];
  return foreign
    ? [
        `has "${foreign.trim()}", which a picture does not need. Remove scripts and references to other files.`,
      ]
    : [];
}

function ratioOf(svg: string): number | undefined {
  const [, , width = 0, height = 0] = (/\sviewBox=["']([^"']*)["']/.exec(svg)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

/** The pictures that the document would show squeezed, one line each. */
export function shapeFaults(
  html: string,
  pictures: Files,
  sourceOf: (text: string) => string,
): string[] {
  return elementsOf(html).flatMap(({ tag, attributes }) => {
    const src = attributes.get('src') ?? '';
    const drawn =
      tag === 'img' && src.endsWith('.svg')
        ? ratioOf(Buffer.from(pictures.get(src) ?? []).toString())
        : undefined;
    const [width, height] = [Number(attributes.get('width')), Number(attributes.get('height'))];
    if (
      drawn === undefined ||
      !(width > 0 && height > 0) ||
      Math.abs(width / height / drawn - 1) < 0.02
    )
      return [];
    const shape = `is drawn ${drawn.toFixed(2)} times as wide as high, but ${width} by ${height} is given`;
    return [`${sourceOf(src)}: image "${src}" ${shape}. Make both agree.`];
  });
}
