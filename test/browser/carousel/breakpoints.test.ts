import { carousels, settingsAt } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import { canMove, look, resize, seen } from '../harness/carousel-page';
import { freezeClock } from '../harness/clock';
import { openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { eventually } from '../harness/wait';

for (const [name, hash] of [
  ['services', '#/'],
  ['testimonials-about', '#/about-us'],
] as const) {
  const edges = carousels[name].responsive.map(({ breakpoint }) => breakpoint);
  browserTest(
    `C15: ${name} has as many slides as the settings say, before hydration and after`,
    async (page) => {
      const clock = await freezeClock(page);
      const site = await serveWithoutScript();
      await openWithoutScript(page, site.url(hash));
      for (const isReady of [false, true]) {
        for (const width of edges.flatMap((edge) => [edge, edge + 1])) {
          await resize(page, width);
          await clock.advance(50);
          const { slidesToShow } = settingsAt(carousels[name], width);
          await eventually(async () => (await seen(page, name)).length, slidesToShow);
          if (!isReady) continue;
          await eventually(async () => (await look(page, name)).shown.length, slidesToShow);
        }
        site.release();
        await ready(page);
      }
    },
    { engines: ['chromium', 'firefox'], skip: !canMove(name) && 'the slides fit side by side' },
  );
}
