import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakpointsCss } from '../../src/carousel/breakpoints-css';
import { fixtures } from '../helpers/carousel-fixtures';

const { fading, sliding } = fixtures;

for (const [order, responsive] of [
  ['rising', sliding.responsive],
  ['falling', sliding.responsive.toReversed()],
] as const)
  test(`C15 breakpoints in ${order} order become rules for windows from the next pixel on`, () => {
    const expected = [
      '[data-carousel=fading]{--slides-to-show:1}',
      '[data-carousel=sliding]{--slides-to-show:1}',
      '@media(min-width: 601px){[data-carousel=sliding]{--slides-to-show:2}}',
      '@media(min-width: 901px){[data-carousel=sliding]{--slides-to-show:3}}',
    ];
    const css = breakpointsCss({ fading, sliding: { ...sliding, responsive } });
    assert.equal(css, expected.join(''));
  });
