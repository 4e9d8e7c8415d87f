import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../builder/files';
import type { Text } from './read-content';

/** The words in the picture of a shared link. `npm run cards` also writes them into the file. */
export function cardTitle(company: string, words: string): string {
  return `${company}: ${words}\n`;
}

/**
 * The pictures of shared links that were drawn before the name or the words were changed. One that
 * somebody else has drawn has no title, and is not checked. Without `siteUrl`, none is published.
 */
export async function staleCards(texts: readonly Text[]): Promise<string[]> {
  const textAt = (file: string, ...path: string[]) =>
    texts.find((item) => item.file === file && item.path.join() === path.join())?.text ?? '';
  if (textAt('company.ts', 'company', 'siteUrl') === '') return [];
  const cards = texts.filter(({ path }) => path[0] === 'editions' && path[2] === 'card');
  const stale = cards.map(async ({ path: [, index = ''], text: file }) => {
    const tag = textAt('editions.ts', 'editions', index, 'tag');
    const words = textAt(`${tag}/pages.ts`, 'socialCardText');
    const title = cardTitle(textAt('company.ts', 'company', 'name'), words);
    const picture = await readFile(join(root, 'assets', file)).catch(() => Buffer.alloc(0));
    const isDrawn = picture.includes('iTXtTitle\0');
    return isDrawn && !picture.includes(`\0${title}`)
      ? `assets/${file} shows an old name or text: run npm run cards`
      : [];
  });
  return (await Promise.all(stale)).flat();
}
