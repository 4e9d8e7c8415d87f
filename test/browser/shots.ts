import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Clock, freezeClock } from './clock';
import { type Page, toPage } from './engines/page';
import { start } from './engines/start';
import { type EngineName, engineNames } from './engines/types';
import { type Scheme, type Shot, shots } from './shot-list';
import { closeSites, withSites } from './open-sites';
import { type Site, serve } from './site';
import { settleMotion, waitFor } from './wait';

type Job = { shot: Shot; width: number; scheme: Scheme };

const folder = fileURLToPath(new URL('shots', import.meta.url));
const heights: Record<number, number> = {
  320: 640,
  360: 740,
  720: 1000,
  768: 1024,
  1280: 800,
  1920: 1080,
};

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    engine: { type: 'string', default: 'chromium' },
  },
});

const chosen = (wishes: string[] | undefined, value: string) =>
  wishes === undefined || wishes.includes(value);

const jobs: Job[] = shots
  .flatMap((shot) =>
    shot.widths.flatMap((width) => shot.schemes.map((scheme) => ({ shot, width, scheme }))),
  )
  .filter(
    ({ shot, width, scheme }) =>
      chosen(values.page, shot.name) &&
      chosen(values.width, String(width)) &&
      chosen(values.scheme, scheme),
  );

/** Lazy pictures load only where one has been. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

const rest = async (page: Page, clock: Clock) => {
  await clock.advance(0);
  await waitFor(
    page,
    'script to leave one page standing',
    () => document.querySelectorAll('main article:not([hidden])').length <= 1,
  );
  await waitFor(page, 'the controls of each carousel', () =>
    [...document.querySelectorAll('[aria-roledescription="carousel"]:has([data-rotates])')].every(
      (one) => one.querySelector('button'),
    ),
  );
  await scrollThrough(page);
  await waitFor(page, 'all pictures in sight', () => {
    const isInSight = (image: Element) => image.checkVisibility() && !image.closest('[inert]');
    const missing = [...document.images].find((image) => !image.complete && isInSight(image));
    if (missing) throw new Error(missing.src);
    return true;
  });
  await page.evaluate(async () => void (await document.fonts.ready));
  await settleMotion(page);
};

const take = async (page: Page, site: Site, { shot, width, scheme }: Job) => {
  // Slides stand where they begin.
  const clock = await freezeClock(page);
  await page.setViewport(width, heights[width] ?? 800);
  await page.setScheme(scheme);
  await page.setReducedMotion(shot.reducedMotion ?? false);
  await page.setScript(shot.script ?? true);
  await page.goto(site.url(shot.hash));
  if (shot.script ?? true) {
    await rest(page, clock);
    await shot.prepare?.(page, scheme);
    await settleMotion(page);
  }
  const suffix = page.engine === 'chromium' ? '' : `-${page.engine}`;
  const name = `${shot.name}-${width}-${scheme}${suffix}.png`;
  await page.screenshot(path.join(folder, name), { fullPage: true });
  console.log(`test/browser/shots/${name}`);
};

const isEngine = (name: string): name is EngineName => engineNames.some((one) => one === name);

const run = async (engineName: string) => {
  if (jobs.length === 0) throw new Error('No shot fits; shot-list.ts has the names');
  if (!isEngine(engineName)) throw new Error(`--engine takes one of ${engineNames.join(', ')}`);
  await mkdir(folder, { recursive: true });
  const engine = await start(engineName);
  const site = await serve();
  const queue = [...jobs];
  const work = async () => {
    // A page of its own for each: print and forced colours would stay for the next one.
    for (let job = queue.shift(); job; job = queue.shift()) {
      const page = toPage(await engine.newDriver());
      await take(page, site, job);
      await page.close();
    }
  };
  try {
    // Elsewhere only one page at a time is in front, and only that one is painted.
    await Promise.all(Array.from({ length: engineName === 'chromium' ? 3 : 1 }, work));
  } finally {
    await Promise.all([engine.close(), closeSites()]);
  }
};

await withSites(() => run(values.engine));
