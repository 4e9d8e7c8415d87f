/*
 * The owner's details, to edit before publishing. `email` and `phone` are nobody's: the build warns until they are
 * replaced (`phoneHref` is the same number without spaces). `siteUrl` is the address the site is published at, ending
 * in a slash; leave it empty on a file share. Both map addresses hold the office's latitude and longitude, and `bbox`
 * the edges of the map. The quotes in testimonials.ts are samples, to be replaced as well.
 */
interface Company {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: `tel:+${string}`;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly country: string;
    readonly countryCode: string;
  };
  readonly map: { readonly frame: string; readonly link: string; readonly title: string };
  readonly siteUrl: string;
}

export const company = {
  name: 'Bhasha Bridge',
  email: 'hello@example.com',
  phone: '+91 00000 00000',
  phoneHref: 'tel:+910000000000',
  address: {
    street: 'Sector 50',
    locality: 'Noida',
    region: 'Uttar Pradesh',
    country: 'India',
    countryCode: 'IN',
  },
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=77.3540%2C28.5656%2C77.3700%2C28.5756&layer=mapnik&marker=28.5706%2C77.3620',
    link: 'https://www.openstreetmap.org/?mlat=28.5706&mlon=77.3620#map=16/28.5706/77.3620',
    title: 'Map of Sector 50, Noida',
  },
  siteUrl: '',
} satisfies Company;
