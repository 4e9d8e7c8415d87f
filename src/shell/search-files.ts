import { company } from '../content/company';
import { type Edition, editions } from '../content/editions';

/** The address of an edition. Only meaningful with `siteUrl`. */
export const addressOf = ({ file }: Edition): string =>
  company.siteUrl + (file === 'index.html' ? '' : file);

/** The addresses of all editions by language; `x-default` is for all other languages. */
export function alternates(): [tag: string, address: string][] {
  if (editions.length < 2) return [];
  const addresses = editions.map((one): [string, string] => [one.tag, addressOf(one)]);
  return [...addresses, ['x-default', company.siteUrl]];
}

/** robots.txt and sitemap.xml. Routes are in the fragment, so each edition is one address. */
export function searchFiles(): [name: string, text: string][] {
  if (company.siteUrl === '') return [];
  const escapeXml = (text: string) => text.replaceAll('&', '&amp;');
  const links = alternates().map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
  );
  const urls = editions.map(
    (edition) => `<url><loc>${escapeXml(addressOf(edition))}</loc>${links.join('')}</url>\n`,
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
  return [
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${company.siteUrl}sitemap.xml\n`],
    ['sitemap.xml', sitemap],
  ];
}
