import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCopies, takeWordmark, withNight } from '../../../src/build/site/edition-pictures';
import { readPictures } from '../../../src/build/site/pictures';
import type { Edition } from '../../../src/schema/content';

const sky = '<path fill="#C9C8EE" d="M0 0h9v9H0z"/>';
const drawing = `<svg viewBox="0 0 9 9"><symbol id="letter" viewBox="0 0 1 1"><path d="M0 0"/></symbol>${sky}</svg>`;
const alef = '<svg viewBox="0 0 5 7"><path d="M1 1"/></svg>';

function copies(edition: Partial<Edition>, handDrawn: Record<string, string> = {}) {
  const all = { 'images/a.svg': drawing, 'images/letter-ur.svg': alef, ...handDrawn };
  const files = new Map(Object.entries(all).map(([name, svg]) => [name, Buffer.from(svg)]));
  const page = '<img src="images/a-ur.svg"/><img src="images/a.svg"/><img src="images/b-ur.svg"/>';
  addCopies(page, { tag: 'ur', dir: 'ltr', ...edition } as Edition, files);
  return [...files].slice(Object.keys(all).length).map(([name, svg]) => `${name} ${svg}`);
}

test('an edition gets the copies that its page shows, with its letter', () => {
  const own = drawing.replace('0 0 1 1', '0 0 5 7').replace('M0 0"', 'M1 1"');
  assert.deepEqual(copies({ letter: 'images/letter-ur.svg' }), [`images/a-ur.svg ${own}`]);
  assert.deepEqual(copies({}), [`images/a-ur.svg ${drawing}`]);
});

test('an edition that is read from the right gets mirrored copies', () => {
  assert.match(
    String(copies({ dir: 'rtl' })),
    /scaleX\(-1\).*<g class="mirror"><symbol.*<\/g><\/svg>$/,
  );
});

test('a copy that was drawn by hand stays as it is', () => {
  assert.deepEqual(copies({ dir: 'rtl' }, { 'images/a-ur.svg': alef }), []);
});

const home = '<svg viewBox="0 0 5 7"><use href="#wordmark"></use></svg>';
const hindi = { tag: 'hi' } as Edition;

test('a word mark without a file is named, with its edition', () => {
  const fix = 'Add it, or delete wordmark in src/content/hi/edition.ts.';
  const message = `assets/images/wordmark-hi.svg is missing. ${fix}`;
  assert.throws(() => takeWordmark(home, hindi, new Map()), { message });
});

test('a picture gets dimmed colors for the dark scheme, if it has light ones', () => {
  assert.match(withNight(drawing), /dark\){\[fill="#C9C8EE"\]\{fill:#8A88D0\}\}<\/style>/);
  assert.equal(withNight(alef), alef);
});

const refused: [file: string, content: string, message: string][] = [
  ['A Photo.png', '', 'use lowercase letters, digits and hyphens, then .svg or .png.'],
  [
    'drawing.svg',
    '<svg viewBox="0 0 4 3"/>',
    'not an <svg> with xmlns and viewBox. Export it again as SVG.',
  ],
];
for (const [file, content, message] of refused)
  test(`the picture ${file} with the content “${content}” is refused`, () => {
    const path = `assets/images/${file}`;
    const sources = new Map([[path, Buffer.from(content)]]);
    assert.throws(() => readPictures(sources), { message: `${path}: ${message}` });
  });
