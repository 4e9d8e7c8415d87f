import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { translationTasks } from '../checks/tasks';
import { type Content, readContent } from '../sources/content';
import { BuildError, printError } from '../sources/errors';
import { type Files, readSources, root } from '../sources/files';
import { type State, translationsOf } from '../sources/translations';
import { checkEdition, editionTexts, importTexts, type Output } from './edition-words';
import { recordAll, recordTargets } from './record';
import { readXliff, toXliff } from './xliff';

/* Exports the words of an edition for a linguist, imports them, and records what was compared. */
const usage = `Use one of:
  npm run words -- export ta ta.xlf
  npm run words -- import ta ta.xlf
  npm run words -- import ta ta.xlf --reviewed-by "<name>"
  npm run words -- beside ta
  npm run words -- review ta "<name>"`;

async function run(args: string[]): Promise<void> {
  const options = { 'reviewed-by': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, tag, given, ...more] = positionals;
  if (!tag || more.length > 0) throw new BuildError(usage);
  const files = await readSources();
  const content = readContent(files);
  checkEdition(content, tag);
  if (command === 'export' && given)
    await writeFile(given, toXliff(tag, editionTexts(content, files, tag)));
  else if (command === 'import' && given)
    await writeAll(await imported(content, files, tag, given, values['reviewed-by']), files);
  else if (command === (given === undefined ? 'beside' : 'review'))
    await writeAll([recordAll(content, files, tag, given)], files);
  else throw new BuildError(usage);
  await printStates(tag);
}

/** The files that an import changes. */
async function imported(content: Content, files: Files, tag: string, file: string, name?: string) {
  try {
    const targets = readXliff(await readFile(file), tag);
    const record = recordTargets(content, files, tag, targets, name);
    return [...importTexts(content, tag, targets), record];
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!(error instanceof BuildError) && code !== 'ENOENT') throw error;
    throw new BuildError(`${file} is not imported, nothing has changed:\n${message}`);
  }
}

/** Writes files. If one cannot be written, the others are as they were. */
async function writeAll(outputs: readonly Output[], files: Files): Promise<void> {
  const begun: string[] = [];
  try {
    for (const { path, source } of outputs) {
      begun.push(path);
      await writeFile(join(root, path), source);
    }
  } catch (error) {
    const restore = (path: string, former = files.get(path)) =>
      former ? writeFile(join(root, path), former) : rm(join(root, path), { force: true });
    await Promise.allSettled(begun.map((path) => restore(path)));
    throw new BuildError(`Nothing has changed: ${(error as Error).message}`);
  }
}

/** Prints how many texts of an edition have which state, and what is left to do. */
async function printStates(tag: string): Promise<void> {
  const files = await readSources();
  const content = readContent(files);
  const texts = translationsOf(content, files, tag);
  const count = (state: State) => texts.filter((one) => one.state === state).length;
  console.log(
    `src/content/${tag}/: ${texts.length} texts, of which ${count('signed-off')} are signed, ` +
      `${count('translated')} are drafts, ${count('needs-review-translation')} are to be compared ` +
      `with the English, and ${count('needs-translation')} are English.`,
  );
  for (const task of translationTasks(content, files, tag)) console.log(`- ${task}`);
}

run(process.argv.slice(2)).catch(printError);
