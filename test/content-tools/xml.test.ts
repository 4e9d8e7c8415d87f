import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseXml } from '../../src/content-tools/xml';

test('an XML document is read as elements, attributes and texts', () => {
  const source = `<?xml version='1.0'?>
<!-- a --><?b c?><a b = '"'\nc="&#x41;\n&lt;"><d/>e<![CDATA[f]]></a>\n`;
  const { name, attributes, children } = parseXml(source);
  assert.deepEqual(
    [name, [...attributes]],
    [
      'a',
      [
        ['b', '"'],
        ['c', 'A <'],
      ],
    ],
  );
  assert.deepEqual(children, [{ name: 'd', attributes: new Map(), children: [] }, 'e', 'f']);
});

test('what is not well-formed is an error with its line', () => {
  const texts = ['&', '&b;', '&amp', '&#0;', '&#xD800;', '&#x110000;', '1 < 2', ']]>', '\u0001'];
  const wrong = [
    ...[
      ...texts,
      '\ud800',
      '<![CDATA[',
      '<b></a>',
      '</b>',
      '<!-- ',
      '<b>'.repeat(60) + '</b>'.repeat(60),
    ],
    ...['<b', '<1/>', '<b c/>', '<b c=d/>', '<b c="<"/>', '<b c="" c=""/>', '<b c=""d=""/>'],
    ...['<b c="&d;"/>', '<!-- -- -->', '<!-- --->', '<?b ', '<?xml version="1.0"?>'],
    `<b${Array.from({ length: 60 }, (_, index) => ` c${index}=""`).join('')}/>`,
  ].map((text) => `<a>${text}</a>`);
  const second = ['<a/><b/>', '<a/>b', '<a/><![CDATA[b]]>', '<a/><![CDATA[ ]]>', '<a/>&#32;'];
  const outside = ['', 'a', '<a>', ...second, '</a>', '<?xml version="1.0" b?><a/>'];
  const types = ['<!DOCTYPE a><a/>', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'];
  for (const source of [...wrong, ...outside, ...types]) {
    assert.throws(() => parseXml(source), { message: /^line 1: \S/ }, JSON.stringify(source));
    assert.throws(() => parseXml(`<?b?>\n${source}`), { message: /^line 2: \S/ }, source);
  }
});
