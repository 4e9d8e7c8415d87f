import '../setup';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testimonials } from '#words/testimonials';
import { type CarouselName, type CarouselSettings, carousels } from '../../src/carousel/settings';
import { Banner } from '../../src/pages/home/banner';
import { ServiceCarousel } from '../../src/pages/home/service-carousel';
import { Testimonials } from '../../src/sections/testimonials';
import { partsOf, resize } from '../helpers/carousel';
import { fakeClock } from '../helpers/clock';

/* Each carousel of the site has the settings of its own name, whatever the owner has set. */

const sections: Readonly<Record<CarouselName, ReactNode>> = {
  banner: <Banner />,
  services: <ServiceCarousel />,
  'testimonials-home': <Testimonials name="testimonials-home" />,
  'testimonials-about': <Testimonials name="testimonials-about" />,
};

for (const [name, base] of Object.entries<CarouselSettings>(carousels)) {
  const section = sections[name as CarouselName];
  if (name.startsWith('testimonials') && testimonials.length === 0) continue;
  test(`C1 ${name} moves as its settings say: its effect, its speed and by itself`, (t) => {
    const clock = fakeClock(t);
    resize({ width: 1920 });
    render(section);
    const { region, slides, track, position } = partsOf(document.body);
    assert.equal(region.dataset.carousel, name, 'the name that the style sheet selects by');
    assert.equal(region.dataset.effect, base.fade ? 'fade' : 'slide');
    if (slides().length <= base.slidesToShow) return;
    assert.equal(track.style.getPropertyValue('--speed'), `${base.speed}ms`);
    clock.tick(base.autoplaySpeed + 49);
    assert.equal(position(), 0, 'moved too early');
    clock.tick(1);
    assert.equal(position(), base.autoplay ? 1 : 0);
  });
}
