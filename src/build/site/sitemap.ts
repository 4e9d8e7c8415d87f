import { alternates, pageUrl } from '../../head/edition-urls';
import type { Edition } from '../../schema/content';

/** robots.txt and, if an edition is reviewed, sitemap.xml with all its pages. */
export function sitemapFiles(
  siteUrl: string,
  reviewed: readonly Edition[],
  pages: readonly string[],
): [name: string, text: string][] {
  if (siteUrl === '') return [];
  const robots = 'User-agent: *\nAllow: /\n';
  if (reviewed.length === 0) return [['robots.txt', robots]];
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;');
  const linksOf = (page: string) =>
    alternates(siteUrl, reviewed, page).map(
      ([tag, url]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(url)}"/>`,
    );
  const urls = pages.flatMap((page) => {
    const links = linksOf(page).join('');
    const locations = reviewed.map((one) => escapeXml(pageUrl(siteUrl, one, page)));
    return locations.map((url) => `<url><loc>${url}</loc>${links}</url>\n`);
  });
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
