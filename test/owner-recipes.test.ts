import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSources } from '../src/build/checks/check-sources';
import { unusedPictures } from '../src/build/site/check-document';
import { makeSite } from '../src/build/site/site';
import { addEverything, removeEverything } from './helpers/recipes';

/* Builds two sites by the recipes of src/content/README.md. owner-copies.test.ts runs their tests. */

const typeCheck = false;

test('a site with everything that the guide adds builds, without a picture that no page shows', async () => {
  const files = await addEverything().files();
  await checkSources(files, { typeCheck });
  const site = await makeSite(files);
  assert.deepEqual(unusedPictures(site.files), []);
  assert.match(String(site.files.get('bn.html')), /<html lang="bn" dir="ltr">/);
  const home = String(site.files.get('index.html'));
  assert.match(home, /<form [^>]*action="https:\/\/forms\.example\/send"/);
  const names = ['index.html', 'hi.html', 'ta.html'].map(
    (file) => /class="brand".*?<img[^>]*>(.*?)<\/a>/.exec(String(site.files.get(file)))?.[1],
  );
  const drawn = /^<svg role="img" aria-label="Setu &amp; Sons" viewBox="0 0 92 40">/;
  assert.deepEqual([names[0], names[2]], ['Setu &amp; Sons', 'Setu &amp; Sons']);
  assert.match(names[1] ?? '', drawn);
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
