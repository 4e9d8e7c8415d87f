import assert from 'node:assert/strict';
import { formWords } from '../../src/content/en/interface';
import type { Page } from './engines/page';
import { layOutAll } from './engines/source';
import { serveWithoutScript } from './open-page';
import { serve } from './site';
import { statement } from './statement';
import { headerLink, openAnew, places, standing } from './visits';
import { frames, waitFor } from './wait';

const shownHeadings = () =>
  [...document.querySelectorAll('main h1')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.textContent);

const shows = (page: Page, heading: string) =>
  waitFor(
    page,
    heading,
    (text: string) =>
      [...document.querySelectorAll('main h1')].some(
        (one) => one.checkVisibility() && one.textContent === text,
      ),
    heading,
  );

const dead = () =>
  [...document.querySelectorAll('button, input, textarea, iframe, summary:not(details > summary)')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.outerHTML);

statement(
  'C17, T2, F3',
  'With script off every page reads, every link leads, and no control is dead',
  async (page) => {
    const site = await serve();
    await page.setScript(false);
    for (const { path, hash, heading } of places) {
      await openAnew(page, site.url(hash));
      assert.deepEqual(await page.evaluate(shownHeadings), [heading]);
      assert.deepEqual(await page.evaluate(dead), [], path);
    }
    for (const { path, heading } of places) {
      await page.click(headerLink(path));
      await shows(page, heading);
    }
    await page.back();
    await shows(page, places.at(-2)?.heading ?? '');
    await page.setViewport(390, 740);
    await page.click(headerLink('/about-us'));
    await shows(page, places[1]?.heading ?? '');
    const panels = () =>
      [...document.querySelectorAll('.tab-panel')]
        .filter((one) => one.closest('article')?.checkVisibility())
        .map((one) => one.checkVisibility());
    assert.deepEqual(
      await page.evaluate(panels),
      Array.from({ length: 8 }, () => true),
    );
    await page.click(headerLink('/contact-us'));
    await waitFor(
      page,
      'what stands for the form',
      (text: string) =>
        document.querySelector('.contact-form')?.checkVisibility() &&
        document.body.innerText.includes(text),
      formWords.noScript,
    );
  },
);

statement(
  'A1, C17',
  'With script off the questions answer, and each slide is within reach',
  async (page) => {
    const site = await serve();
    await page.setScript(false);
    await page.goto(site.url());
    const open = () =>
      [...document.querySelectorAll('details')].flatMap((one, index) => (one.open ? [index] : []));
    assert.deepEqual(await page.evaluate(open), [0]);
    await page.click('details:nth-child(3) summary');
    assert.deepEqual(await page.evaluate(open), [2]);
    await page.click('details:nth-child(3) summary');
    assert.deepEqual(await page.evaluate(open), []);
    for (const name of ['banner', 'services', 'testimonials-home']) {
      const region = `[data-carousel="${name}"]`;
      await page.evaluate(
        (css: string) => document.querySelector(css)?.scrollIntoView({ block: 'center' }),
        region,
      );
      await page.wheel(`${region} .carousel-viewport`, { x: 9000, y: 0 });
      await waitFor(
        page,
        `the last slide of ${name}`,
        (css: string) => {
          const box = (selector: string) =>
            document.querySelector(`${css} ${selector}`)?.getBoundingClientRect();
          const [slide, viewport] = [box('.carousel-slide:last-child'), box('.carousel-viewport')];
          return slide && viewport && slide.right <= viewport.right + 1 && slide.width > 100;
        },
        region,
      );
    }
  },
  { engines: ['chromium', 'firefox'] },
);

statement(
  'first paint',
  'No page says anything to the console, asks for anything but the site’s own files, or keeps anything',
  async (page) => {
    const unseen: string[] = [];
    for (const { path, hash } of places) {
      const site = await serve();
      await page.goto(site.url(hash));
      await standing(page, path);
      await frames(page, 10);
      assert.deepEqual(
        site
          .requests()
          .filter(
            ({ status, method }) => method !== 'GET' || (status !== 200 && status !== 'waiting'),
          ),
        [],
      );
      const { strangers, kept } = await page.evaluate(() => ({
        strangers: performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => !name.startsWith(location.origin)),
        kept: [document.cookie, localStorage.length, sessionStorage.length],
      }));
      // The map is the one stranger, and only where it stands.
      assert.deepEqual(
        strangers.filter(
          (name) =>
            path !== '/contact-us' || !name.startsWith('https://www.openstreetmap.org/export'),
        ),
        [],
      );
      assert.deepEqual(kept, ['', 0, 0]);
      const wanted = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('img, [rel$="icon"]')].map(
          (one) => one.getAttribute('src') ?? one.getAttribute('href'),
        ),
      );
      const pictures = site
        .requests()
        .map((one) => one.path.slice(1))
        .filter((name) => name.startsWith('images/'));
      if (pictures.some((name) => !wanted.includes(name))) unseen.push(path);
      assert.equal(new Set(pictures).size, pictures.length, `${path} loads a picture twice`);
    }
    // Chromium hears of the fragment one message after the document's end; a frame that falls between the two asks for
    // home's pictures. That is rare: it cannot befall most pages.
    assert.ok(unseen.length < 3, `${unseen.join()} load what they do not show`);
    assert.deepEqual(await page.messages(), []);
  },
);

statement(
  'first paint',
  'What is out of sight is laid out a moment later, with no script, and stands by the time one gets there',
  async (page) => {
    const site = await serveWithoutScript();
    for (const hash of ['#/', '#/language']) {
      await page.goto(site.url(hash), 'commit');
      await waitFor(page, 'every part to stand', () => {
        const parts = [...document.querySelectorAll('.page > .section, .wall-group')].filter(
          (one) => one.checkVisibility(),
        );
        return (
          parts.length > 3 &&
          parts.every((one) => getComputedStyle(one).contentVisibility === 'visible')
        );
      });
      const height = () => document.documentElement.scrollHeight;
      const stands = await page.evaluate(height);
      await page.evaluate(layOutAll);
      assert.equal(await page.evaluate(height), stands, hash);
    }
  },
);
