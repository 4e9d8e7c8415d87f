import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, failIf } from './errors';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** The content of files by their path. */
export type Files = Map<string, Buffer>;

/** The files of a folder, except those that file managers add. A missing folder has no files. */
export async function readFolder(folder: string, prefix = '', pattern = /./): Promise<Files> {
  const files: Files = new Map();
  if (!existsSync(join(root, folder))) return files;
  const names = await readdir(join(root, folder), { recursive: true });
  for (const name of names.filter((name) => pattern.test(name)).sort()) {
    const path = join(root, folder, name);
    if ((await stat(path)).isFile() && !/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name))
      files.set(prefix + name.replaceAll('\\', '/'), await readFile(path));
  }
  return files;
}

/** The pictures in assets/images/. Fails on a name that is not portable, and on a broken SVG. */
export async function readPictures(): Promise<Files> {
  const pictures = await readFolder('assets/images', 'images/');
  for (const [name, content] of pictures) {
    if (!/^images\/[a-z\d-]+\.(?:svg|png)$/.test(name))
      throw new BuildError(
        `assets/${name}: use lowercase letters, digits and hyphens, then .svg or .png.`,
      );
    if (name.endsWith('.svg') && ratioOf(content) === undefined)
      throw new BuildError(
        `assets/${name}: not an <svg> with xmlns and viewBox. Export it again as SVG.`,
      );
    if (name.endsWith('.svg')) failIf(activeParts(`assets/${name}`, String(content)));
  }
  return pictures;
}

/** What would run script if a visitor opened the picture by itself, with the line of each part. */
function activeParts(file: string, svg: string): string[] {
  const active = /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/gi;
  return [...svg.matchAll(active)].map(({ 0: part, index }) => {
    const line = svg.slice(0, index).split('\n').length;
    return `${file}:${line}: "${part.trim()}" can run script. Remove it, or export a plain SVG.`;
  });
}

/** Width divided by height, from the viewBox of an SVG; 0 if it fills any box; or undefined. */
export function ratioOf(picture: Buffer | undefined): number | undefined {
  const [svg = ''] = /<svg(?=[^>]*\sxmlns=)[^>]*>(?=[\s\S]*<\/svg>)/.exec(String(picture)) ?? [];
  const box = /\sviewBox=["']\s*(.*?)\s*["']/.exec(svg)?.[1]?.split(/[\s,]+/) ?? [];
  const [width, height] = [Number(box[2]), Number(box[3])];
  if (width > 0 && height > 0) return width / height;
  return /\swidth="100%"/.test(svg) ? 0 : undefined;
}
