import './setup';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { findFaults } from '../src/builder/checks';
import { twinsOf } from '../src/builder/compress';
import { escapeHtml, fillSlots, hashSource, policyOf } from '../src/builder/document';
import { breakpointsCss, routesCss } from '../src/builder/generated-css';
import { budgetFaults, firstViewFaults, sizeOf, sizeTable } from '../src/builder/sizes';
import { carousels, settingsAt, type CarouselSettings } from '../src/carousel/settings';
import { routes } from '../src/router/routes';

const files = ['index.html', 'site-AB12CD34.js', 'images/mark.svg'];
const faultsOf = (html: string) =>
  findFaults({ html, files, sourceOf: (text) => `source of ${text}` });
const image = (attributes: string) => `<img src="images/mark.svg" ${attributes}>`;

describe('the check of the built document', () => {
  const leadsNowhere = 'leads nowhere. Use a path of src/router/routes.ts or the id of an element.';
  const absolute = 'is an absolute path, which breaks under a sub-path. Make it relative.';
  const noSize = 'has no size. Give it width and height, so that nothing moves when it loads.';
  const missing = 'is not in the built folder. Add the file to assets/, or mend the path.';
  const faults: [what: string, html: string, shown: string, fault: string][] = [
    [
      'a style attribute',
      '<p id="box" style="color:red">',
      'box',
      '"box" has a style attribute, which the policy forbids. Use a class.',
    ],
    [
      'an inline handler',
      '<b class="go" onclick="go()">',
      'go',
      '"go" has an inline onclick. Handle the event in the component.',
    ],
    [
      'a picture without width',
      image('height="9" alt=""'),
      'images/mark.svg',
      `image "images/mark.svg" ${noSize}`,
    ],
    [
      'a picture without height',
      image('width="9" alt=""'),
      'images/mark.svg',
      `image "images/mark.svg" ${noSize}`,
    ],
    [
      'a picture of no width',
      image('width="0" height="9" alt=""'),
      'images/mark.svg',
      `image "images/mark.svg" ${noSize}`,
    ],
    [
      'a picture without alt',
      image('width="9" height="9"'),
      'images/mark.svg',
      'image "images/mark.svg" has no alt. Describe it, or give alt="" if it only decorates.',
    ],
    [
      'an alt that says ALT',
      image('width="9" height="9" alt="ALT"'),
      'images/mark.svg',
      'image "images/mark.svg" has no real alt text. Describe the picture.',
    ],
    ['a link to no page', '<a href="#/nope">', '#/nope', `link "#/nope" ${leadsNowhere}`],
    [
      'a link to a page in another case',
      '<a href="#/Services">',
      '#/Services',
      `link "#/Services" ${leadsNowhere}`,
    ],
    ['a link to no element', '<a href="#gone">', '#gone', `link "#gone" ${leadsNowhere}`],
    ['a path from the root', '<a href="/index.html">', '/index.html', `"/index.html" ${absolute}`],
    [
      'a path on a drive',
      '<script src="file:///C:/site.js"></script>',
      'file:///C:/site.js',
      `"file:///C:/site.js" ${absolute}`,
    ],
    [
      'a path on a share',
      '<a href="\\\\server\\site">',
      '\\\\server\\site',
      `"\\\\server\\site" ${absolute}`,
    ],
    [
      'a file that is not there',
      '<script src="gone.js"></script>',
      'gone.js',
      `"gone.js" ${missing}`,
    ],
    [
      'a page without encryption',
      '<a href="http://a.example/">',
      'http://a.example/',
      `"http://a.example/" ${missing}`,
    ],
    [
      'a file in another case',
      '<link href="Images/Mark.svg">',
      'Images/Mark.svg',
      '"Images/Mark.svg" is not in the built folder. The file is called "images/mark.svg": write it so.',
    ],
  ];

  for (const [what, html, shown, fault] of faults) {
    test(`finds ${what}, and names the file and the mend`, () => {
      assert.deepEqual(faultsOf(`<!doctype html><main>${html}</main>`), [
        `source of ${shown}: ${fault}`,
      ]);
    });
  }

  test('finds nothing where all is well', () => {
    const page = routes
      .map((path) => `<article id="${path}"><a href="#${path}">x</a></article>`)
      .join('');
    const outside = [
      'https://a.example/',
      'mailto:a@a.example?subject=a%20b',
      'tel:+910',
      '#main',
      'index.html',
    ];
    const links = outside.map((href) => `<a href="${href}">x</a>`).join('');
    assert.deepEqual(
      faultsOf(
        `<main id="main" tabindex="-1">${page}${links}${image('width="9" height="9" alt=""')}</main>`,
      ),
      [],
    );
  });

  test('reads escaped attributes, names each fault once, and finds them all', () => {
    assert.deepEqual(faultsOf('<a href="a&amp;b&quot;&#x27;">').length, 1);
    assert.match(faultsOf('<a href="a&amp;b">')[0] ?? '', /^source of a&b: "a&b" /);
    assert.equal(faultsOf('<a href="#x">1</a><a href="#x">2</a><a href="#y">3</a>').length, 2);
  });
});

