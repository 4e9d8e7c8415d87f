import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CarouselSettings, settingsAt } from '../../src/carousel/settings';
import { fixtures } from '../helpers/carousel-fixtures';

const settings: CarouselSettings = {
  ...fixtures.sliding,
  arrows: true,
  responsive: [
    { breakpoint: 900, settings: { slidesToShow: 2 } },
    { breakpoint: 400, settings: { slidesToShow: 1, arrows: false } },
    { breakpoint: 600, settings: { dots: false } },
  ],
};

/** The settings that change from each width on, in CSS px: those of the narrowest breakpoint. */
const bands: readonly (readonly [from: number, expected: Partial<CarouselSettings>])[] = [
  [-1, { slidesToShow: 1, arrows: false }],
  [401, { dots: false }],
  [601, { slidesToShow: 2 }],
  [901, {}],
];

describe('C15 settings at a width', () => {
  test('each width has the settings of the narrowest breakpoint that fits', () => {
    for (const responsive of [settings.responsive, [...settings.responsive].reverse()]) {
      for (let width = -1; width <= 2000; width += 1) {
        const changed = bands.findLast(([from]) => from <= width)?.[1];
        const expected = { ...settings, responsive, ...changed };
        assert.deepEqual(settingsAt({ ...settings, responsive }, width), expected, `${width} px`);
      }
    }
  });
});
