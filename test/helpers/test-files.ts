import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The test files in a folder, such as `router/links.test.tsx`, without the browser tests in it. */
export function testFilesIn(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const found = entries.flatMap((entry) => {
    if (entry.isFile()) return folder + entry.name;
    const isOther = /^(?:browser|node_modules)$/.test(entry.name);
    return isOther ? [] : testFilesIn(root, `${folder}${entry.name}/`);
  });
  return found.filter((file) => /\.test\.tsx?$/.test(file)).sort();
}

/** The files of a folder, those with a name, or those with a part of a path: the first that fit. */
function filesOf(word: string, files: readonly string[]): readonly string[] {
  const choices = [
    files.filter((file) => file.startsWith(`${word}/`)),
    files.filter((file) => file.replace(/.*\/|\.test\.tsx?$/g, '') === word),
    files.filter((file) => file.includes(word)),
  ];
  return choices.find((choice) => choice.length > 0) ?? [];
}

/** The files that the words of a command name, or all. */
export function selectFiles(files: readonly string[], words: readonly string[]): readonly string[] {
  const unknown = words.find((word) => filesOf(word, files).length === 0);
  if (unknown !== undefined) throw new Error(`No test file has "${unknown}" in its path.`);
  return words.length === 0 ? files : words.flatMap((word) => filesOf(word, files));
}
