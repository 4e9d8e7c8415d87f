import { join } from 'node:path';
import { checkContent } from './src/build/checks/check-content';
import { checkTypes } from './src/build/checks/type-check';
import { unusedPictures } from './src/build/site/check-document';
import { licenseFiles } from './src/build/site/licenses';
import { type Options, readOptions } from './src/build/site/options';
import { addChecksums, compress, replaceFolder, sizeProblems } from './src/build/site/publish';
import { serve } from './src/build/site/serve';
import { makeSite } from './src/build/site/site';
import { type Content, readContent } from './src/build/sources/content';
import { BuildError, failIf, printError } from './src/build/sources/errors';
import { type Files, readSources, root } from './src/build/sources/files';

/** `npm run build`: checks the sources, and publishes the site to dist/. */
async function build({ release, 'single-file': singleFile }: Options): Promise<void> {
  const sources = await readSources();
  const content = readContent(sources);
  // A mistake in the sources explains most other errors.
  const { before, advice } = await check(content, sources);
  const refusal =
    'Nothing is written. Before a release, replace, delete or review what is listed here:';
  if (release && before.length > 0) throw new BuildError([refusal, ...before].join('\n- '));
  const { files, packages } = await makeSite(sources, content, { singleFile });
  const unused = unusedPictures(files);
  const compressed = await compress(new Map([...files, ...(await licenseFiles(packages))]));
  failIf(sizeProblems(compressed));
  const published = addChecksums(compressed);
  await replaceFolder(join(root, 'dist'), published);
  console.log(`dist/ written: ${published.size} files in ${Math.round(performance.now())} ms.`);
  list('To do before you publish (delete the mark `sample: true` with each sample)', before);
  list('For you to decide', advice);
  list('Pictures in assets/ that no page shows, to delete', unused);
}

async function check(content: Content, sources: Files) {
  const lists = checkContent(content, sources);
  // The checks above name the mistakes of an owner, in plain words.
  await checkTypes();
  return lists;
}

function list(title: string, items: readonly string[]): void {
  if (items.length > 0) console.log([`\n${title}:`, ...items].join('\n- '));
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  await (options.serve ? serve(check) : build(options));
} catch (error) {
  printError(error);
}
