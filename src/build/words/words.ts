import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { translationTasks } from '../checks/tasks';
import { checkPassedOn } from '../site/options';
import { type Content, readContent } from '../sources/content';
import { BuildError, printError } from '../sources/errors';
import { type Files, readSources, root } from '../sources/files';
import { translationsOf } from '../sources/translations';
import { checkEdition, importTexts, type Output, replacedTexts, unwrap } from './edition-words';
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
  checkPassedOn('words', options, process.env);
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, tag, given, ...more] = positionals;
  if (!tag || more.length > 0) throw new BuildError(usage);
  const files = await readSources();
  const content = readContent(files);
  checkEdition(content, tag);
  const translations = translationsOf(content, files, tag);
  if (command === 'export' && given)
    await write([{ path: given, source: toXliff(tag, translations, content) }], 'wx');
  else if (command === 'import' && given) {
    const { outputs, replaced } = await imported(content, files, tag, given, values['reviewed-by']);
    await write(outputs);
    for (const one of replaced) console.log(one);
  } else if (command === (given === undefined ? 'beside' : 'review'))
    await write([recordAll(content, files, tag, given)]);
  else throw new BuildError(usage);
  await printTasks(tag);
}

/** The files that an import changes, and the translations that it replaces. */
async function imported(content: Content, files: Files, tag: string, file: string, name?: string) {
  try {
    const targets = unwrap(content, tag, readXliff(await readFile(file), tag));
    const record = recordTargets(content, files, tag, targets, name);
    const outputs = [...importTexts(content, files, tag, targets), record];
    return { outputs, replaced: replacedTexts(translationsOf(content, files, tag), targets) };
  } catch (error) {
    throw explain(`${file} is not imported, nothing has changed:\n`, error);
  }
}

/** Writes files. With the flag `wx`, the file of a linguist's work is not overwritten. */
async function write(outputs: readonly Output[], flag: 'w' | 'wx' = 'w'): Promise<void> {
  for (const { path, source } of outputs)
    await writeFile(resolve(root, path), source, { flag }).catch((error) => {
      throw explain(`${path} cannot be written. Correct this, then repeat the command:\n`, error);
    });
}

/** An error in a linguist's file, or of the file system, as a message. */
function explain(what: string, error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  return error instanceof BuildError || syscall ? new BuildError(what + message) : error;
}

/** Prints how much is left to do in an edition, and how many signed texts are as in English. */
async function printTasks(tag: string): Promise<void> {
  const files = await readSources();
  const content = readContent(files);
  const tasks = translationTasks(content, files, tag).map((task) => task.split('\n', 1));
  const signed = translationsOf(content, files, tag).filter((one) => one.state === 'signed-off');
  const same = signed.filter(({ item, sources }) => sources.has(item.value));
  if (same.length > 0)
    tasks.push([`src/content/${tag}/: ${same.length} signed texts are word for word English ones`]);
  console.log(tasks.join('\n') || `src/content/${tag}/: all texts are signed.`);
  console.log('npm run build lists the texts that are left, with file and line.');
}

run(process.argv.slice(2)).catch(printError);
