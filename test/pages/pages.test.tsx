import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { contactWords } from '#words/contact';
import * as labels from '#words/interface';
import { App } from '../../src/app';
import { company } from '../../src/content/company';
import { specimen } from '../../src/content/specimen';
import { mailtoHref, phoneHref } from '../../src/content-model/contacts';
import * as lists from '../../src/content-model/lists-with-words';
import { NotFound } from '../../src/pages/not-found/not-found';
import { UnknownAddress } from '../../src/router/link';
import { routes, routesOutsideHeader } from '../../src/schema/routes';

/* What pages have with any words of the owner. */

const { navLabels } = labels;
const { email, phone } = company;
const mail = link(email, mailtoHref(email, labels.messageWords.subject, contactWords.mailText));
const call = link(phone, phoneHref(phone));
const allPages = routes.map((path) => link(navLabels[path], `#${path}`));

function link(name: string, href: string): string {
  return `${name} → ${href}`;
}

/** The prerendered site, which visitors see first, or always where no script runs. */
const site = document.createElement('div');
site.innerHTML = renderToString(<App />);

function all(css: string): HTMLElement[] {
  return [...site.querySelectorAll<HTMLElement>(css)];
}

function pageAt(path: string): HTMLElement {
  return site.querySelector<HTMLElement>(`[id="${path}"]`) ?? assert.fail(`no page is at ${path}`);
}

function outlineOfLink(one: Element): string {
  return link(one.textContent.trim(), one.getAttribute('href') ?? '');
}

test('F7 the header and the footer have their links', () => {
  // Those to other languages are in edition-links.test.tsx.
  const linksIn = (css: string) =>
    all(`${css} a`)
      .filter((one) => !one.closest('.edition-links'))
      .map(outlineOfLink);
  const brand = link(company.name, '#/');
  const inHeader = routes.filter((path) => !routesOutsideHeader.includes(path));
  assert.deepEqual(linksIn('.site-header'), [
    link(labels.headerWords.skip, '#main'),
    brand,
    // Beside the menu button of a phone.
    link(navLabels['/contact-us'], '#/contact-us'),
    ...inHeader.map((path) => link(navLabels[path], `#${path}`)),
  ]);
  const services = lists.services.map(({ title, address }) => link(title, `#${address}`));
  assert.deepEqual(linksIn('.site-footer'), [brand, ...allPages, ...services, mail, call]);
});

test('the services of an industry are separated by commas, with none at the end', () => {
  const seen = [...pageAt('/industry').querySelectorAll('.industry p:last-child')];
  const expected = lists.industries.map(({ offers }) =>
    offers.map(({ title }) => title).join(', '),
  );
  assert.deepEqual(
    seen.map(({ textContent }) => textContent.trim()),
    expected,
  );
});

test('B7 each arch joins words with the same mark', () => {
  const wordsOf = (text = '') => [/\[(.+?)]/.exec(text)?.[1], /\((.+?)\)/.exec(text)?.[1]];
  const pairs = all('.pairs u, .pairs em').map(({ localName, children }) => [
    localName,
    ...[...children].map(({ textContent }) => textContent),
  ]);
  const [english, ...targets] = specimen.map(({ text }) => wordsOf(text));
  const expected = targets.flatMap((words) =>
    ['u', 'em'].map((mark, index) => [mark, english?.[index], words[index]]),
  );
  assert.deepEqual(pairs.sort(), expected.sort());
});

test('E5 a figure of the claims is written from left to right in any edition', () => {
  const directions = all('.claims b').map(({ dir }) => dir);
  assert.deepEqual(
    directions,
    lists.claims.map(() => 'ltr'),
  );
});

for (const [what, address, shown] of [
  ['an empty line until the script knows the address', '', '\u00a0'],
  ['the requested address', '/nope', '/nope'],
] as const)
  test(`R3 the not-found page shows ${what}, and links to every page`, () => {
    const { container } = render(
      <UnknownAddress value={address}>
        <NotFound />
      </UnknownAddress>,
    );
    assert.equal(container.querySelector('bdi')?.textContent, shown);
    const sentence = labels.notFoundWords.asked.replace('{address}', shown);
    assert.equal(container.querySelector('.lead')?.textContent, sentence);
    assert.deepEqual([...container.querySelectorAll('a')].map(outlineOfLink), allPages);
  });
