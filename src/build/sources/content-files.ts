import { facts, words } from '../../schema/content';
import { failIf } from './errors';
import type { Files } from './files';

export const factFiles = Object.keys(facts);
export const wordFiles = [...Object.keys(words), 'style.css'];

/** The files of the content as texts. Fails on files that do not belong there. */
export function contentFiles(files: Files): Map<string, string> {
  const isContent = /^src\/content\/.*\.(?:ts|css)(?:\.txt)?$/;
  const names = [...files.keys()].filter((file) => isContent.test(file));
  const sources = new Map(names.map((file) => [file, String(files.get(file))]));
  failIf(wrongFiles(sources));
  return sources;
}

/** Files that cannot be used, or are not part of the content, such as a copy by a file manager. */
function wrongFiles(sources: ReadonlyMap<string, string>): string[] {
  if (![...sources.keys()].some((file) => file.startsWith('src/content/en/')))
    return ['src/content/en/ is missing. The other languages are compared with it: restore it.'];
  return [...sources].flatMap(([file, source]) => {
    const name = file.replace(/\.txt$/, '');
    // Notepad adds .txt to a name, and file managers hide it.
    if (name !== file && !sources.has(name)) return `${file}: rename it, without .txt at the end.`;
    const [, folder = '', tag, inside = ''] =
      /^(src\/content\/(?:([\w-]+)\/)?)(.*)/.exec(file) ?? [];
    if (!(tag ? wordFiles : factFiles).includes(inside))
      return `${file} is not part of the content. Delete it, or move it out of ${folder}.`;
    if (inside === 'style.css' && !/@import.*\.\.\/\.\.\/styles\/index\.css\b/.test(source))
      return `${file}: a line is missing. Add: @import '../../styles/index.css';`;
    // Invalid UTF-8 becomes U+FFFD. In UTF-16, every second byte of a Latin letter is 0.
    return /[\0\ufffd]/.test(source) ? `${file}: is not UTF-8. Save it as UTF-8.` : [];
  });
}
