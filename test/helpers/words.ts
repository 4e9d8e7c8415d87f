import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** The file of words of the edition `xx` in the folder that `writeWords` makes. */
export const words = `/** Names & "<keys>". */
export const names = {
  /** The first. */
  first: 'نمک',
  count: { one: '{count} text of {company}', other: '{count} of {count} texts' },
  // Weekdays.
  days: ['Monday', /* The second. */ 'Tuesday'],
};
`;

/** Writes the words of the editions `en` and `xx` to a folder for the tests of this file. */
export function writeWords(): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  after(() => rmSync(folder, { recursive: true }));
  const files = {
    'en/names.ts': words.replace('نمک', 'Salt\\u00a0& <pepper>'),
    'xx/names.ts': words,
    'xx/edition.ts': "export const edition = { tag: 'xx', street: 'گلی' };",
  };
  for (const tag of ['en', 'xx']) mkdirSync(join(folder, tag));
  for (const [path, source] of Object.entries(files)) writeFileSync(join(folder, path), source);
  return folder;
}
