import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composeBody, copyText, mailtoHref } from '../../src/pages/contact-us/message';
import { hasFocus } from '../helpers/element';

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

  test('F2 a link of more than 2,000 characters carries the subject alone', () => {
    const bare = mailtoHref(to, subject, '').length;
    const longest = mailtoHref(to, subject, 'a'.repeat(2000 - bare));
    assert.equal(longest.length, 2000);
    assert.equal(read(longest).body?.length, 2000 - bare);
    assert.deepEqual(read(mailtoHref(to, subject, 'a'.repeat(2001 - bare))), {
      to,
      subject,
    });
  });

  test('F2 the limit counts encoded characters', () => {
    assert.deepEqual(read(mailtoHref(to, subject, 'अ'.repeat(300))), { to, subject });
    const body = 'अ'.repeat(200);
    assert.equal(read(mailtoHref(to, subject, body)).body, body);
  });
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

describe('F4 copying', () => {
  const answers: [how: string, command: (() => boolean) | undefined, copied: boolean][] = [
    ['the browser copies', () => true, true],
    ['the browser refuses', () => false, false],
    [
      'the browser throws',
      () => {
        throw new DOMException('no', 'NotAllowedError');
      },
      false,
    ],
    ['the browser has no such command', undefined, false],
  ];

  for (const [how, command, copied] of answers) {
    test(`F4 where ${how}, the ${copied ? 'button' : 'selected text'} has the focus`, (t) => {
      const commands: unknown[][] = [];
      const execCommand =
        command &&
        ((...args: unknown[]) => {
          commands.push([
            ...args,
            field.selectionStart,
            field.selectionEnd,
            document.activeElement === field,
          ]);
          return command();
        });
      Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
      t.after(() => Reflect.deleteProperty(document, 'execCommand'));
      const field = document.createElement('textarea');
      field.value = 'Name: Asha\nMessage: नमस्ते';
      const button = document.createElement('button');
      document.body.append(field, button);
      button.focus();
      assert.equal(copyText(field, button), copied);
      const { length } = field.value;
      assert.deepEqual(commands, command ? [['copy', 0, length, true]] : []);
      assert.deepEqual([field.selectionStart, field.selectionEnd], [0, length]);
      hasFocus(copied ? button : field);
    });
  }
});
