import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { open, otherEditions, ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { eventually } from '../harness/wait';

const other = otherEditions.at(-1);
const tag = other?.tag ?? '';
const skip = !other && 'this site has one language';

browserTest(
  'E2: a link to another edition opens the same page of that edition',
  async (page) => {
    const site = await serve();
    await open(page, site.url('#/services'));
    await page.click(`.edition-links [lang="${tag}"]`);
    const lang = () => page.evaluate(() => document.documentElement.lang).catch(() => 'leaving');
    await eventually(lang, tag);
    await ready(page, '#/services');
    assert.equal(await page.evaluate(() => location.hash), '#/services');
  },
  { engines: ['chromium', 'webkit'], skip },
);
