import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The test files in a folder and in its folders, such as `router/links.test.tsx`. */
export function testFilesIn(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  return ['', ...folders]
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => folder + name))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();
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
