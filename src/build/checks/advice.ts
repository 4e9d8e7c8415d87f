import type { Content } from '../sources/content';
import { unusedFolders } from './file-problems';
import { slotDifferences } from './slot-problems';

/** What the owner may decide. */
export function adviceFor(content: Content): string[] {
  const unused = unusedFolders(content).map(
    (folder) => `${folder} is not in editions.ts: add it, or delete it`,
  );
  return [...unused, ...slotDifferences(content)];
}
