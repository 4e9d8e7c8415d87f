import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, printError } from '../sources/errors';
import { readSources, root } from '../sources/files';
import { editionTexts, importTexts } from './edition-words';
import { readXliff, toXliff } from './xliff';

/*
 * Exports the words of an edition for a linguist, and imports the translation:
 *   npm run words -- export ta ta.xlf
 *   npm run words -- import ta ta.xlf
 */
async function run([command, tag, file]: readonly string[]): Promise<void> {
  if (command === 'export' && tag && file) {
    const texts = editionTexts(await readSources(), tag);
    await writeFile(file, toXliff(tag, texts));
    const same = texts.filter(({ english, text }) => english === text);
    console.log(`${file}: ${texts.length} texts, ${same.length} the same as in English.`);
  } else if (command === 'import' && tag && file) {
    const { changed, outdated } = await importFile(tag, file);
    for (const { path, source } of changed) await writeFile(join(root, path), source);
    console.log(`src/content/${tag}/: ${changed.length} files changed. Now run npm run build.`);
    const title = 'The English has changed since the export. Check the translations of:';
    if (outdated.length > 0) console.log([title, ...outdated].join('\n- '));
  } else throw new BuildError('Use npm run words -- export ta ta.xlf, or import ta ta.xlf.');
}

function read(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new BuildError('There is no such file.');
  });
}

async function importFile(tag: string, file: string) {
  try {
    const translations = readXliff(await read(file), tag);
    return importTexts(await readSources(), tag, translations);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    throw new BuildError(`${file} is not imported, nothing has changed:\n${error.message}`);
  }
}

run(process.argv.slice(2)).catch(printError);
