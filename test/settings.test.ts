import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  carousels,
  settingsAt,
  type CarouselName,
  type CarouselSettings,
} from '../src/carousel/settings';

type Changing = Pick<CarouselSettings, 'slidesToShow' | 'dots' | 'arrows'>;

const show = (slidesToShow: number): Changing => ({ slidesToShow, dots: true, arrows: false });
const both: Changing = { slidesToShow: 1, dots: true, arrows: true };
const dots: Changing = { ...both, arrows: false };
const neither: Changing = { ...dots, dots: false };

/** For each carousel, from which width on what holds, in CSS px (specification, section 9). */
const bands: Record<CarouselName, readonly (readonly [from: number, holds: Changing])[]> = {
  banner: [
    [0, neither],
    [481, dots],
    [769, both],
  ],
  services: [
    [0, show(1)],
    [630, show(2)],
    [940, show(3)],
  ],
  'testimonials-home': [
    [0, show(1)],
    [620, show(2)],
    [1199, show(3)],
  ],
  'testimonials-about': [
    [0, show(1)],
    [620, show(2)],
    [992, show(3)],
  ],
};

const names = Object.keys(bands) as CarouselName[];

function changingAt(name: CarouselName, width: number): Changing {
  const { slidesToShow, dots, arrows } = settingsAt(carousels[name], width);
  return { slidesToShow, dots, arrows };
}

function expectedAt(name: CarouselName, width: number): Changing | undefined {
  return bands[name].findLast(([from]) => from <= width)?.[1];
}

for (const name of names) {
  const edges = bands[name].slice(1).map(([from]) => from);
  const widest = bands[name].at(-1)?.[1];
  describe(`C15 ${name}`, () => {
    for (const edge of edges) {
      for (const width of [edge - 1, edge - 0.5, edge - 0.01, edge, edge + 0.01, edge + 1]) {
        test(`C15 ${name} is right at ${width} px`, () =>
          assert.deepEqual(changingAt(name, width), expectedAt(name, width)));
      }
    }

    test(`C15 ${name} is right at every whole width up to 2000 px`, () => {
      for (let width = 0; width <= 2000; width += 1)
        assert.deepEqual(changingAt(name, width), expectedAt(name, width), `${width}`);
    });

    test(`C15 ${name} in a window of no known width is as in the widest`, () => {
      assert.deepEqual(changingAt(name, NaN), widest);
      assert.deepEqual(changingAt(name, Infinity), widest);
      assert.deepEqual(changingAt(name, -1), bands[name][0]?.[1]);
    });

    test(`C15 ${name} keeps what no breakpoint names`, () => {
      for (const width of [320, ...edges, 2000]) {
        assert.deepEqual(
          settingsAt(carousels[name], width),
          { ...carousels[name], ...expectedAt(name, width) },
          `${width}`,
        );
      }
    });
  });
}

describe('the carousels of the specification', () => {
  test('the banner fades every 6000 ms, for 1000 ms', () => {
    const { autoplay, autoplaySpeed, speed, fade } = carousels.banner;
    assert.deepEqual(
      { autoplay, autoplaySpeed, speed, fade },
      { autoplay: true, autoplaySpeed: 6000, speed: 1000, fade: true },
    );
  });

  test('all but the testimonials of About Us play by themselves, and the rows slide every 3000 ms, for 500 ms', () => {
    assert.deepEqual(
      names.filter((name) => !carousels[name].autoplay),
      ['testimonials-about'],
    );
    for (const { autoplaySpeed, speed, fade } of [
      carousels.services,
      carousels['testimonials-home'],
    ]) {
      assert.deepEqual(
        { autoplaySpeed, speed, fade },
        { autoplaySpeed: 3000, speed: 500, fade: false },
      );
    }
  });
});

describe('breakpoints in any order', () => {
  const base = { ...carousels.services, responsive: [...carousels.services.responsive].reverse() };

  test('the narrowest that fits wins, whichever comes first', () => {
    for (const width of [320, 629, 630, 939, 940]) {
      assert.equal(
        settingsAt(base, width).slidesToShow,
        expectedAt('services', width)?.slidesToShow,
        `${width}`,
      );
    }
  });

  test('asking leaves the table as it was', () => {
    const before = structuredClone(base);
    settingsAt(base, 320);
    assert.deepEqual(base, before);
  });
});
