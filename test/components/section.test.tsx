import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import { Section } from '../../src/components/section';

for (const [what, props, html] of [
  ['is as wide as the text', {}, '<section class="section"><div class="wrap">A</div></section>'],
  [
    'has a color and a class',
    { ground: 'sand', className: 'not-found' },
    '<section class="section not-found" data-ground="sand"><div class="wrap">A</div></section>',
  ],
  [
    'without a heading extends to both edges',
    { as: 'div', bleed: true },
    '<div class="section" data-bleed="">A</div>',
  ],
] as const)
  test(`a section ${what}`, () => {
    const { container } = render(<Section {...props}>A</Section>);
    assert.equal(container.innerHTML, html);
  });
