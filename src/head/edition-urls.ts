import { documentFile } from '../router/site-document';
import type { Edition } from '../schema/content';

/** The URL of a page in an edition, on a site with the address `siteUrl`. */
export function pageUrl(siteUrl: string, { file }: Pick<Edition, 'file'>, page: string): string {
  const name = documentFile(file, page);
  return siteUrl + (name === 'index.html' ? '' : name);
}

/**
 * The URLs of a page in the reviewed editions. `x-default`, for all other languages, is the first of
 * these editions.
 */
export function alternates(
  siteUrl: string,
  reviewed: readonly Edition[],
  page: string,
): [tag: string, url: string][] {
  const [first, second] = reviewed;
  if (!first || !second) return [];
  const urls = reviewed.map((one): [string, string] => [one.tag, pageUrl(siteUrl, one, page)]);
  return [...urls, ['x-default', pageUrl(siteUrl, first, page)]];
}
