import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { ProjectCopy } from './helpers/build';

/*
 * Starts build.ts as npm does, in a copy with one language. What it builds is tested in memory, in
 * build/site/. CI also runs the commands of the README, and compares two builds of each language.
 */
const copy = new ProjectCopy();
copy.setEditions('');
// What a removed edition leaves behind is listed for the owner to decide.
copy.write('src/content/xx/edition.ts', copy.read('src/content/en/edition.ts'));
after(() => copy.remove());

describe('npm run build', () => {
  test('npm run build -- --release refuses samples, lists them, and writes nothing', async () => {
    copy.write('dist/index.html', 'the last release');
    const { code, errors } = await copy.build('--release');
    assert.equal(code, 1);
    const [refusal = '', ...tasks] = errors;
    assert.match(refusal, /^Nothing is written\. Before a release, .* what is listed here:$/);
    const placeholder = /^- src\/content\/company\.ts:\d+: hello@example\.com is a placeholder$/;
    assert.ok(
      tasks.some((task) => placeholder.test(task)),
      tasks.join('\n'),
    );
    assert.ok(
      !tasks.some((task) => task.includes('editions.ts: add')),
      'advice keeps from publishing',
    );
    assert.equal(copy.read('dist/index.html'), 'the last release');
  });

  test('npm run build -- --single-file replaces dist/, and prints what is left to do', async () => {
    copy.write('dist/site-00000000.js', 'old');
    for (const side of [
      'root/.DS_Store',
      'root/._a',
      'images/mark.svg~',
      '__MACOSX/images/._a.svg',
    ])
      copy.write(`assets/${side}`, '');
    const { code, output, errors } = await copy.build('--single-file');
    assert.deepEqual([code, errors], [0, []]);
    assert.match(output, /^dist\/ written: \d+ files in \d+ ms\.$/m);
    assert.match(output, /: \+91 00000 00000 is a placeholder$/m);
    assert.match(output, /\nFor you to decide:\n[\s\S]*xx\/ is not in editions\.ts: add it/);
    // The owner's guide explains the mark of samples.
    assert.doesNotMatch(output, /\.md/);
    const files = readdirSync(join(copy.folder, 'dist'));
    assert.deepEqual(
      files.filter((name) => /^\.|00000000/.test(name)),
      [],
    );
    for (const name of ['site.html', 'index.html.br', 'sbom.cdx.json', 'SHA256SUMS'])
      assert.ok(files.includes(name), `dist/ has no ${name}`);
    const beside = readdirSync(copy.folder).filter((name) => name.startsWith('dist'));
    assert.deepEqual(beside, ['dist']);
  });

  test('npm run build applies the budgets of files', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    copy.write('assets/images/photo.png', Buffer.concat([png, Buffer.alloc(20_000)]));
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^assets\/images\/photo\.png has 20016 bytes, more than its/);
    copy.write('assets/images/photo.png', null);
  });

  test('npm run build shows what the type checker says about a field that is not there', async () => {
    copy.edit('src/sections/call-out.tsx', 'contactCallOut.text', 'contactCallOut.txet');
    const { code, errors } = await copy.build();
    assert.equal(code, 1);
    assert.match(errors.join('\n'), /^src\/sections\/call-out\.tsx\(.*'txet' does not exist/);
  });

  test('npm run build reads the list of pages without executing it', async () => {
    copy.edit('src/content/routes.ts', 'export', "console.log('executed');\nexport");
    const { code, output, errors } = await copy.build();
    assert.deepEqual([code, output], [1, '']);
    assert.match(errors[0] ?? '', /^src\/content\/routes\.ts:2: cannot be read from "console" on/);
  });
});
