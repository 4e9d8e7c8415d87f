/** robots.txt and, if there are documents for search engines, sitemap.xml with their addresses. */
export function sitemapFiles(
  siteUrl: string,
  documents: readonly string[],
): [name: string, text: string][] {
  if (siteUrl === '') return [];
  const robots = 'User-agent: *\nAllow: /\n';
  if (documents.length === 0) return [['robots.txt', robots]];
  const urls = documents.map((name) => {
    const url = siteUrl + name.replace(/^index\.html$/, '');
    return `<url><loc>${url.replaceAll('&', '&amp;')}</loc></url>\n`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  return [
    ['robots.txt', `${robots}Sitemap: ${siteUrl}sitemap.xml\n`],
    ['sitemap.xml', sitemap],
  ];
}
