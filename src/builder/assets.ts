import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './bundle';
import { failIf } from './errors';

/** What is written to dist/: content by path. */
export type Files = Map<string, Uint8Array>;

/** All files of a folder, which may be missing. */
export async function readFolder(folder: string, prefix = ''): Promise<Files> {
  const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
  const files: Files = new Map();
  for (const name of names.sort()) {
    if (/(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name)) continue;
    // Reading a folder fails.
    const content = await readFile(join(root, folder, name)).catch(() => undefined);
    if (content) files.set(prefix + name.replaceAll('\\', '/'), content);
  }
  return files;
}

/** The pictures of assets/images/. Fails on a picture that no browser would show. */
export async function readPictures(): Promise<Files> {
  const pictures = await readFolder('assets/images', 'images/');
  failIf(
    [...pictures].flatMap(([name, content]) => {
      const problem = pictureProblem(name, Buffer.from(content));
      return problem === undefined ? [] : [`assets/${name}: ${problem}`];
    }),
  );
  return pictures;
}

function pictureProblem(name: string, content: Buffer): string | undefined {
  if (!/^images\/[a-z\d][a-z\d-]*\.(?:svg|png)$/.test(name))
    return 'unsupported name. Use lower-case letters, digits and hyphens, then .svg or .png.';
  if (name.endsWith('.png')) {
    const isComplete =
      content.subarray(1, 4).equals(Buffer.from('PNG')) && content.includes('IEND');
    return isComplete ? undefined : 'not a complete PNG file. Save it again.';
  }
  const text = content.toString().trim();
  if (!/<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(text) || !text.endsWith('</svg>'))
    return 'not a complete <svg xmlns="http://www.w3.org/2000/svg">. Save it again as SVG.';
  if (ratioOf(content) === undefined) return 'the <svg> has no viewBox. Add one.';
  const [foreign] =
    /<script|<foreignObject|\son[a-z]+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i.exec(
      text,
    ) ?? [];
  return foreign && `contains "${foreign.trim()}". Remove scripts and references to other files.`;
}

/** Width divided by height, from the viewBox of an SVG. */
export function ratioOf(svg: Uint8Array = new Uint8Array()): number | undefined {
  const box = /\sviewBox=["']([^"']*)["']/.exec(Buffer.from(svg).toString())?.[1] ?? '';
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}
