import { contentFiles, readContent } from '../sources/content';
import { failIf } from '../sources/errors';
import { type Files, root } from '../sources/files';
import { adviceFor } from './advice';
import { missingFiles, wrongFiles } from './file-problems';
import { repetitions, scriptProblems, slotProblems } from './list-problems';
import { shapeProblems } from './shape-problems';
import { tasksBefore } from './tasks';
import { textProblems } from './text-problems';
import { checkTypes } from './type-check';

/**
 * Fails on a mistake in the sources, with file, line and fix. Returns what keeps `--release` from
 * publishing, and what the owner may decide.
 */
export async function checkSources(files: Files, { typeCheck = true } = {}) {
  const sources = contentFiles(files);
  failIf(wrongFiles(sources));
  const content = await readContent(sources);
  const problems = [...shapeProblems(content), ...repetitions(content)];
  // A mistake in a list causes others in the words.
  failIf(problems.filter((problem) => /^src\/content\/[^/]+: /.test(problem)));
  failIf(missingFiles(content));
  const inTexts = [...textProblems(content), ...slotProblems(content), ...scriptProblems(content)];
  failIf([...problems, ...inTexts]);
  // It reads the folder. The checks above name the mistakes of an owner, in plain words.
  if (typeCheck) await checkTypes(root);
  return { before: tasksBefore(content, files), advice: adviceFor(content) };
}
