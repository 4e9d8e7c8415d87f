import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dataUrl, inlineScript, withPictures } from '../../../src/build/site/single-file';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">
<path fill="#123" d="M0 0h4v3z"/></svg>
`;
// With the signs of a replacement.
const icon = Buffer.from(svg.replace('<path', () => "<text>$&amp;$'</text><path"));

describe('the single-file site', () => {
  const page =
    '<img src="images/one.svg" loading="lazy"/><img src="images/one.svg"/>' +
    '<a href="index.html"></a><a href="terms.html"></a>';
  const script = 'a="images/one.svg";b=`images/${c}.svg`;d=\'images/\'+e;f="index.html"\n';
  const head = '<link rel="icon" href="images/favicon.svg"/>';
  const pictures = new Map([
    ['images/one.svg', Buffer.from(svg)],
    ['images/favicon.svg', icon],
  ]);
  const parts = withPictures({ head, page, style: 'p{}', script }, pictures, ['index.html']);

  test('the single-file site has each picture once, also if script composes its path', () => {
    const pixels = /data:image\/gif;base64,[A-Za-z\d+/=]+#([^"'`]*)/g;
    const names = [...(parts.page + parts.script).matchAll(pixels)].map(([, name]) => name);
    assert.deepEqual(names, ['one.svg', 'one.svg', 'one.svg', '${c}.svg', '']);
    assert.doesNotMatch(parts.page + parts.script, /images\/|lazy/);
    const rule = `img[src$="#one.svg"]{content:url("${dataUrl(Buffer.from(svg))}")}`;
    assert.equal(parts.style, `p{}${rule}`);
    assert.equal(parts.head, `<link rel="icon" href="${dataUrl(icon)}"/>`);
  });

  test('the single-file site links to the single files of the other editions', () => {
    assert.match(parts.page, /<a href="site\.html"><\/a><a href="terms\.html">/);
    assert.match(parts.script, /;f="site\.html"$/);
  });
});

const hostile: [what: string, text: string][] = [
  ['a color', svg],
  ['a percent sign', svg.replace('#123', '100%')],
  ['both kinds of quotes', svg.replace('"M', "'M").replace('z"', "z'")],
  ['an entity and a backslash', svg.replace('d=', 'id="a&amp;\\b" d=')],
  ['a style element', svg.replace('<path', '<style>a{}</style><path')],
];
for (const [what, text] of hostile)
  test(`the data URL of a picture with ${what} has the whole picture`, () => {
    const address = dataUrl(Buffer.from(text));
    const flat = text.trim().replace(/\s+/g, ' ');
    // What a browser reads: up to `#`, and unescaped.
    const [read = ''] = address.replace('data:image/svg+xml,', '').split('#', 1);
    const seen = decodeURIComponent(read);
    assert.ok([flat, flat.replaceAll('"', "'")].includes(seen), seen);
    assert.doesNotMatch(address, /["\n\\&]|<\/style/);
  });

test('the data URL of a PNG has its bytes', () => {
  assert.equal(dataUrl(Buffer.from([0x89, 0x50])), 'data:image/png;base64,iVA=');
});

const scripts = [
  'a="</script>"',
  'a="<script>"',
  'a="<!-- --"',
  'a=/<\\/ScRiPt>/.test("</SCRIPT >")',
  'a=`</script ${1} <!--`',
  'a=1<2',
];
for (const script of scripts)
  test(`${script} runs unchanged inside its element`, () => {
    const safe = inlineScript(script);
    assert.doesNotMatch(safe, /<\/?script|<!--/i);
    const result = (text: string) => new Function(`let a;${text};return String(a)`)() as string;
    assert.equal(result(safe), result(script));
  });

test('a script that cannot be escaped is an error', () => {
  assert.throws(() => inlineScript('a=b<!--c'), SyntaxError);
});
