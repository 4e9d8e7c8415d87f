import assert from 'node:assert/strict';
import { exec } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { ProjectCopy } from './helpers/build';
import { addEverything, removeEverything, wordCommands } from './helpers/recipes';

/* Follows the recipes of src/content/README.md in two copies of the project, and builds these. */

const more = addEverything();
const less = removeEverything();
after(() => {
  more.remove();
  less.remove();
});

/** Builds a site. Fails with what the build says. */
async function build(site: ProjectCopy, ...flags: string[]): Promise<string> {
  const { code, output, errors } = await site.build(...flags);
  assert.deepEqual([code, ...errors], [0]);
  assert.doesNotMatch(output, /that no page shows/);
  return output;
}

/** Runs the type checker and all unit tests in a site. */
async function passesAllTests(site: ProjectCopy): Promise<void> {
  // Inside a test run, the tests would report to the outer run instead of failing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const npm = promisify(exec)('npm test --silent && node --import tsx test/run.ts specification', {
    cwd: site.folder,
    env,
  });
  await npm.catch(({ stdout, stderr }) => assert.fail(stdout + stderr));
}

// The sites are made side by side, each step by step: a suite would hand down its concurrency.
describe('sites by the guide', { concurrency: 2 }, () => {
  describe('an owner adds what the guide describes', { concurrency: 1 }, () => {
    test('a site with everything that the guide adds builds, without a picture that no page shows', async () => {
      await build(more);
      const html = (name: string) => readFileSync(join(more.folder, 'dist', name), 'utf8');
      assert.match(html('bn.html'), /<html lang="bn" dir="ltr">/);
      assert.match(html('index.html'), /<form [^>]*action="https:\/\/forms\.example\/send"/);
      assert.match(html('index.html'), /Setu &amp; Sons/);
      assert.match(html('bn-privacy.html'), /To have it deleted, write to us\./);
      assert.match(html('index.html'), /To have it deleted, write to us\./);
      const names = ['index.html', 'hi.html', 'ta.html'].map(
        (file) => /class="brand".*?<img[^>]*>(.*?)<\/a>/.exec(html(file))?.[1],
      );
      const drawn = /^<svg role="img" aria-label="Setu &amp; Sons" viewBox="0 0 92 40">/;
      const text = '<span>Setu &amp; Sons</span>';
      assert.deepEqual([names[0], names[2]], [text, text]);
      assert.match(names[1] ?? '', drawn);
    });

    test('the commands for words in the guide work on a new and an old edition', async () => {
      for (const args of wordCommands) {
        const { code, output, errors } = await more.run('src/build/words/words.ts', ...args);
        assert.deepEqual([code, errors], [0, []], args.join(' '));
        assert.ok(output.split('\n').length < 9, `printed a list: ${output}`);
      }
      assert.equal(wordCommands.length, 7);
    });

    test('such a site passes all unit tests', () => passesAllTests(more));
  });

  describe('an owner removes what the guide describes', { concurrency: 1 }, () => {
    test('a site without anything that the guide removes may be released after a review', async () => {
      // The owner may have changed English texts since.
      for (const tag of ['hi', 'ta'])
        assert.equal((await less.run('src/build/words/words.ts', 'beside', tag)).code, 0);
      const { errors } = await less.build('--release');
      const reviews = errors.filter((line) => / 0 of \d+ texts .* are signed\. /.test(line));
      assert.deepEqual(errors.slice(1), reviews, 'the reviews are all that is left to do');
      for (const tag of ['hi', 'ta'])
        assert.equal(
          (await less.run('src/build/words/words.ts', 'review', tag, 'Asha Rao')).code,
          0,
        );
      await build(less, '--release');
      assert.ok(!existsSync(join(less.folder, 'dist/ur.html')), 'the removed edition is built');
    });

    test('such a site passes all unit tests', () => passesAllTests(less));
  });
});
