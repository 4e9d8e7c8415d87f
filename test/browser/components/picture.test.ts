import { browserTest } from '../harness/browser-test';
import { openWithoutScript, serveWithoutScript } from '../harness/open-page';
import { eventually } from '../harness/wait';

browserTest(
  'R13: only the visible page requests its first picture until the script has started',
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
