import type { Edition } from '../schema/content';

/** The URL of an edition, on a site with the address `siteUrl`. */
export function editionUrl(siteUrl: string, { file }: Edition): string {
  return siteUrl + (file === 'index.html' ? '' : file);
}

/** The URLs of the reviewed editions by language; `x-default` is for all other languages. */
export function alternates(
  siteUrl: string,
  reviewed: readonly Edition[],
): [tag: string, url: string][] {
  if (reviewed.length < 2) return [];
  const urls = reviewed.map((one): [string, string] => [one.tag, editionUrl(siteUrl, one)]);
  return [...urls, ['x-default', siteUrl]];
}
