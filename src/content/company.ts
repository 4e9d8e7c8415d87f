/*
 * Facts about the company, to edit before you publish. They are the same in every language of the
 * site, and this is the only place for each of them. See README.md in this folder.
 */
export const company = {
  name: 'Bhasha Bridge',

  /* Under every page, after ©: the company as registered, and the numbers that tenders ask for. */
  registered: {
    name: 'Bhasha Bridge Language Services Private Limited',
    numbers: ['CIN U74900UP2021PTC000000', 'GSTIN 09AAAAA0000A1Z5'],
    sample: true,
  },

  /* The logo in the header and the footer: a file in assets/images/, with its size in pixels. */
  logo: { src: 'images/mark.svg', width: 40, height: 40 },

  /*
   * `email` and `phone` are placeholders that belong to nobody. The build lists them until you
   * replace them.
   */
  email: 'hello@example.com',
  /* Write it as you would print it: '+91 120 456 7890' or, toll-free, '1800 123 4567'. */
  phone: '+91 00000 00000',
  /*
   * A WhatsApp number with country code, such as '+91 98765 43210'. Empty: WhatsApp is not offered.
   */
  whatsapp: '',

  /*
   * Write the plot or the building in `street`, as in 'Plot 7, Sector 50', and the PIN code in
   * `region`, as in 'Uttar Pradesh 201301'. Other languages have the address in their edition.ts; a
   * language without one shows this.
   */
  address: {
    street: 'Sector 50',
    locality: 'Noida',
    region: 'Uttar Pradesh',
    country: 'India',
    countryCode: 'IN',
  },

  /*
   * Both URLs contain the office's latitude and longitude; `bbox` gives the edges of the map
   * (west, south, east, north). With `frame: ''` the site shows no map and contacts no other
   * server; with `link: ''` as well, it has no map section.
   */
  map: {
    frame:
      'https://www.openstreetmap.org/export/embed.html?bbox=77.3540%2C28.5656%2C77.3700%2C28.5756&layer=mapnik&marker=28.5706%2C77.3620',
    link: 'https://www.openstreetmap.org/?mlat=28.5706&mlon=77.3620#map=16/28.5706/77.3620',
  },

  /*
   * Where the site is published, with a slash at the end: 'https://www.example.com/'. Empty on a
   * file share.
   */
  siteUrl: '',
};
