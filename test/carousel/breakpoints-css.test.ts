import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { breakpointsCss } from '../../src/carousel/breakpoints-css';
import { type CarouselSettings, carousels, settingsAt } from '../../src/carousel/settings';
import { fixtures } from '../helpers/carousel-fixtures';

const media = /(?:@media\(min-width: (\d+)px\)\{)?/.source;
const slidesOf = /\[data-carousel=([a-z-]+)\]\{--slides-to-show:(\d+)\}\}?/.source;
const rule = new RegExp(media + slidesOf, 'g');

const reversed = Object.fromEntries(
  Object.entries<CarouselSettings>(carousels).map(([name, settings]) => [
    name,
    { ...settings, responsive: settings.responsive.toReversed() },
  ]),
);

describe('the generated style sheet', () => {
  test('C15 a breakpoint that keeps the number of slides adds no rule', () => {
    const { fading } = fixtures;
    const expected = '[data-carousel=fading]{--slides-to-show:1}';
    assert.equal(breakpointsCss({ fading }), expected);
  });

  for (const [order, table] of [
    ['the given order', carousels],
    ['any order', reversed],
  ] as const) {
    test(`C15 with breakpoints in ${order}, CSS and settings agree at every width`, () => {
      const css = breakpointsCss(table);
      assert.equal(css.replaceAll(rule, ''), '');
      assert.equal(css.match(/\{/g)?.length, css.match(/\}/g)?.length, 'a rule is not closed');
      const rules = [...css.matchAll(rule)].map(([, from, name, slides]) => ({
        from: Number(from ?? 0),
        name,
        slides: Number(slides),
      }));
      for (const [name, settings] of Object.entries<CarouselSettings>(table)) {
        for (let width = 280; width <= 2000; width += 1) {
          const last = rules.filter((one) => one.name === name && width >= one.from).at(-1);
          assert.equal(
            last?.slides,
            settingsAt(settings, width).slidesToShow,
            `${name} at ${width}`,
          );
        }
      }
    });
  }
});
