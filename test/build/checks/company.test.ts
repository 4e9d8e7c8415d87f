import { describe, test } from 'node:test';
import { assertMessages, set } from '../../helpers/content';

const osm = 'https://www.openstreetmap.org';
const google = 'https://www.google.com/maps';

// biome-ignore format: right and wrong values in a line each
const details: Readonly<Record<string, readonly [write: string, right: readonly string[], wrong: readonly string[]]>> = {
  name: ['a text', ['Setu & Sons'], ['', ' ']],
  email: ['name@company.example, in the letters a to z',
    ['ask@setu.example.in', 'a.b+c@setu.in'],
    ['ask@setu', 'setu.example', 'a b@setu.in', 'mailto:ask@setu.in', 'ask@setu.in.', '', 'ask@setu,in', '<ask@setu.in>', 'a@b@setu.in', 'аsk@setu.in', 'ask@सेतु.in']],
  phone: ['+91 120 456 7890 (ten digits after +91) or 1800 123 4567',
    ['+91 120 456 7890', '+91 (0)120 456 7890', '(0)120 456 7890', '1800-123-4567', '(0120) 456.7890', '+44 20 7946 0000', '1860 11 4000'],
    ['-----', '+', '1-2-3-4', 'call us', '+91 120 x 456', '+91 120 456 789', '+91 (0)120 456 789', '33-2419-778', '12345', '', '+91 120 456 78901', '+91\u2011120\u2011456\u20117890']],
  whatsapp: ["+91 98765 43210 (ten digits after +91), or '' for none",
    ['', '+91 98765 43210', '+44 20 7946 0000'],
    ['98765 43210', '+1', 'call us', '+91 98765 4321', '+91 098765 43210']],
  'registered numbers 1': ['GSTIN and 15 letters and digits, CIN and 21',
    ['GSTIN 27BBBBB1111B2Z6', 'CIN U74900UP2021PTC000000', 'LLPIN AAA-0000'],
    ['GSTIN 09AAAAA0000A1Z', 'GSTIN09AAAAA0000A1Z5', 'CIN U74900UP2021PTC00000', 'CIN U74900UP2021PTC0000000', '']],
  'address countryCode': ['the two letters of ISO 3166, such as IN', ['IN'], ['India', 'in', 'IND', '']],
  siteUrl: ['https://www.example.com/, with a slash at the end, no file name',
    ['', 'https://www.example.com/', 'http://intranet.example/', 'https://a.example/b/'],
    ['https://www.example.com', 'www.example.com/', 'https://a.example/?b/', 'https://a.example/b', 'https://a.example/index.html/', 'http://localhost:8000/', 'http://127.0.0.1/']],
  'map frame': ["the address after src= in “Embed a map”, with & for &amp;, or '' for none",
    ['', `${osm}/export/embed.html?bbox=1`, `${google}/embed?pb=1`, 'https://maps.example/embed?a&b'],
    ['https://maps.example/?a=1&amp;b=2', 'www.openstreetmap.org/export/embed.html', `${osm}/#map=16`, 'https://maps.app.goo.gl/a1B2', 'https://goo.gl/maps/a1B2', `${google}/place/Noida`, 'https://maps.google.co.in/?q=Noida', '<iframe src="https://maps.example/"></iframe>']],
  'map link': ["https://…, not a short link, or '' for none",
    ['', `${osm}/#map=16/28/77`, `${google}/place/Noida`],
    ['https://maps.app.goo.gl/a1B2', 'http://maps.example/', 'https://a.example/?a&amp;b']],
  'logo src': ['the path of an SVG or a PNG, such as images/mark.svg',
    ['images/our-logo.svg', 'images/a.png'], ['our-logo.svg', 'images/Logo.svg', 'images/logo.jpg', '']],
};

for (const [field, [write, right, wrong]] of Object.entries(details))
  describe(`the company's ${field}`, () => {
    const place = `company.ts company ${field}`;
    for (const value of right)
      test(`“${value}” is right`, () => assertMessages(set(place, `'${value}'`)));
    for (const value of wrong)
      test(`“${value}” is refused, with its line and how to write it`, () => {
        const state = value.trim() === '' ? 'is empty' : `${JSON.stringify(value)} is not valid`;
        const name = field.replace(/ \d+$/, '').replace(/.* /, '');
        assertMessages(set(place, `'${value}'`), `@: ${name} ${state}: write ${write}.`);
      });
  });
