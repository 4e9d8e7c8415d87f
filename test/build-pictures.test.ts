import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { pictureFault, readPictures, shapeFaults } from '../src/builder/pictures';
import { xmlFault } from '../src/builder/well-formed';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"${attributes}>${inside}</svg>`;
const faultOf = (text: string, name = 'images/one.svg') => pictureFault(name, Buffer.from(text))[0];

describe('the check of a picture', () => {
  const whole = [
    '<a/>',
    '<a></a>',
    '<a b=\'c "d"\'><b/>text &amp; &#38;&#x26;</a>\n',
    '<?xml version="1.0"?><!-- <a> --><a/>',
    '<x:a y:b="c"/>',
    '<a\n b = "c"\n/>',
  ];
  for (const text of whole)
    test(`reads ${JSON.stringify(text)}`, () => assert.equal(xmlFault(text), undefined));

  const broken: [text: string, fault: RegExp][] = [
    ['', /^is not one element$/],
    ['<a/><b/>', /^is not one element$/],
    ['<a>', /^does not close <a>$/],
    ['<a><b></a></b>', /closes nothing$/],
    ['</a>', /closes nothing$/],
    ['<a b=c/>', /^cannot be read from "<a b=c\/>"/],
    ['<a b="<"/>', /^cannot be read/],
    ['<a b="c" b="d"/>', /twice$/],
    ['text<a/>', /^has text outside/],
    ['<a/>text', /^has text outside/],
    ['<a>&nbsp;</a>', /"&"/],
    ['<a b="&"/>', /"&"/],
    ['<a', /^cannot be read/],
    ['<!DOCTYPE svg><a/>', /^cannot be read/],
    ['<a><![CDATA[x]]></a>', /^cannot be read/],
    ['<a><!-- </a>', /^cannot be read/],
  ];
  for (const [text, fault] of broken)
    test(`refuses ${JSON.stringify(text)}`, () => assert.match(xmlFault(text) ?? 'nothing', fault));

  test('takes SVG that shows something by itself, and names the mend for any other', () => {
    assert.equal(faultOf(svg('<path d="M0 0"/><use href="#a"/>')), undefined);
    assert.equal(faultOf(''), 'is empty. Save the picture again.');
    assert.match(faultOf('<svg viewBox="0 0 1 1"/>') ?? '', /^is not an <svg xmlns=/);
    assert.match(
      faultOf('<html xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>') ?? '',
      /^is not an <svg xmlns=/,
    );
    assert.match(faultOf('<svg xmlns="http://www.w3.org/2000/svg"/>') ?? '', /^has no viewBox/);
    for (const part of [
      '<script/>',
      '<foreignObject/>',
      '<image href="a.png"/>',
      '<a href="https://a.example/"/>',
      '<p style="fill:url(x.svg#a)"/>',
    ]) {
      assert.match(
        faultOf(svg(part)) ?? '',
        /which a picture does not need\. Remove scripts and references to other files\.$/,
        part,
      );
    }
    assert.match(faultOf(svg('', ' onload="go()"')) ?? '', /^has "onload="/);
  });

  test('takes whole PNG, and names in small letters', () => {
    const png = readFileSync(join(import.meta.dirname, '../assets/images/touch-icon.png'));
    assert.deepEqual(pictureFault('images/a.png', png), []);
    for (const part of [png.subarray(0, -1), png.subarray(1), Buffer.from('GIF89a')])
      assert.match(pictureFault('images/a.png', part)[0] ?? '', /^is no whole PNG/);
    for (const name of [
      'images/A.svg',
      'images/a b.svg',
      'images/a.gif',
      'images/a.svg.bak',
      'images/-a.svg',
    ]) {
      assert.match(faultOf(svg(''), name) ?? '', /^is not a picture this site takes/, name);
    }
  });

  test('finds a picture that the page would squeeze', () => {
    const pictures = new Map([['images/one.svg', Buffer.from(svg(''))]]);
    const check = (size: string) =>
      shapeFaults(
        `<img src="images/one.svg" ${size} alt=""><img src="images/two.svg">`,
        pictures,
        () => 'here',
      );
    for (const size of [
      'width="320" height="240"',
      'width="64" height="48"',
      'width="100" height="75"',
      '',
    ])
      assert.deepEqual(check(size), [], size);
    assert.deepEqual(check('width="320" height="320"'), [
      'here: image "images/one.svg" is drawn 1.33 times as wide as high, but 320 by 320 is given. Make both agree.',
    ]);
  });
});

describe('the pictures of a project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(folder, 'assets/images'), { recursive: true });
  after(() => rmSync(folder, { recursive: true }));

  test('are read in the order of their names, and all faults are told at once', async () => {
    const write = (name: string, text: string) =>
      writeFileSync(join(folder, 'assets/images', name), text);
    write('b.svg', svg(''));
    write('a.svg', svg(''));
    write('.hidden', '');
    assert.deepEqual([...(await readPictures(folder)).keys()], ['images/a.svg', 'images/b.svg']);
    write('b.svg', '<svg');
    write('c.svg', '');
    await assert.rejects(readPictures(folder), {
      message:
        /^assets\/images\/b\.svg: cannot be read.*\nassets\/images\/c\.svg: is empty\. Save the picture again\.$/,
    });
  });

  test('are all sound here', async () => {
    const root = join(import.meta.dirname, '..');
    assert.equal((await readPictures(root)).size, readdirSync(join(root, 'assets/images')).length);
  });

  test('stop the build where their folder is missing', async () => {
    await assert.rejects(readPictures(join(folder, 'nowhere')), {
      message: 'assets/images: cannot be read (ENOENT). Put the pictures there.',
    });
  });
});
