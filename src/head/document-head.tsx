import { isPlaceholder } from '../content-model/contacts';
import { company } from '../content-model/facts';
import { pageTitles } from '../content-model/labels';
import { headings, pageDescriptions } from '../content-model/words';
import type { Edition } from '../schema/content';
import type { RoutePath } from '../schema/routes';
import { alternates, pageUrl } from './edition-urls';

interface DocumentHeadProps {
  readonly edition: Edition;
  /** The page of the document, or home if it holds all. */
  readonly page: RoutePath;
  /** The editions for search engines. */
  readonly reviewed: readonly Edition[];
  /** The first picture of each page. */
  readonly pictures: readonly (readonly [page: string, src: string])[];
}

/** The part of `<head>` that differs between documents. Only the build renders it. */
export function DocumentHead({ edition, page, reviewed, pictures }: DocumentHeadProps) {
  return (
    <>
      <title>{pageTitles[page]}</title>
      <meta name="description" content={descriptionOf(page)} />
      {!reviewed.some(({ tag }) => tag === edition.tag) && <meta name="robots" content="noindex" />}
      <link rel="icon" href="images/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="images/touch-icon.png" />
      {/* head/head.ts removes `media` for the page that it shows. */}
      {pictures.map(([of, src]) => (
        <link key={of} rel="preload" as="image" href={src} media="not all" data-first-of={of} />
      ))}
      {company.siteUrl !== '' && <SharingTags edition={edition} page={page} reviewed={reviewed} />}
    </>
  );
}

function descriptionOf(page: RoutePath): string {
  return pageDescriptions[page] ?? headings[page].lead;
}

/** Tags for search engines and shared links, which all need the site's address. */
function SharingTags({ edition, page, reviewed }: Omit<DocumentHeadProps, 'pictures'>) {
  const properties: [name: string, content: string][] = [
    ['og:type', 'website'],
    ['og:site_name', company.name],
    ['og:locale', `${edition.tag}_${company.address.countryCode}`],
    ['og:title', pageTitles[page]],
    ['og:description', descriptionOf(page)],
    ['og:url', pageUrl(company.siteUrl, edition, page)],
    ['og:image', company.siteUrl + edition.card],
    ['og:image:alt', pageTitles['/']],
  ];
  // A data block is never executed, so the policy does not apply. No value can end it, as `<` is
  // escaped.
  const data = JSON.stringify(organization()).replaceAll('<', '\\u003c');
  return (
    <>
      <link rel="canonical" href={pageUrl(company.siteUrl, edition, page)} />
      {alternates(company.siteUrl, reviewed, page).map(([tag, url]) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={url} />
      ))}
      {properties.map(([name, content]) => (
        <meta key={name} property={name} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {page === '/' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not HTML.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      )}
    </>
  );
}

/** The company as https://schema.org/Organization, without its placeholders. */
function organization(): object {
  const { name, email, phone, siteUrl, address } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: siteUrl,
    logo: `${siteUrl}images/touch-icon.png`,
    ...(!isPlaceholder(email) && { email }),
    ...(!isPlaceholder(phone) && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
  };
}
