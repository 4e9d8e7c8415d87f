import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import type { PageName } from '../../src/schema/routes';
import { EditionLinks } from '../../src/shell/edition-links';

const rest = { card: 'images/social-card.png' } as const;
const editions = [
  { tag: 'en', file: 'index.html', name: 'English', dir: 'ltr', ...rest },
  { tag: 'ur', file: 'ur.html', name: 'اردو', dir: 'rtl', ...rest },
] as const;

function linksAt(
  page: PageName | null,
  { elementId = `${page}`, count = editions.length }: { elementId?: string; count?: number } = {},
): HTMLAnchorElement[] {
  const route = page && { page, address: page, elementId, visit: 1 };
  const { container } = render(<EditionLinks route={route} editions={editions.slice(0, count)} />);
  return [...container.querySelectorAll('a')];
}

for (const [page, elementId, expected] of [
  [null, '', ['#/', 'ur.html']],
  ['/', '', ['#/', 'ur.html']],
  ['/services', '/services', ['#/services', 'ur.html#/services']],
  ['/services', 'main', ['#/services', 'ur.html#/services']],
  ['/services', '/services?dtp', ['#/services', 'ur.html#/services?dtp']],
  ['notFound', '/nope?dtp', ['#/', 'ur.html']],
] as const)
  test(`E2 at ${page} and "${elementId}", the edition links lead to that place or home`, () => {
    const hrefs = linksAt(page, { elementId }).map((link) => link.getAttribute('href'));
    assert.deepEqual(hrefs, expected);
  });

test('E3 each edition link has name, language and direction, and one is current', () => {
  const seen = linksAt('/').map((link) => [
    link.textContent,
    ...['lang', 'dir', 'aria-current'].map((name) => link.getAttribute(name)),
  ]);
  assert.deepEqual(seen, [
    ['English', 'en', 'ltr', 'true'],
    ['اردو', 'ur', 'rtl', null],
  ]);
});

test('E2 a site in one language has no edition links', () => {
  assert.deepEqual(linksAt(null, { count: 1 }), []);
});
