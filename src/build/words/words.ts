import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../sources/content';
import { BuildError, printError } from '../sources/errors';
import { type Files, readSources, root } from '../sources/files';
import { editionTexts, importTexts } from './edition-words';
import { linguist, signAll, signTranslations } from './sign';
import { readXliff, toXliff } from './xliff';

/*
 * Exports the words of an edition for a linguist, imports the translation, and signs what the
 * linguist has reviewed:
 *   npm run words -- export ta ta.xlf
 *   npm run words -- import ta ta.xlf
 *   npm run words -- import ta ta.xlf --reviewed-by "Asha Rao"
 *   npm run words -- review ta "Asha Rao"
 */
const usage = `Use one of:
  npm run words -- export ta ta.xlf
  npm run words -- import ta ta.xlf
  npm run words -- import ta ta.xlf --reviewed-by "<name>"
  npm run words -- review ta "<name>"`;

async function run(args: string[]): Promise<void> {
  const options = { 'reviewed-by': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, tag, given, ...more] = positionals;
  if (!tag || more.length > 0) throw new BuildError(usage);
  const files = await readSources();
  if (command === 'export' && given) await exportWords(files, tag, given);
  else if (command === 'import' && given)
    await importWords(files, tag, given, values['reviewed-by']);
  else if (command === 'review') await reviewWords(files, tag, linguist(given));
  else throw new BuildError(usage);
}

async function exportWords(files: Files, tag: string, file: string): Promise<void> {
  const texts = editionTexts(readContent(files), files, tag);
  await writeFile(file, toXliff(tag, texts));
  const count = (state: string) => texts.filter((one) => one.state === state).length;
  console.log(
    `${file}: ${texts.length} texts, of which ${count('needs-translation')} are English, ` +
      `${count('needs-review-translation')} need a review, and ${count('signed-off')} are signed.`,
  );
}

async function importWords(files: Files, tag: string, file: string, name?: string): Promise<void> {
  const by = name === undefined ? undefined : linguist(name);
  const content = readContent(files);
  const { translations, changed, outdated } = await readFrom(file, (xliff) => {
    const translations = readXliff(xliff, tag);
    return { translations, ...importTexts(content, tag, translations) };
  });
  const record = by ? [signTranslations(content, files, tag, by, translations)] : [];
  for (const { path, source } of [...changed, ...record]) await writeFile(join(root, path), source);
  console.log(`src/content/${tag}/: ${changed.length} files changed. Now run npm run build.`);
  const signed = translations.filter(({ isSigned }) => isSigned).length;
  if (by) console.log(`${signed} of ${translations.length} texts are signed by ${by}.`);
  const title = 'The English has changed since the export. Check the translations of:';
  if (outdated.length > 0) console.log([title, ...outdated].join('\n- '));
}

async function reviewWords(files: Files, tag: string, by: string): Promise<void> {
  const { path, source } = signAll(readContent(files), tag, by);
  await writeFile(join(root, path), source);
  console.log(`${path}: all texts are signed by ${by}.`);
}

async function readFrom<Result>(file: string, use: (content: Buffer) => Result): Promise<Result> {
  try {
    const content = await readFile(file).catch(() => {
      throw new BuildError('There is no such file.');
    });
    return use(content);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new BuildError(`${file} is not imported, nothing has changed:\n${error.message}`);
  }
}

run(process.argv.slice(2)).catch(printError);
