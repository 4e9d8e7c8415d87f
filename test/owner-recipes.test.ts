import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { checkSources } from '../src/build/checks/check-sources';
import { checkTypes } from '../src/build/checks/type-check';
import { unusedPictures } from '../src/build/site/check-document';
import { makeSite } from '../src/build/site/site';
import { root } from '../src/build/sources/files';
import { type ChangedSources, ProjectCopy } from './helpers/build';
import { addEverything, removeEverything } from './helpers/recipes';

/*
 * Follows the recipes of src/content/README.md: builds two sites in memory, and runs the type checker
 * and unit tests in copies of the project with the same changes.
 */

const typeCheck = false;

/** The unit tests that read most of the content. */
const unitTests = 'pages sections shell head content router floors site published-site'.split(' ');

/** Runs the type checker and these tests in a copy of the project with the changes. */
async function checkCopy({ changes }: ChangedSources): Promise<void> {
  const copy = new ProjectCopy();
  const isOurs = (path: string) => basename(path) !== 'node_modules';
  cpSync(join(root, 'test'), join(copy.folder, 'test'), { recursive: true, filter: isOurs });
  for (const [file, content] of changes) copy.write(file, content);
  // Inside a test run, the tests would report to the outer run instead of failing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ['--import', 'tsx', 'test/run.ts', ...unitTests];
  try {
    await checkTypes(copy.folder);
    await promisify(execFile)(process.execPath, args, { cwd: copy.folder, env }).catch(
      ({ stdout, stderr }) => assert.fail(stdout + stderr),
    );
  } finally {
    copy.remove();
  }
}

test('a site with everything that the guide adds builds, without a picture that no page shows', async () => {
  const files = await addEverything().files();
  await checkSources(files, { typeCheck });
  const site = await makeSite(files);
  assert.deepEqual(unusedPictures(site.files), []);
  assert.match(String(site.files.get('bn.html')), /<html lang="bn" dir="ltr">/);
  const home = String(site.files.get('index.html'));
  assert.match(home, /<form [^>]*action="https:\/\/forms\.example\/send"/);
  assert.match(home, /Setu &amp; Sons/);
});

test('E1 the text that a new edition lacks is named, with its file', async () => {
  const site = addEverything();
  site.edit('src/content/bn/interface.ts', /^ {2}menu: .*\n/m, '');
  await assert.rejects(checkSources(await site.files(), { typeCheck }), {
    message:
      /^src\/content\/bn\/interface\.ts:\d+: "menu" is missing in headerWords\. Add it, as in src\/content\/en\/interface\.ts\.$/,
  });
});

test('a site without anything that the guide removes may be released', async () => {
  const files = await removeEverything().files();
  const { before } = await checkSources(files, { typeCheck });
  assert.deepEqual(before, []);
  const site = await makeSite(files);
  assert.deepEqual(unusedPictures(site.files), []);
  assert.ok(!site.files.has('ur.html'), 'the removed edition is built');
});

for (const [what, change] of [
  ['adds', addEverything],
  ['removes', removeEverything],
] as const)
  test(`a site in which an owner ${what} what the guide describes passes the unit tests`, () =>
    checkCopy(change()));
