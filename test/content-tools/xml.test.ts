import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseXml } from '../../src/content-tools/xml';

test('an XML document is read as elements, attributes and texts', () => {
  const source = `<?xml version='1.0'?><!-- a --><?b c?><a b = '"'\nc="&#x41;\n&lt;"><d/>e<![CDATA[f]]></a>\n`;
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
  const wrong = [
    ...['', 'a', '<a>', '<a', '<1/>', '<a></b>', '<a/></a>', '<a/><b/>', '<a/>b', '</a>'],
    ...[
      '<a>&</a>',
      '<a>&b;</a>',
      '<a>&amp</a>',
      '<a>&#0;</a>',
      '<a>&#xD800;</a>',
      '<a>&#x110000;</a>',
    ],
    ...['<a>1 < 2</a>', '<a>]]></a>', '<a>\u0001</a>', '<a>\ud800</a>', '<a><![CDATA[</a>'],
    ...['<a b/>', '<a b=c/>', '<a b="<"/>', '<a b="" b=""/>', '<a b=""c=""/>', '<a b="&c;"/>'],
    ...[
      '<!-- -- --><a/>',
      '<!-- <a/>',
      '<?b <a/>',
      ' <?xml version="1.0"?><a/>',
      '<!DOCTYPE a><a/>',
    ],
    '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>',
    `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`,
  ];
  for (const source of wrong) {
    assert.throws(() => parseXml(source), { message: /^line 1: \S/ }, JSON.stringify(source));
    assert.throws(() => parseXml(`<?b?>\n${source}`), { message: /^line 2: \S/ }, source);
  }
});
