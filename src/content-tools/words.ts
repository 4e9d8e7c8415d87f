import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, report } from '../builder/errors';
import { root } from '../builder/files';
import { exportWords, importWords } from './edition-words';

/*
 * Exports the words of an edition for a linguist, and imports the translation:
 *   npm run words -- export ta ta.json
 *   npm run words -- import ta ta.json
 * Without a file, uses standard output and standard input.
 */
const content = join(root, 'src/content');

async function run([command, tag = '', file]: readonly string[]): Promise<void> {
  if (command === 'export' && tag) {
    const words = await exportWords(content, tag);
    const json = `${JSON.stringify(words, null, 2)}\n`;
    if (!file) process.stdout.write(json);
    else {
      await writeFile(file, json);
      const same = words.strings.filter(({ english, text }) => english === text);
      console.log(`${file}: ${words.strings.length} texts, ${same.length} the same as in English.`);
    }
  } else if (command === 'import' && tag) {
    const changed = await importWords(content, tag, readFileSync(file ?? 0, 'utf8'));
    for (const { path, source } of changed) await writeFile(path, source);
    console.log(`src/content/${tag}/: ${changed.length} files changed. Now run npm run build.`);
  } else throw new BuildError('Use npm run words -- export ta ta.json, or import ta ta.json.');
}

run(process.argv.slice(2)).catch(report);
