import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewer } from '../../../src/build/site/serve';
import { BuildError } from '../../../src/build/sources/errors';
import { ChangedSources } from '../../helpers/build';

const project = new ChangedSources();
project.setEditions('');
const company = 'src/content/company.ts';

/** What `npm start` serves after each edit, and the message above the page, if there is one. */
function preview(check: () => Promise<void>) {
  const rebuild = previewer(new Map(), check);
  return async () => {
    const home = String((await rebuild(await project.files())).get('index.html'));
    return { home, message: /<fieldset role="alert">.*<\/fieldset>/.exec(home)?.[0] ?? '' };
  };
}

test('npm start shows mistakes above the last good page, until they are fixed', async (t) => {
  t.mock.method(console, 'log', () => undefined);
  const printed = t.mock.method(console, 'error', () => undefined);
  let mistake: string | undefined;
  const show = preview(async () => {
    if (mistake !== undefined) throw new BuildError(mistake);
  });
  await show();
  project.edit(company, "name: 'Bhasha Bridge'", "name: 'Another Name");
  const broken = await show();
  assert.match(
    broken.message,
    /<p>src\/content\/company\.ts:\d+: this text does not end in its line\..*<\/p>/,
  );
  assert.match(broken.home, /Bhasha Bridge/);
  const [, advice] = printed.mock.calls.map(({ arguments: [text] }) => text);
  assert.match(String(advice), /^Still showing the last good build\./);

  project.edit(company, "name: 'Another Name", "name: 'Another Name'");
  mistake = 'src/content/a.ts:1: <b> & more';
  const checked = await show();
  assert.match(checked.home, /Another Name/, 'the page is new if only a check fails');
  assert.match(checked.message, /<p>src\/content\/a\.ts:1: &lt;b> &amp; more<\/p>/);

  mistake = undefined;
  const { home, message } = await show();
  assert.match(home, /Another Name/);
  assert.equal(message, '');
});
