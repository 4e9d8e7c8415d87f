import { industryList } from '../../../src/content/lists';
import { browserTest } from '../harness/browser-test';
import { open, openWithoutScript, ready, serveWithoutScript } from '../harness/open-page';
import { type Failure, serve } from '../harness/site';
import { eventually } from '../harness/wait';

/** Runs in the page: how many pictures of the list failed to load, and how many have loaded. */
function count() {
  const seen = [...document.querySelectorAll<HTMLImageElement>('main li img')].filter(
    (image) => image.checkVisibility() && image.complete,
  );
  const loaded = seen.filter((image) => image.naturalWidth > 0).length;
  return { failed: seen.length - loaded, loaded };
}

browserTest(
  'R14: only the visible page requests its first picture until the script has started',
  async (page) => {
    const site = await serveWithoutScript();
    await openWithoutScript(page, site.url('#/services'));
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll('article')].flatMap((article) => {
        // A page of the owner may have none.
        const src = article.querySelector('img')?.getAttribute('src');
        return src ? [[article.dataset.page ?? '', `/${src}`]] : [];
      }),
    );
    const requested = () => {
      const paths = site.requests().map(({ path }) => path);
      return pictures.flatMap(([name = '', src = '']) => (paths.includes(src) ? name : []));
    };
    await eventually(requested, ['/services']);
    site.release();
    await eventually(
      requested,
      pictures.map(([name = '']) => name),
    );
  },
);

// WebKit also cancels pictures that are loading when the page enters its back/forward cache.
browserTest(
  'R13: pictures that failed to load are loaded when the visitor returns from another site',
  async (page) => {
    const failures: [RegExp, Failure][] = [[/\/images\//, { cutAt: 0 }]];
    const site = await serve({ failures });
    await open(page, site.url('#/industry'));
    const total = industryList.length;
    await eventually(() => page.evaluate(count), { failed: total, loaded: 0 });
    failures.length = 0;
    await page.goto('about:blank');
    await page.back();
    await ready(page, '#/industry');
    await eventually(() => page.evaluate(count), { failed: 0, loaded: total });
  },
);
