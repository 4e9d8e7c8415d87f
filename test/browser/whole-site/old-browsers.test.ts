import assert from 'node:assert/strict';
import { browserTest } from '../harness/browser-test';
import { oldBuilds } from '../harness/engines/types';
import { ready } from '../harness/open-page';
import { serve } from '../harness/site';
import { visitAll } from './visit-all';

browserTest(
  'B2, B3: without script every page can be read and reached in an old Chromium',
  async (page) => {
    const site = await serve();
    await visitAll(page, site.url(), page.engine === 'chromium-92');
  },
  { engines: oldBuilds, preferences: { script: false } },
);

browserTest(
  'B2, B4: with script every page can be read and reached, and it runs completely or not at all',
  async (page) => {
    await page.init(
      `window.errors = []; addEventListener('error', ({ message }) => errors.push(message));`,
    );
    const site = await serve();
    await visitAll(page, site.url());
    const errors = await page.evaluate(() => (window as { errors?: string[] }).errors ?? []);
    assert.deepEqual(errors, []);
    if (page.engine === 'chromium-117') return ready(page);
    const parts = () => document.querySelectorAll('[data-ready]').length;
    assert.equal(await page.evaluate(parts), 0, 'parts that the script has changed');
  },
  { engines: oldBuilds },
);
