import '../setup';
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { Carousel } from '../../src/carousel/carousel';
import { fixtures, labels } from '../helpers/carousel-fixtures';
import { fakeClock } from '../helpers/clock';
import { hydrateAfter } from '../helpers/hydrate';

const slides = [1, 2, 3, 4, 5].map((number) => (
  <a key={number} href="#elsewhere">
    To page {number}
  </a>
));
const carousel = (
  <Carousel
    name="sliding"
    settings={fixtures.sliding}
    label="Test carousel"
    labels={labels}
    slides={slides}
  />
);

/** Hydrates the carousel after an action of the visitor. */
function hydrateCarousel(t: TestContext, action: (region: HTMLElement) => void): HTMLElement {
  fakeClock(t);
  const regionIn = (container: HTMLElement) => container.firstElementChild as HTMLElement;
  return regionIn(hydrateAfter(carousel, (root) => action(regionIn(root))).container);
}

function viewportOf(region: HTMLElement) {
  return region.querySelector('.carousel-viewport') as HTMLElement;
}

function currentDot(region: HTMLElement) {
  return region.querySelector('.carousel-dot[aria-current]')?.textContent;
}

describe('C17 a carousel before hydration', () => {
  test('C17 the prerendered row has every slide within reach, and no control', (t) => {
    hydrateCarousel(t, (region) => {
      assert.equal(
        region.querySelectorAll('[inert], [hidden], button, [style], [data-moving]').length,
        0,
      );
      assert.equal(viewportOf(region).tabIndex, 0);
    });
  });

  test('the hydrated row is not a tab stop', (t) => {
    const region = hydrateCarousel(t, () => undefined);
    assert.equal(viewportOf(region).hasAttribute('tabindex'), false);
    assert.equal(currentDot(region), '1 of 5');
  });

  test('C2 focus that was inside before hydration pauses the carousel', (t) => {
    const region = hydrateCarousel(t, (before) => before.querySelector('a')?.focus());
    assert.equal(region.dataset.autoplay, 'focused');
  });

  for (const [scrollLeft, dot] of [
    [600, '3 of 5'],
    [-600, '3 of 5'],
    [440, '2 of 5'],
  ] as const) {
    test(`a row scrolled by ${scrollLeft} px becomes a carousel at slide ${dot}`, (t) => {
      const region = hydrateCarousel(t, (before) => {
        const slide = before.querySelector('.carousel-slide') as HTMLElement;
        Object.defineProperty(slide, 'clientWidth', { value: 300 });
        viewportOf(before).scrollLeft = scrollLeft;
      });
      assert.equal(currentDot(region), dot);
      assert.equal(viewportOf(region).scrollLeft, 0);
      assert.equal(region.querySelector('[data-moving]'), null);
    });
  }
});
