import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mailtoHref } from '../../src/content-model/contacts';
import { composeBody } from '../../src/pages/contact-us/message';

const to = 'office@example.com';
const subject = 'Request for a quote';

/** What an email program reads from a link (RFC 6068). A plus sign means a space only in forms. */
function read(href: string): { to: string; subject?: string; body?: string } {
  const [, address = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? [];
  const fields = query.split('&').map((field) => {
    const [name = '', ...values] = field.split('=');
    assert.equal(values.length, 1, `"${field}" is not one field`);
    return [name, decodeURIComponent(values[0] ?? '')];
  });
  return { to: address, ...(Object.fromEntries(fields) as { subject?: string; body?: string }) };
}

/** The typed text, and the received text if it differs. */
const texts: [what: string, typed: string, arrives?: string][] = [
  ['plain words', 'Please translate our manual.'],
  ['nothing at all', ''],
  ['an ampersand and an equals sign', 'a & b = c&body=other&cc=all@example.com'],
  ['a number sign', 'Invoice #42#7'],
  ['a question mark and a plus sign', 'Which? 1+1?'],
  ['percent signs', '100% of %20 and %E0%A4%A'],
  ['line breaks', 'one\ntwo\n\nfour\n', 'one\r\ntwo\r\n\r\nfour\r\n'],
  ['line breaks of Windows', 'one\r\ntwo', 'one\r\ntwo'],
  ['tabs and spaces at the ends', '\t a  b '],
  ['quotes and angle brackets', `"it's" <script>alert(1)</script> <a@example.com>`],
  ['a backslash and braces', 'C:\\files\\{a}'],
  ['an emoji of several code points', 'Thank you 🙏🏽 👩‍👩‍👧 🇮🇳'],
  ['Indian scripts', 'हिन्दी, தமிழ், ᱥᱟᱱᱛᱟᱲᱤ, ꯃꯤꯇꯩ ꯂꯣꯟ'],
  ['right-to-left text among left-to-right text', 'Please: \u2067سنڌي ۽ کٲشُر\u2069 (2 pages)'],
  ['half of a surrogate pair, first', 'a\ud83db', 'a\ufffdb'],
  ['half of a surrogate pair, second', 'a\ude4f', 'a\ufffd'],
  ['the halves in the wrong order', '\ude4f\ud83d', '\ufffd\ufffd'],
];

describe('F2 the mailto link', () => {
  for (const [what, typed, arrives = typed] of texts) {
    test(`F2 the link carries ${what} to the email program as typed`, () => {
      const href = mailtoHref(to, subject, typed);
      assert.deepEqual(read(href), { to, subject, body: arrives });
      assert.match(href, /^mailto:[^\s"<>\\^`{|}]+$/);
      const url = new URL(href);
      assert.equal(url.href, href);
      assert.equal(url.hash, '');
    });
  }
});

describe('F2 the text of the message', () => {
  test('F2 the message has a line for each field, and several lines below their label', () => {
    const body = composeBody([
      ['Name:', 'Asha'],
      ['Phone:', '+91 1'],
      ['Message:', 'one\ntwo'],
    ]);
    assert.equal(body, 'Name: Asha\nPhone: +91 1\nMessage:\none\ntwo');
  });

  test('F2 the message contains every field in full, whatever was typed', () => {
    for (const [what, typed] of [...texts, ['5,000 characters', 'अ'.repeat(5000)] as const]) {
      assert.ok(
        composeBody([
          ['Name:', 'Asha'],
          ['Message:', typed],
        ]).endsWith(typed),
        what,
      );
    }
  });
});