describe('the frame of the document', () => {
  test('takes each value as it is, in the slot of its name', () => {
    const filled = fillSlots('<title>%title%</title>%page% 100%', {
      title: '$& %page%',
      page: '$1',
    });
    assert.equal(filled, '<title>$& %page%</title>$1 100%');
  });

  test('a slot that nothing fills, and a value without a slot, stop the build', () => {
    assert.throws(() => fillSlots('%gone%', {}), {
      message: 'index.html: nothing fills the slot %gone%. Remove it.',
    });
    assert.throws(() => fillSlots('', { page: '' }), {
      message: 'index.html: the slot %page% is missing. Put it back.',
    });
    const both = { message: 'index.html: the slot %title%, %page% is missing. Put it back.' };
    assert.throws(() => fillSlots('', { title: '', page: '' }), both);
  });

  test('the policy allows own files, the one style sheet by its hash and the map, and nothing unsafe', () => {
    const options = { style: 'p{margin:0}', frameOrigin: 'https://map.example', serving: false };
    const hash = createHash('sha256').update('p{margin:0}').digest('base64');
    const directives = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'sha256-${hash}'`,
      "img-src 'self'",
      'frame-src https://map.example',
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ];
    assert.deepEqual(policyOf(options).split('; '), directives);
    const added = policyOf({ ...options, serving: true })
      .split('; ')
      .filter((directive) => !directives.includes(directive));
    assert.deepEqual(added, ["connect-src 'self'"]);
    assert.doesNotMatch(policyOf({ ...options, serving: true }), /unsafe-|\*|data:|blob:/);
    const inline = policyOf({ ...options, inlineScript: 'go()' })
      .split('; ')
      .filter((directive) => !directives.includes(directive));
    assert.deepEqual(inline, [`script-src ${hashSource('go()')}`, 'img-src data:']);
  });

  test('hashes are those of CSP, and text is escaped for elements and attributes', () => {
    assert.equal(hashSource(''), "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
    const element = document.createElement('div');
    element.innerHTML = `<p title="${escapeHtml('"a" & <b>')}">${escapeHtml('"a" & <b>')}</p>`;
    assert.deepEqual(
      [element.querySelector('p')?.title, element.textContent],
      ['"a" & <b>', '"a" & <b>'],
    );
  });
});

describe('the generated style sheet', () => {
  const rule =
    /(?:@media \(width < (\d+)px\)\{)?\[data-carousel="([a-z-]+)"\]\{--slides-to-show:(\d+)\}\}?\s*/g;

  test('C15: shows as many slides as the settings say, at every width', () => {
    const css = breakpointsCss();
    assert.equal(css.replaceAll(rule, ''), '');
    const rules = [...css.matchAll(rule)].map(([, below, name, slides]) => ({
      below: Number(below ?? Infinity),
      name,
      slides: Number(slides),
    }));
    for (const [name, settings] of Object.entries<CarouselSettings>(carousels)) {
      for (let width = 280; width <= 2000; width += 0.5) {
        const holding = rules.filter((one) => one.name === name && width < one.below).at(-1);
        assert.equal(
          holding?.slides,
          settingsAt(settings, width).slidesToShow,
          `${name} at ${width}`,
        );
      }
    }
  });

  test('shows the skip link of every page', () => {
    for (const path of routes)
      assert.ok(routesCss().includes(`.skip[href="#${path}"]{display:block}`), path);
    for (const path of routes.slice(1))
      assert.ok(routesCss().includes(`:has(~main>[id="${path}"]:target)`), path);
  });
});

describe('the budgets', () => {
  const bytes = (count: number) =>
    Buffer.concat(
      Array.from({ length: count / 32 }, (_, index) =>
        createHash('sha256').update(String(index)).digest(),
      ),
    );

  const budgets: [file: string, how: string][] = [
    ['site-AB12CD34.js', ' with brotli'],
    ['index.html', ' with brotli'],
    ['site.html', ''],
    ['images/mark.svg', ''],
    ['images/banner-bridge.svg', ''],
    ['images/touch-icon.png', ''],
    ['images/social-card.png', ''],
  ];

  for (const [file, how] of budgets) {
    test(`hold for ${file}${how}`, async () => {
      const weigh = async (content: Uint8Array) => sizeOf(file, content, await twinsOf(content));
      const { budget = 0 } = await weigh(bytes(32));
      assert.ok(budget > 0);
      const heavy = await weigh(bytes(budget + 3200));
      const weight = how === '' ? heavy.raw : heavy.brotli;
      const fault = `${file}: ${weight} bytes${how}, over its budget of ${budget}. Make it smaller.`;
      assert.deepEqual(budgetFaults([await weigh(bytes(budget - 320)), heavy]), [fault]);
    });
  }

  test('hold for no other file', () => {
    assert.deepEqual(budgetFaults([sizeOf('notes.txt', bytes(320_000))]), []);
  });

  test('hold for the pictures above the first carousel of cards, each counted once', () => {
    const below = '<img src="images/below.svg">';
    const html = `${image('')}<main><article id="/language">${below}</article><article id="/">${image('')}<i data-carousel="services">${below}`;
    const pictures = (weight: number) =>
      new Map([
        ['images/mark.svg', bytes(weight)],
        ['images/below.svg', bytes(64_000)],
      ]);
    assert.deepEqual(firstViewFaults(html, pictures(30_720)), []);
    assert.match(
      firstViewFaults(html, pictures(30_752))[0] ?? '',
      /^assets\/images: .* 30752 bytes, .* 30720\. .*: images\/mark\.svg\.$/,
    );
  });

  test('stand in a table, one line a file', async () => {
    const notes = sizeOf('notes.txt', Buffer.from('a'), await twinsOf(Buffer.from('a')));
    const lines = sizeTable([sizeOf('index.html', Buffer.from('aaaa')), notes]).split('\n');
    assert.deepEqual(
      lines.map((line) => line.split(/\s+/)[0]),
      ['file', 'index.html', 'notes.txt'],
    );
    assert.deepEqual(lines[2]?.split(/\s+/).slice(1), ['1', '21', '5', '-']);
    assert.equal(new Set(lines.map(({ length }) => length)).size, 1);
  });
});
