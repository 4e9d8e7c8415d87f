import { escapeHtml } from './document';
import type { Files } from './folder';
import { standingPlaceholders, type Company } from './owner';

interface Words {
  readonly company: Company;
  readonly title: string;
  readonly description: string;
}

/** The picture that a shared link shows, 1200 by 630 px. It is left out where no address is set. */
export const cardName = 'images/social-card.png';

/** For search engines and shared links. Nothing where the site has no address: none is guessed. */
export function sharingTags(words: Words): string {
  const address = words.company.siteUrl;
  if (address === '') return '';
  const meta = (kind: 'name' | 'property', entries: readonly [string, string][]) =>
    entries
      .map(([key, value]) => `<meta ${kind}="${key}" content="${escapeHtml(value)}">\n`)
      .join('');
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">\n`,
    meta('property', [
      ['og:type', 'website'],
      ['og:site_name', words.company.name],
      ['og:title', words.title],
      ['og:description', words.description],
      ['og:url', address],
      ['og:image', address + cardName],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', words.title],
    ]),
    meta('name', [['twitter:card', 'summary_large_image']]),
    // A data block is never run, so the policy has no say in it. `<` is escaped, so that no value can end it.
    `<script type="application/ld+json">${JSON.stringify(organization(words.company, address)).replaceAll('<', '\\u003c')}</script>\n`,
  ].join('');
}

/** The company as https://schema.org/Organization. Details that are nobody's stay out. */
function organization(company: Company, address: string): object {
  const standing = standingPlaceholders(company);
  const contact = {
    ...(standing.includes('email') ? {} : { email: company.email }),
    ...(standing.includes('phone') ? {} : { telephone: company.phoneHref.replace('tel:', '') }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: address,
    logo: `${address}images/touch-icon.png`,
    ...contact,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.locality,
      addressRegion: company.address.region,
      addressCountry: company.address.countryCode,
    },
    ...(Object.keys(contact).length > 0 && {
      contactPoint: { '@type': 'ContactPoint', contactType: 'sales', ...contact },
    }),
  };
}

/** What a search engine asks for beside the document. The hash routes are one address to it. */
export function searchFiles(company: Company): Files {
  const address = company.siteUrl;
  if (address === '') return new Map();
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    `<url><loc>${escapeHtml(address)}</loc></url>`,
    '</urlset>',
  ];
  return new Map([
    ['robots.txt', Buffer.from(`User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`)],
    ['sitemap.xml', Buffer.from(`${sitemap.join('\n')}\n`)],
  ]);
}
