import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unusedPictures } from './src/builder/check-document';
import { licenseFiles } from './src/builder/licenses';
import { addChecksums, checkSizes, compress, replaceFolder } from './src/builder/publish';
import { serve } from './src/builder/serve';
import { makeSite } from './src/builder/site';
import { checkSources } from './src/checks/check-sources';
import { BuildError, printError } from './src/sources/errors';
import { readSources, root } from './src/sources/files';

const boolean = { type: 'boolean', default: false } as const;
const options = { serve: boolean, 'single-file': boolean, pseudo: boolean, release: boolean };

/** `npm run build`: checks the sources, and publishes the site to dist/. */
async function build(singleFile: boolean, release: boolean): Promise<void> {
  // Both run in parallel. A mistake in the sources explains most other errors.
  const sources = await readSources();
  const [checked, made] = await Promise.allSettled([
    checkSources(sources),
    makeSite(sources, { singleFile }),
  ]);
  if (checked.status === 'rejected') throw checked.reason;
  if (made.status === 'rejected') throw made.reason;
  const { before, advice } = checked.value;
  const refusal =
    'Nothing is written. Before a release, replace, delete or review what is listed here:';
  if (release && before.length > 0) throw new BuildError([refusal, ...before].join('\n- '));
  const { files, packages } = made.value;
  const unused = unusedPictures(files);
  for (const [name, text] of await licenseFiles(packages)) files.set(name, Buffer.from(text));
  const compressed = await compress(files);
  checkSizes(compressed);
  const published = addChecksums(compressed);
  await replaceFolder(join(root, 'dist'), published);
  console.log(`dist/ written: ${published.size} files in ${Math.round(performance.now())} ms.`);
  list('To do before you publish (delete the mark `sample: true` with each sample)', before);
  list('For you to decide', advice);
  list('Pictures in assets/ that no page shows, to delete', unused);
}

function list(title: string, items: readonly string[]): void {
  if (items.length > 0) console.log([`\n${title}:`, ...items].join('\n- '));
}

try {
  const { values } = parseArgs({ options });
  // In `npm run build --release`, npm takes the option for its own, and only sets a variable.
  const lost = Object.keys(options).find(
    (name) => `npm_config_${name.replace('-', '_')}` in process.env,
  );
  if (lost)
    throw new BuildError(`npm did not pass on --${lost}. Write: npm run build -- --${lost}`);
  await (values.serve
    ? serve(values.pseudo, checkSources)
    : build(values['single-file'], values.release));
} catch (error) {
  printError(error);
}
