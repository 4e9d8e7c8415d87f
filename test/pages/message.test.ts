import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailtoHref, phoneHref, whatsappHref } from '../../src/content-model/contacts';

const to = 'office@example.com';
const subject = 'Request for a quote';

/** What an email program reads from a link (RFC 6068). A plus sign means a space only in forms. */
function read(href: string) {
  const [, address = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? [];
  const fields = query.split('&').map((field) => {
    const [name = '', ...values] = field.split('=');
    assert.equal(values.length, 1, `"${field}" is not one field`);
    return [name, decodeURIComponent(values[0] ?? '')] as const;
  });
  return { to: decodeURIComponent(address), ...Object.fromEntries(fields) };
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
  ['quotes, angle brackets, a backslash', `"it's" <script>alert(1)</script> C:\\{a}`],
  ['an emoji of several code points', 'Thank you 🙏🏽 👩‍👩‍👧 🇮🇳'],
  ['Indian scripts', 'हिन्दी, தமிழ், ᱥᱟᱱᱛᱟᱲᱤ, ꯃꯤꯇꯩ ꯂꯣꯟ'],
  ['right-to-left text among left-to-right text', 'Please: \u2067سنڌي ۽ کٲشُر\u2069 (2 pages)'],
  ['half of a surrogate pair, first', 'a\ud83db', 'a\ufffdb'],
  ['half of a surrogate pair, second', 'a\ude4f', 'a\ufffd'],
  ['the halves in the wrong order', '\ude4f\ud83d', '\ufffd\ufffd'],
];

for (const [what, typed, arrives = typed] of texts)
  test(`F2 the link carries ${what} to the email program as typed`, () => {
    const href = mailtoHref(to, subject, typed);
    assert.deepEqual(read(href), { to, subject, body: arrives });
    assert.match(href, /^mailto:[^\s"<>\\^`{|}]+$/);
    assert.deepEqual([new URL(href).href, new URL(href).hash], [href, '']);
  });

for (const address of ['ask?a=b@setu.in', 'a#b@setu.in', 'a%b@setu.in', 'a&b+c@setu.in'])
  test(`F2 the link writes to ${address}`, () => {
    const href = mailtoHref(address, subject, 'text');
    assert.deepEqual(read(href), { to: address, subject, body: 'text' });
    assert.equal(new URL(href).hash, '');
  });

test('a printed phone number is called as its digits, without the 0 of the trunk', () => {
  const numbers = {
    '+91 120 456 7890': 'tel:+911204567890',
    '+91-120-456 7890': 'tel:+911204567890',
    ' +91 (120) 4567890': 'tel:+911204567890',
    '+91 (0)120 456 7890': 'tel:+911204567890',
    '(0)120 456 7890': 'tel:01204567890',
    '1800 123 4567': 'tel:18001234567',
    '0120-4567890': 'tel:01204567890',
  };
  for (const [printed, href] of Object.entries(numbers)) assert.equal(phoneHref(printed), href);
});

test('a WhatsApp link has the digits of the number and the whole message', () => {
  assert.equal(
    whatsappHref('+91 98765 43210', 'Name: Aß & Co\nनमस्ते \ud83d'),
    `https://wa.me/919876543210?text=${encodeURIComponent('Name: Aß & Co\nनमस्ते \ufffd')}`,
  );
});
