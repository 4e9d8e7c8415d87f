import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { PageHead } from '../../src/components/page-head';
import { Picture } from '../../src/components/picture';
import { find } from '../helpers/element';

const data = { src: 'images/a.svg', alt: 'A bridge', width: 320, height: 240 };

test('a picture reserves its place, and is lazy', () => {
  render(<Picture picture={data} className="rounded" />);
  assert.equal(
    find('img').outerHTML.replace(/ src="[^"]+"/, ''),
    '<img alt="A bridge" width="320" height="240" loading="lazy" class="rounded">',
  );
});

test('the head of a page has a picture only if it is given', () => {
  const words = { h1: 'Services', lead: 'What we do.' };
  const head = (given: Partial<Parameters<typeof PageHead>[0]>) => {
    const { container } = render(<PageHead words={words} ground="sand" {...given} />);
    return [...container.querySelectorAll('p, h1, img')].map((one) => one.outerHTML);
  };
  const [heading, lead] = ['<h1 tabindex="-1">Services</h1>', '<p class="lead">What we do.</p>'];
  assert.deepEqual(head({}), [heading, lead]);
  assert.equal(head({ picture: data }).length, 3);
});
