import '../setup';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { render } from '@testing-library/react';
import type { Edition } from '../../src/content/editions';
import type { PageName } from '../../src/schema/routes';
import { EditionLinks } from '../../src/shell/edition-links';

function edition(tag: string, file: string, dir: Edition['dir']): Edition {
  return {
    tag,
    file,
    name: `Name of ${tag}`,
    dir,
    card: 'images/social-card.png',
    reviewedBy: null,
  };
}

const editions = [edition('en', 'index.html', 'ltr'), edition('ur', 'ur.html', 'rtl')];

function linksAt(page: PageName | null): HTMLAnchorElement[] {
  const route = page && { page, address: page, visited: false, entry: 1 };
  const { container } = render(<EditionLinks route={route} editions={editions} />);
  return [...container.querySelectorAll('a')];
}

function hrefs(links: readonly HTMLAnchorElement[]) {
  return links.map((link) => link.getAttribute('href'));
}

describe('the links to the editions', () => {
  for (const [address, expected] of [
    [null, ['#/', 'ur.html']],
    ['/', ['#/', 'ur.html']],
    ['/services', ['#/services', 'ur.html#/services']],
    ['notFound', ['#/', 'ur.html']],
  ] as const) {
    test(`E2 at ${address ?? 'no address yet'} the edition links lead to that page or home`, () => {
      assert.deepEqual(hrefs(linksAt(address)), expected);
    });
  }

  test('E3 each edition link has its language and direction, and one is marked as current', () => {
    const links = linksAt('/');
    assert.deepEqual(
      links.map(({ lang, hreflang, dir }) => [lang, hreflang, dir]),
      [
        ['en', 'en', 'ltr'],
        ['ur', 'ur', 'rtl'],
      ],
    );
    assert.deepEqual(
      links.map((link) => link.getAttribute('aria-current')),
      ['true', null],
    );
  });

  test('E2 a site in one language has no edition links', () => {
    const { container } = render(<EditionLinks route={null} editions={editions.slice(0, 1)} />);
    assert.equal(container.childElementCount, 0);
  });
});
