import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dataUrl, inlineScript, withPictures } from '../../src/builder/single-file';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">
<path fill="#123" d="M0 0h4v3z"/></svg>
`;
function picture(text: string) {
  return new Map([
    ['images/one.svg', Buffer.from(text)],
    ['images/touch-icon.png', Buffer.from('')],
  ]);
}

const documents = ['index.html'];
const empty = { head: '', page: '', style: '', script: '' };

/** The text that a browser reads from a data URL: up to `#`, and unescaped. */
function textIn(address: string) {
  return decodeURIComponent(address.replace('data:image/svg+xml,', '').split('#', 1)[0] ?? '');
}

describe('the single-file site', () => {
  const hostile = [
    svg,
    svg.replace('#123', '100%'),
    svg.replace('"M', "'M").replace('z"', "z'"),
    svg.replace('d=', 'id="a&amp;\\b" d='),
    svg.replace('<path', '<style>a{}</style><path'),
  ];

  for (const text of hostile) {
    test(`the data URL of ${text.slice(52, 90)}… has the whole picture`, () => {
      const address = dataUrl(Buffer.from(text));
      const flat = text.trim().replace(/\s+/g, ' ');
      assert.ok([flat, flat.replaceAll('"', "'")].includes(textIn(address)), address);
      assert.doesNotMatch(address, /["\n\\&]|<\/style/);
    });
  }

  test('the data URL of a PNG has its bytes', () => {
    assert.equal(dataUrl(Buffer.from([0x89, 0x50])), 'data:image/png;base64,iVA=');
  });

  test('the single-file site has the icon as it is, also with the signs of a replacement', () => {
    const icon = Buffer.from(svg.replace('<path', () => "<text>$&amp;$'</text><path"));
    const head = '<link rel="icon" href="images/favicon.svg"/>';
    const parts = withPictures(
      { ...empty, head },
      new Map([['images/favicon.svg', icon]]),
      documents,
    );
    assert.equal(parts.head, `<link rel="icon" href="${dataUrl(icon)}"/>`);
  });

  test('the single-file site links to the single files of the other editions', () => {
    const file = 'index.html';
    const page = `<a href="${file}"></a><a href="terms.html"></a>`;
    const script = `[{file:"${file}"}]`;
    const parts = withPictures({ ...empty, page, script }, picture(svg), documents);
    assert.equal(parts.page, '<a href="site.html"></a><a href="terms.html"></a>');
    assert.equal(parts.script, '[{file:"site.html"}]');
  });

  test('the single-file site has each picture once, also if script composes its path', () => {
    const page = '<img src="images/one.svg" loading="lazy"/><img src="images/one.svg"/>';
    const script = 'a="images/one.svg";b=`images/${c}.svg`;d=\'images/\'+e';
    const parts = withPictures({ ...empty, page, style: 'p{}', script }, picture(svg), documents);
    const standIns = [
      ...(parts.page + parts.script).matchAll(/(data:image\/gif;base64,[A-Za-z\d+/=]+)#([^"'`]*)/g),
    ];
    assert.deepEqual(
      standIns.map(([, , name]) => name),
      ['one.svg', 'one.svg', 'one.svg', '${c}.svg', ''],
    );
    assert.doesNotMatch(parts.page + parts.script, /images\//);
    assert.equal(
      parts.style,
      `p{}img[src$="#one.svg"]{content:url("${dataUrl(Buffer.from(svg))}")}`,
    );
    assert.doesNotMatch(parts.page, /lazy/);
  });

  const scripts = [
    'a="</script>"',
    'a="<script>"',
    'a="<!-- --"',
    'a=/<\\/ScRiPt>/.test("</SCRIPT >")',
    'a=`</script ${1} <!--`',
    'a=1<2',
  ];
  for (const script of scripts) {
    test(`${script} runs unchanged inside its element`, () => {
      const safe = inlineScript(script);
      assert.doesNotMatch(safe, /<\/?script|<!--/i);
      const result = (text: string) => new Function(`let a;${text};return String(a)`)() as string;
      assert.equal(result(safe), result(script));
    });
  }

  test('a script that cannot be escaped is an error', () => {
    assert.throws(() => inlineScript('a=b<!--c'), SyntaxError);
    assert.equal(withPictures({ ...empty, script: ' a=1\n' }, new Map(), documents).script, 'a=1');
  });
});
