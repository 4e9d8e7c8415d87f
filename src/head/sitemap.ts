import { company } from '../content/company';
import { type Edition, editions } from '../content/editions';

/** The URL of an edition. Only meaningful with `siteUrl`. */
export function editionUrl({ file }: Edition): string {
  return company.siteUrl + (file === 'index.html' ? '' : file);
}

/** The editions for search engines: those that a linguist has reviewed. */
const reviewed = editions.filter(({ reviewedBy }) => reviewedBy);

/** The URLs of these editions by language; `x-default` is for all other languages. */
export function alternates(): [tag: string, url: string][] {
  if (reviewed.length < 2) return [];
  const urls = reviewed.map((edition): [string, string] => [edition.tag, editionUrl(edition)]);
  return [...urls, ['x-default', company.siteUrl]];
}

/**
 * robots.txt and, if an edition is reviewed, sitemap.xml. Routes are in the fragment, so each edition
 * is one URL.
 */
export function sitemapFiles(): [name: string, text: string][] {
  if (company.siteUrl === '') return [];
  const robots = 'User-agent: *\nAllow: /\n';
  if (reviewed.length === 0) return [['robots.txt', robots]];
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;');
  const links = alternates().map(
    ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url)}"/>`,
  );
  const urls = reviewed.map(
    (edition) => `<url><loc>${escapeXml(editionUrl(edition))}</loc>${links.join('')}</url>\n`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
  return [
    ['robots.txt', `${robots}Sitemap: ${company.siteUrl}sitemap.xml\n`],
    ['sitemap.xml', sitemap],
  ];
}
