import { alternates, editionUrl } from '../../head/edition-urls';
import type { Edition } from '../../schema/content';

/**
 * robots.txt and, if an edition is reviewed, sitemap.xml. Routes are in the fragment, so each edition
 * is one URL.
 */
export function sitemapFiles(
  siteUrl: string,
  reviewed: readonly Edition[],
): [name: string, text: string][] {
  if (siteUrl === '') return [];
  const robots = 'User-agent: *\nAllow: /\n';
  if (reviewed.length === 0) return [['robots.txt', robots]];
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;');
  const links = alternates(siteUrl, reviewed).map(
    ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url)}"/>`,
  );
  const urls = reviewed.map(
    (one) => `<url><loc>${escapeXml(editionUrl(siteUrl, one))}</loc>${links.join('')}</url>\n`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
  return [
    ['robots.txt', `${robots}Sitemap: ${siteUrl}sitemap.xml\n`],
    ['sitemap.xml', sitemap],
  ];
}
