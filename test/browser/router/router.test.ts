import assert from 'node:assert/strict';
import type { RoutePath } from '../../../src/schema/routes';
import { browserTest } from '../harness/browser-test';
import { follow, headerLink, open, ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually, scrollOn, waitFor } from '../harness/wait';

browserTest(
  'R2: a hash that is not a route keeps the page, also on Back and Reload, and focuses its target',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    assert.ok((await scrollOn(page, 600)) > 300, 'the page did not scroll');
    await page.evaluate(() => void (location.hash = '#main'));
    const isOnMain = () => document.activeElement?.id === 'main' && scrollY < 100;
    await waitFor(page, 'focus on main', isOnMain);
    await ready(page, '#/services');
    await follow(page, '/language');
    await page.back();
    await ready(page, '#/services');
    await page.reload();
    await ready(page, '#/services');
    assert.equal(await page.evaluate(() => location.hash), '#main');
  },
);

browserTest(
  'R5: a middle click, a modified click and Control+Enter open the page in a new tab',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/industry'));
    const clickWith = async (key: string, path: RoutePath) => {
      await page.keys([{ do: 'down', key }]);
      await page.click(headerLink(path));
      await page.keys([{ do: 'up', key }]);
    };
    const wishes = {
      '/services': () => page.click(headerLink('/services'), 'middle'),
      '/language': () => clickWith('Control', '/language'),
      '/about-us': () => clickWith('Shift', '/about-us'),
      '/': async () => {
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('.menu a[href="#/"]')?.focus(),
        );
        await page.press('Control+Enter');
      },
    };
    for (const [path, open] of Object.entries(wishes)) {
      await open();
      await eventually(async () => (await page.tabs()).includes(site.url(`#${path}`)), true);
      await ready(page, '#/industry');
    }
    assert.equal((await page.tabs()).length, 1 + Object.keys(wishes).length, 'open tabs');
  },
  { engines: ['chromium', 'firefox'] },
);
