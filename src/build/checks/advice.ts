import type { Content } from '../sources/content';
import type { Files } from '../sources/files';
import { outdatedDrawings } from './drawings';
import { unusedFolders } from './file-problems';
import { slotDifferences } from './slot-problems';

/** What the owner may decide. */
export function adviceFor(content: Content, files: Files): string[] {
  const unused = unusedFolders(content).map(
    (folder) => `${folder} is not in editions.ts: add it, or delete it`,
  );
  return [...unused, ...outdatedDrawings(content, files), ...slotDifferences(content)];
}
