import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failIf } from './errors';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** The content of files by their path. */
export type Files = Map<string, Buffer>;

/**
 * All files of a folder, except those that file managers create. A missing folder has no files.
 */
export async function readFolder(folder: string, prefix = ''): Promise<Files> {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files: Files = new Map();
  for (const name of names.sort()) {
    // A subfolder is listed too, and cannot be read: it is skipped.
    const content = await readFile(join(root, folder, name)).catch(() => undefined);
    if (content && !/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name))
      files.set(prefix + name.replaceAll('\\', '/'), content);
  }
  return files;
}

/** The pictures in assets/images/. Fails on a picture that no browser can show. */
export async function readPictures(): Promise<Files> {
  const pictures = await readFolder('assets/images', 'images/');
  for (const [name, content] of pictures) {
    const text = content.toString().trim();
    const isSvg = /<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/.test(text);
    const problems = [
      !/^images\/[a-z\d-]+\.(?:svg|png)$/.test(name) &&
        'unsupported name. Use lower-case letters, digits and hyphens, then .svg or .png.',
      !(name.endsWith('.png') ? text.endsWith('IEND\ufffdB`\ufffd') : isSvg) &&
        'not a complete picture. Save it again.',
      isSvg && ratioOf(content) === undefined && 'the <svg> has no viewBox. Add one.',
      /<script|<foreignObject|<image|@import/i.test(text) &&
        'contains a script or another file. Remove it.',
    ];
    failIf(problems.flatMap((problem) => (problem ? `assets/${name}: ${problem}` : [])));
  }
  return pictures;
}

/** Width divided by height, from the viewBox of an SVG. */
export function ratioOf(svg: Buffer | undefined): number | undefined {
  const box = /\sviewBox=["']([^"']*)["']/.exec(svg?.toString() ?? '')?.[1] ?? '';
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}
