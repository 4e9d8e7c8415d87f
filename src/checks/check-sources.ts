import { contentFiles, readContent } from '../sources/content';
import { failIf } from '../sources/errors';
import { type Files, root } from '../sources/files';
import { adviceFor } from './advice';
import { staleCards } from './cards';
import { missingFiles, wrongFiles } from './file-problems';
import { repetitions, scriptProblems, slotProblems } from './list-problems';
import { shapeProblems } from './shape-problems';
import { tasksBefore } from './tasks';
import { textProblems } from './text-problems';
import { checkTypes } from './type-check';

export interface Tasks {
  /** What keeps `npm run build -- --release` from publishing. */
  readonly before: readonly string[];
  /** What the owner may decide. */
  readonly advice: readonly string[];
}

/** Fails on a mistake in the sources, with file, line and fix. Returns what is left to do. */
export async function checkSources(files: Files, { typeCheck = true } = {}): Promise<Tasks> {
  const sources = contentFiles(files);
  failIf(wrongFiles(sources));
  const content = await readContent(sources);
  const problems = [...shapeProblems(content), ...repetitions(content)];
  // A mistake in a list causes others in the words.
  failIf(problems.filter((problem) => /^src\/content\/[^/]+: /.test(problem)));
  failIf(missingFiles(content));
  failIf([
    ...problems,
    ...textProblems(content),
    ...slotProblems(content),
    ...scriptProblems(content),
  ]);
  // It reads the folder. The checks above name the mistakes of an owner, in plain words.
  if (typeCheck) await checkTypes(root);
  return {
    before: [...tasksBefore(content), ...staleCards(content, files)],
    advice: adviceFor(content),
  };
}
