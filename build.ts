import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { report } from './src/builder/errors';
import { root } from './src/builder/files';
import { licenseFiles } from './src/builder/licenses';
import { listTasks } from './src/builder/owner';
import { addChecksums, checkSizes, compress, replaceFolder } from './src/builder/publish';
import { serve } from './src/builder/serve';
import { makeSite } from './src/builder/site';
import { checkTypes } from './src/builder/type-check';

const boolean = { type: 'boolean', default: false } as const;
const options = { serve: boolean, 'single-file': boolean, pseudo: boolean };

/** `npm run build`: checks the sources, and publishes the site to dist/. */
async function build(singleFile: boolean): Promise<void> {
  // Both run in parallel. A type error is reported first, because it explains most other errors.
  const [types, made] = await Promise.allSettled([checkTypes(root), makeSite({ singleFile })]);
  if (types.status === 'rejected') throw types.reason;
  if (made.status === 'rejected') throw made.reason;
  const { files, packages } = made.value;
  for (const [name, text] of await licenseFiles(packages)) files.set(name, Buffer.from(text));
  const compressed = await compress(files);
  checkSizes(compressed);
  const published = addChecksums(compressed);
  await replaceFolder(join(root, 'dist'), published);
  console.log(`dist/ written: ${published.size} files in ${Math.round(performance.now())} ms.`);
  const tasks = await listTasks(made.value);
  const title = '\nTo do before you publish (delete the mark `sample: true` with each sample):';
  if (tasks.length > 0) console.log([title, ...tasks].join('\n- '));
}

try {
  const { values } = parseArgs({ options });
  await (values.serve ? serve(values.pseudo) : build(values['single-file']));
} catch (error) {
  report(error);
}
