import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakpointsCss } from '../../src/carousel/breakpoints-css';
import { type CarouselSettings, carousels, settingsAt } from '../../src/carousel/settings';

const media = /(?:@media\(min-width: (\d+)px\)\{)?/.source;
const slidesOf = /\[data-carousel=([a-z-]+)\]\{--slides-to-show:(\d+)\}\}?/.source;

for (const order of ['the given', 'the reverse'])
  test(`C15 with breakpoints in ${order} order, CSS and settings agree at every width`, () => {
    const entries = Object.entries<CarouselSettings>(carousels).map(([name, settings]) => {
      const { responsive } = settings;
      return [
        name,
        { ...settings, responsive: order === 'the given' ? responsive : responsive.toReversed() },
      ] as const;
    });
    const css = breakpointsCss(Object.fromEntries(entries));
    const rules = [...css.matchAll(new RegExp(media + slidesOf, 'g'))];
    assert.equal(rules.map(([rule]) => rule).join(''), css, 'another rule');
    assert.equal(css.match(/\{/g)?.length, css.match(/\}/g)?.length, 'a rule is not closed');
    for (const [name, settings] of entries)
      for (let width = 280; width <= 2000; width += 1) {
        const [, , , slides] =
          rules.findLast((rule) => rule[2] === name && width >= Number(rule[1] ?? 0)) ?? [];
        const expected = settingsAt(settings, width).slidesToShow;
        assert.equal(Number(slides), expected, `${name} at ${width} px`);
      }
  });
