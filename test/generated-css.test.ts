import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { breakpointsCss } from '../src/carousel/breakpoints-css';
import { type CarouselSettings, carousels, settingsAt } from '../src/carousel/settings';

const media = /(?:@media not all and \(min-width: (\d+)px\)\{)?/.source;
const slidesOf = /\[data-carousel="([a-z-]+)"\]\{--slides-to-show:(\d+)\}\}?\s*/.source;
const rule = new RegExp(media + slidesOf, 'g');

describe('the generated style sheet', () => {
  test('C15 the style sheet shows as many slides as the settings say, at every width', () => {
    const css = breakpointsCss();
    assert.equal(css.replaceAll(rule, ''), '');
    const rules = [...css.matchAll(rule)].map(([, below, name, slides]) => ({
      below: Number(below ?? Infinity),
      name,
      slides: Number(slides),
    }));
    for (const [name, settings] of Object.entries<CarouselSettings>(carousels)) {
      for (let width = 280; width <= 2000; width += 0.5) {
        const last = rules.filter((one) => one.name === name && width < one.below).at(-1);
        assert.equal(last?.slides, settingsAt(settings, width).slidesToShow, `${name} at ${width}`);
      }
    }
  });
});
