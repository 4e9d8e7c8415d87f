import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { PageHead } from '../../src/components/page-head';

test('the head of a page has an eyebrow and a picture only if they are given', () => {
  const words = { h1: 'Services', lead: 'What we do.' };
  const picture = { src: 'images/a.svg', alt: '', width: 32, height: 24 };
  const head = (given: Partial<Parameters<typeof PageHead>[0]>) => {
    const { container } = render(<PageHead words={words} ground="sand" {...given} />);
    return [...container.querySelectorAll('p, h1, img')].map((one) => one.outerHTML);
  };
  const [heading, lead] = ['<h1 tabindex="-1">Services</h1>', '<p class="lead">What we do.</p>'];
  assert.deepEqual(head({}), [heading, lead]);
  const eyebrow = '<p class="eyebrow">For you</p>';
  assert.deepEqual(head({ words: { ...words, eyebrow: 'For you' } }), [eyebrow, heading, lead]);
  assert.equal(head({ picture }).length, 3);
});
