import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeSite } from '../../src/builder/site';
import { browserTest } from './browser-test';
import { tour } from './host-tour';
import { serve } from './site';

let made: Promise<string> | undefined;

const singleFileName = 'site.html';

const make = async (): Promise<string> => {
  const { files } = await makeSite({ singleFile: true });
  const content = files.get(singleFileName);
  if (!content) throw new Error(`The build makes no ${singleFileName}`);
  return Buffer.from(content).toString();
};

/** The one-file edition, as `npm run build -- --single-file` writes it. */
const edition = () => (made ??= make());

const deepLink = '#/services';
const framing = (attributes: string) =>
  `<!doctype html><title>Host</title><iframe width="1100" height="760" ${attributes}></iframe>`;

browserTest(
  'R10: the one-file edition works from file://',
  async (page) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'one-file-'));
    try {
      const file = path.join(folder, singleFileName);
      await writeFile(file, await edition());
      await tour(page, pathToFileURL(file).href + deepLink);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  { engines: ['chromium'] },
);

browserTest(
  'R10: the one-file edition works in a sandboxed frame and requests no other file',
  async (page) => {
    const site = await serve({
      documents: {
        '/host.html': framing(`sandbox="allow-scripts" src="/site.html${deepLink}"`),
        '/site.html': await edition(),
      },
    });
    await tour(page, `${site.origin}/host.html`, 'iframe');
    assert.deepEqual(
      [...new Set(site.requests().map((one) => one.path))],
      ['/host.html', '/site.html'],
    );
  },
  { engines: ['chromium'] },
);

browserTest(
  'R10: the one-file edition works in a srcdoc frame',
  async (page) => {
    const html = (await edition()).replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    const site = await serve({ documents: { '/host.html': framing(`srcdoc="${html}"`) } });
    await tour(page, `${site.origin}/host.html`, 'iframe', '/');
    // WebKit's frame stays empty with so long a text.
  },
  { engines: ['firefox'] },
);
