import type { Content } from '../sources/content';
import type { Files } from '../sources/files';
import { isReviewed } from '../sources/translations';

/** The last line of a draft: the document of an edition says to visitors that it is one. */
export function draftLine({ texts }: Content, files: Files, tag: string): string {
  const words = texts.filter(
    ({ edition, path }) =>
      edition === tag &&
      path[0] === 'draftWords' &&
      (path[1] === 'draft' || !isReviewed(files, tag)),
  );
  const line = words.map(({ value }) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return `<aside class="draft" data-ground="night">${line.join(' ')}</aside>\n`;
}
