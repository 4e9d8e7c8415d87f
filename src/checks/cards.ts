import type { Files } from '../sources/files';
import type { Text } from './read-content';

/** The title that `npm run cards` writes into a picture of shared links: the words in the picture. */
export function cardTitle(company: string, words: string): string {
  return `${company}: ${words}\n`;
}

/**
 * The pictures of shared links whose title differs from today's name and words. A picture without a
 * title was not drawn by `npm run cards` and is not checked. Without `siteUrl`, none is published.
 */
export function staleCards(texts: readonly Text[], sources: Files): string[] {
  const textAt = (file: string, ...path: string[]) =>
    texts.find((item) => item.file === file && item.path.join() === path.join())?.text ?? '';
  if (textAt('company.ts', 'company', 'siteUrl') === '') return [];
  const cards = texts.filter(({ path }) => path[0] === 'editions' && path[2] === 'card');
  return cards.flatMap(({ path: [, index = ''], text: file }) => {
    const tag = textAt('editions.ts', 'editions', index, 'tag');
    const words = textAt(`${tag}/pages.ts`, 'socialCardText');
    const title = cardTitle(textAt('company.ts', 'company', 'name'), words);
    const picture = sources.get(`assets/${file}`) ?? Buffer.alloc(0);
    const isDrawn = picture.includes('iTXtTitle\0');
    return isDrawn && !picture.includes(`\0${title}`)
      ? `assets/${file} shows an old name or text: run npm run cards`
      : [];
  });
}
