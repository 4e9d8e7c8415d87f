import { browserTest } from '../harness/browser-test';
import {
  expectNow,
  look,
  openCarousel,
  period,
  resize,
  rowInDocument,
  slideCounts,
  until,
  wrapped,
} from '../harness/carousel-page';

browserTest(
  'C1: the banner moves after each period, from start to start',
  async (page) => {
    const clock = await openCarousel(page, 'banner');
    for (let move = 1; move <= 3; move += 1) {
      const { shown } = await look(page, 'banner');
      await clock.advance(period('banner') - 1);
      await expectNow(page, 'banner', { shown });
      await clock.advance(1);
      await until(page, 'banner', { shown: [wrapped(move, slideCounts.banner)] });
    }
  },
  { engines: ['chromium', 'webkit'] },
);

for (const name of ['services', 'testimonials-home'] as const) {
  browserTest(
    `C1: ${name} moves by one slide after each period`,
    async (page) => {
      const clock = await openCarousel(page, name);
      const count = slideCounts[name];
      // The last of these moves brings the first slide in again.
      for (let move = 1; move <= count - 2; move += 1) {
        const before = await look(page, name);
        await clock.advance(period(name) - 1);
        await expectNow(page, name, before);
        await clock.advance(1);
        await until(page, name, { shown: rowInDocument(move, 3, count) });
      }
    },
    { engines: name === 'services' ? ['chromium', 'firefox'] : ['chromium'] },
  );
}

browserTest(
  'C4: a resize of the height alone does not restart the timer',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    for (const [moves, height] of [700, 800, 640].entries()) {
      const { shown } = await look(page, 'services');
      await clock.advance(2000);
      await resize(page, 1280, height);
      await clock.advance(period('services') - 2001);
      await expectNow(page, 'services', { shown });
      await clock.advance(1);
      await until(page, 'services', { shown: rowInDocument(moves + 1, 3, slideCounts.services) });
    }
  },
  { engines: ['firefox'] },
);
