import assert from 'node:assert/strict';
import { editions } from '../../../src/content/editions';
import { browserTest } from '../harness/browser-test';
import { openInFrame } from './frame';
import { findTouchingInk } from './ink';

for (const { file } of editions)
  browserTest(
    `E6: in ${file} no ink of a line touches another line, a border or the edge of the window`,
    async (page) => {
      const frame = await openInFrame(page, file);
      assert.deepEqual(await frame.evaluate(findTouchingInk, [320, 360, 768, 1280, 1920]), []);
    },
    { engines: ['chromium'] },
  );
