import type { Content } from '../sources/content';
import { failIf } from '../sources/errors';
import type { Files } from '../sources/files';
import { outdatedDrawings } from './drawings';
import { missingFiles, unknownPictures, unusedFolders } from './file-problems';
import { repetitions, scriptProblems, tagProblems } from './list-problems';
import { slotDifferences, slotProblems } from './slot-problems';
import { tasksBefore } from './tasks';
import { textProblems } from './text-problems';
import { valueProblems } from './value-problems';

/**
 * Fails on a mistake in the content, with file, line and fix. Returns what keeps `--release` from
 * publishing, and what the owner may decide.
 */
export function checkContent(content: Content, files: Files) {
  const repeated = repetitions(content);
  const problems = [...valueProblems(content), ...repeated, ...tagProblems(content)];
  failIf(unknownPictures(content, files));
  // An id that is there twice causes mistakes in other lists, and these in the words.
  for (const found of [repeated, problems])
    failIf(found.filter((problem) => /^src\/content\/[^/]+: /.test(problem)));
  failIf(missingFiles(content));
  const inTexts = [...textProblems(content), ...slotProblems(content), ...scriptProblems(content)];
  failIf([...problems, ...inTexts]);
  const unused = unusedFolders(content).map(
    (folder) => `${folder} is not in editions.ts: add it, or delete it`,
  );
  const advice = [...unused, ...outdatedDrawings(content, files), ...slotDifferences(content)];
  return { before: tasksBefore(content, files), advice };
}
