import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeSite } from '../../src/builder/site';
import { browserTest } from './browser-test';
import { allHashes } from './open-page';
import { overflow } from './overflow';
import { serve } from './site';
import { settleMotion } from './wait';

browserTest(
  'words that are 40 % longer neither overflow nor are cut off at 320 px',
  async (page) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'pseudo-'));
    try {
      for (const [name, content] of (await makeSite({ pseudo: true })).files) {
        await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
        await writeFile(path.join(folder, name), content);
      }
      const site = await serve({ folder });
      const found: Record<string, string[]> = {};
      await page.setViewport(320, 800);
      for (const hash of allHashes) {
        await page.goto(site.url(hash));
        await settleMotion(page);
        const lost = await overflow(page);
        if (lost.length > 0) found[hash] = lost;
      }
      assert.deepEqual(found, {});
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  { engines: ['chromium'] },
);
