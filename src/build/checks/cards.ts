import type { Content } from '../sources/content';
import type { Files } from '../sources/files';

/** The title that `npm run cards` writes into a picture of shared links: the words in the picture. */
export function cardTitle(company: string, words: string): string {
  return `${company}: ${words}\n`;
}

/**
 * The pictures of shared links whose title differs from today's name and words. A picture without a
 * title was not drawn by `npm run cards` and is not checked. Without `siteUrl`, none is published.
 */
export function staleCards({ texts, facts }: Content, files: Files): string[] {
  const { name, siteUrl } = facts.company;
  return facts.editions.flatMap(({ tag, card }) => {
    const words = texts.find(
      ({ edition, key }) => edition === tag && key === 'pages.ts socialCardText',
    );
    const picture = files.get(`assets/${card}`);
    const isStale =
      siteUrl !== '' &&
      picture?.includes('iTXtTitle\0') &&
      !picture.includes(`\0${cardTitle(name, words?.value ?? '')}`);
    return isStale ? `assets/${card} shows an old name or text: run npm run cards` : [];
  });
}
