import type { Content } from '../sources/content';
import { failIf } from '../sources/errors';
import type { Files } from '../sources/files';
import { adviceFor } from './advice';
import { missingFiles, unknownPictures } from './file-problems';
import { repetitions, scriptProblems, tagProblems } from './list-problems';
import { slotProblems } from './slot-problems';
import { tasksBefore } from './tasks';
import { textProblems } from './text-problems';
import { valueProblems } from './value-problems';

/**
 * Fails on a mistake in the content, with file, line and fix. Returns what keeps `--release` from
 * publishing, and what the owner may decide.
 */
export function checkContent(content: Content, files: Files) {
  const problems = [...valueProblems(content), ...repetitions(content), ...tagProblems(content)];
  failIf(unknownPictures(content, files));
  // A mistake in a list causes others in the words.
  failIf(problems.filter((problem) => /^src\/content\/[^/]+: /.test(problem)));
  failIf(missingFiles(content));
  const inTexts = [...textProblems(content), ...slotProblems(content), ...scriptProblems(content)];
  failIf([...problems, ...inTexts]);
  return { before: tasksBefore(content, files), advice: adviceFor(content) };
}
