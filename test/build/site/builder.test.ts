import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { documentProblems, unusedPictures } from '../../../src/build/site/check-document';
import { licenseProblems } from '../../../src/build/site/licenses';
import { checkPassedOn, readOptions } from '../../../src/build/site/options';
import { readContent } from '../../../src/build/sources/content';
import { failIf } from '../../../src/build/sources/errors';
import { readSources } from '../../../src/build/sources/files';

describe('the checks of the build', () => {
  test('a site on an intranet may have an http:// address', async () => {
    const html = '<link rel="canonical" href="http://intranet.example/"/>';
    assert.deepEqual(documentProblems(html, new Map(), readContent(await readSources())), []);
  });

  test('a picture counts as used in a page, but not in a list or with a description', () => {
    const page = '<img src="images/page.svg"/><img src="images/page-ur.svg"/>';
    const script = 'a={"images/described.svg":"A door"};b=["images/listed.svg"]';
    const pictures = ['page', 'page-ur', 'listed', 'described'];
    const files = new Map([
      ['index.html', Buffer.from(page)],
      ['site-0123abcd.js', Buffer.from(script)],
      ...[...pictures.map((name) => `${name}.svg`), 'logo.png'].map((name): [string, Buffer] => [
        `images/${name}`,
        Buffer.from(''),
      ]),
    ]);
    assert.deepEqual(unusedPictures(files), [
      'images/listed.svg',
      'images/described.svg',
      'images/logo.png',
    ]);
  });

  test('problems are listed in the order of their lines', () => {
    assert.throws(() => failIf(['a.ts:103: x', 'a.ts:11: x', 'a.ts:9: x', 'a.ts:9: x']), {
      message: 'a.ts:9: x\na.ts:11: x\na.ts:103: x',
    });
  });

  test('a license and a shipped package must be in the lists of licenses.ts', () => {
    const component = (name: string, license: { id?: string; expression?: string }) => ({
      'bom-ref': name,
      name,
      version: '1.0.0',
      licenses: license.id ? [{ license }] : [license],
    });
    const components = [
      component('react', { id: 'MIT' }),
      component('left-pad', { id: 'MIT' }),
      component('allowed', { expression: '(MIT OR Apache-2.0)' }),
      component('copyleft', { expression: 'MIT AND GPL-3.0' }),
      { ...component('unknown', {}), licenses: [] },
    ];
    const problems = licenseProblems(components, new Set(['react', 'left-pad']));
    assert.deepEqual(
      problems.map((line) => line.replace(/\. Remove the package, or allow it in .*/, '')),
      [
        'package.json: copyleft has the license MIT AND GPL-3.0',
        'package.json: unknown has the license none',
        'package.json: visitors receive left-pad',
      ],
    );
  });
});

test('build.ts refuses an option that it does not have', () => {
  assert.throws(() => readOptions(['--nope'], {}), { message: "Unknown option '--nope'" });
});

test('a script names an option that npm has taken for its own', () => {
  assert.throws(() => readOptions([], { npm_config_release: 'true' }), {
    message: 'npm did not pass on --release. Write -- after npm run build.',
  });
  const env = { npm_config_reviewed_by: 'Asha Rao' };
  assert.throws(() => checkPassedOn('words', { 'reviewed-by': {} }, env), {
    message: 'npm did not pass on --reviewed-by. Write -- after npm run words.',
  });
});
