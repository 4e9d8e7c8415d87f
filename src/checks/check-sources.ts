import { failIf } from '../sources/errors';
import { type Files, root } from '../sources/files';
import { staleCards } from './cards';
import { companyProblems } from './company-problems';
import { listProblems } from './list-problems';
import { readContent } from './read-content';
import { listTasks, type Tasks } from './tasks';
import { textProblems } from './text-problems';
import { checkTypes } from './type-check';

/** Fails on a mistake in the sources, with file, line and fix. Returns what is left to do. */
export async function checkSources(sources: Files, { typeCheck = true } = {}): Promise<Tasks> {
  const content = readContent(sources);
  // A type error explains most other errors. The type checker reads the folder.
  if (typeCheck) await checkTypes(root);
  const { texts } = content;
  failIf([...companyProblems(texts), ...textProblems(texts), ...listProblems(content)]);
  const { before, advice } = listTasks(content);
  return { before: [...before, ...staleCards(texts, sources)], advice };
}
