import assert from 'node:assert/strict';
import { browserTest } from './browser-test';
import {
  corner,
  expectNow,
  look,
  openCarousel,
  region,
  resize,
  timers,
  twoEngines,
  until,
} from './carousel-page';

browserTest(
  'C1: the banner moves every 6,050 ms, from start to start',
  async (page) => {
    const clock = await openCarousel(page, 'banner');
    for (const slide of [1, 0, 1]) {
      const { shown } = await look(page, 'banner');
      await clock.advance(6049);
      await expectNow(page, 'banner', { shown });
      await clock.advance(1);
      await until(page, 'banner', { shown: [slide] });
    }
  },
  { engines: ['chromium', 'webkit'] },
);

const rows = {
  services: [
    [1, 2, 3],
    [2, 3, 4],
    [3, 4, 5],
    [0, 4, 5],
  ],
  'testimonials-home': [
    [1, 2, 3],
    [0, 2, 3],
  ],
};

for (const name of ['services', 'testimonials-home'] as const) {
  browserTest(
    `C1: ${name} moves by one slide every 3,050 ms`,
    async (page) => {
      const clock = await openCarousel(page, name);
      for (const shown of rows[name]) {
        const before = await look(page, name);
        await clock.advance(3049);
        await expectNow(page, name, before);
        await clock.advance(1);
        await until(page, name, { shown });
      }
    },
    { engines: name === 'services' ? twoEngines : ['chromium'] },
  );
}

browserTest(
  'C1: the carousel responds to a resize after 50 ms without another',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    await resize(page, 900);
    await clock.advance(49);
    await expectNow(page, 'services', { shown: [0, 1, 2] });
    await clock.advance(1);
    await until(page, 'services', { shown: [0, 1] });
    await resize(page, 600);
    await clock.advance(40);
    await resize(page, 1200);
    await clock.advance(49);
    await expectNow(page, 'services', { shown: [0, 1] });
    await clock.advance(1);
    await until(page, 'services', { shown: [0, 1, 2] });
  },
  { engines: ['chromium'] },
);

browserTest(
  'C4: resuming starts a full period',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    await clock.advance(3000);
    await page.hover(`${region('services')} .carousel-slide`);
    await until(page, 'services', { word: 'hovered' });
    assert.deepEqual(await timers(page), []);
    await page.hover(corner);
    await until(page, 'services', { word: 'playing' });
    await clock.advance(3049);
    await expectNow(page, 'services', { shown: [0, 1, 2] });
    await clock.advance(1);
    await until(page, 'services', { shown: [1, 2, 3] });
  },
  { engines: ['chromium'] },
);

browserTest(
  'C4: a resize of the height alone does not restart the timer',
  async (page) => {
    const clock = await openCarousel(page, 'services');
    for (const height of [700, 800, 640]) {
      const { shown } = await look(page, 'services');
      await clock.advance(2000);
      await resize(page, 1280, height);
      await clock.advance(1049);
      await expectNow(page, 'services', { shown });
      await clock.advance(1);
      await until(page, 'services', { shown: shown.map((slide) => (slide + 1) % 6).sort() });
    }
  },
  { engines: ['firefox'] },
);
