import assert from 'node:assert/strict';
import { type CarouselName, carousels, settingsAt } from '../../../src/carousel/settings';
import { browserTest } from '../harness/browser-test';
import { look, openCarousel, region, resize, seen, slideCounts } from '../harness/carousel-page';
import type { Page } from '../harness/engines/page';
import { open, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually } from '../harness/wait';

const places: Record<string, CarouselName[]> = {
  '#/': ['banner', 'services', 'testimonials-home'],
  '#/about-us': ['testimonials-about'],
};

/** Both sides of each breakpoint in the settings. */
function widthsOf(names: CarouselName[]) {
  const breakpoints = names.flatMap((name) =>
    carousels[name].responsive.map(({ breakpoint }) => breakpoint),
  );
  const widths = breakpoints.flatMap((width) => [width, width + 1]);
  return [...new Set(widths)].sort((a, b) => a - b);
}

function fitting(name: CarouselName, width: number) {
  return settingsAt(carousels[name], width).slidesToShow;
}

/** The number of slides side by side, measured by their sizes alone. */
function sideBySide(page: Page, name: CarouselName) {
  return page.evaluate((css: string) => {
    const width = (selector: string) =>
      document.querySelector(`${css} ${selector}`)?.getBoundingClientRect().width ?? NaN;
    return Math.round(width('.carousel-viewport') / width('.carousel-slide'));
  }, region(name));
}

function controls(page: Page) {
  return page.evaluate((css: string) => {
    const isVisible = (selector: string) =>
      (document.querySelector(`${css} ${selector}`)?.getClientRects().length ?? 0) > 0;
    return { arrows: isVisible('.carousel-arrow'), dots: isVisible('.carousel-dot') };
  }, region('banner'));
}

async function expectAt(page: Page, name: CarouselName, width: number) {
  const fits = fitting(name, width);
  const shown = Math.min(fits, slideCounts[name]);
  await eventually(async () => (await look(page, name)).shown.length, shown);
  assert.equal(await sideBySide(page, name), fits, `slides that fit, ${name} at ${width} px`);
  assert.equal((await seen(page, name)).length, shown, `slides seen, ${name} at ${width} px`);
  const { arrows, dots } = settingsAt(carousels.banner, width);
  if (name === 'banner') assert.deepEqual(await controls(page), { arrows, dots }, `${width} px`);
}

for (const [hash, all] of Object.entries(places)) {
  const names = all.filter((name) => slideCounts[name] > 0);
  if (names.length === 0) continue;
  const widths = widthsOf(names);

  browserTest(
    `C15: before hydration ${hash} shows as many slides as the settings say`,
    async (page) => {
      const site = await serveWithoutScript();
      await openWithoutScript(page, site.url(hash));
      // WebKit takes half a second per size, so it checks two.
      for (const width of page.engine === 'webkit' ? widths.slice(2, 4) : widths) {
        await page.setViewport(width, 800);
        for (const name of names)
          assert.equal(await sideBySide(page, name), fitting(name, width), `${name} at ${width}`);
      }
    },
    { engines: ['chromium', 'webkit'] },
  );

  browserTest(
    `C15: after hydration ${hash} shows slides and controls as the settings say`,
    async (page) => {
      const site = await serve();
      for (const width of widths.filter((_, index) => index % 2 === 1)) {
        await page.setViewport(width, 800);
        await page.goto('about:blank');
        await open(page, site.url(hash));
        for (const name of names) await expectAt(page, name, width);
      }
    },
    { engines: ['chromium'] },
  );

  browserTest(
    `C15: a resize across a breakpoint shows as many slides on ${hash} as the settings say`,
    async (page) => {
      const clock = await openCarousel(page, names[0] ?? 'banner');
      for (const width of [...widths, ...widths.toReversed()]) {
        await resize(page, width);
        await clock.advance(50);
        for (const name of names) await expectAt(page, name, width);
      }
    },
    { engines: ['firefox'] },
  );
}

/** A frame that is a whole number of screen pixels wide: in its CSS pixels, a fifth of that. */
function zoomedFrame(width: number) {
  return `<!doctype html><title>A zoomed page</title>
<iframe src="index.html" style="zoom: 5; width: ${width}px; height: 300px"></iframe>`;
}

browserTest(
  'C15: where zooming makes the width fractional, CSS and script show as many slides',
  async (page) => {
    for (const { breakpoint } of carousels.services.responsive) {
      // `innerWidth` is rounded up to the next whole number, and is no longer below the breakpoint.
      const site = await serve({ documents: { '/zoomed.html': zoomedFrame(breakpoint + 0.6) } });
      await page.goto(`${site.origin}/zoomed.html`);
      await ready(page.inFrame('iframe'));
      await expectAt(page.inFrame('iframe'), 'services', breakpoint);
    }
  },
  { engines: ['chromium', 'firefox'], skip: slideCounts.services === 0 && 'there are no services' },
);
