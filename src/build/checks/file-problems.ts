import type { Content } from '../sources/content';
import { mostOf } from './shape-problems';

/** Files that cannot be used, or are not part of the content, such as a copy by a file manager. */
export function wrongFiles(sources: Content['sources']): string[] {
  if (![...sources.keys()].some((file) => file.startsWith('src/content/en/')))
    return ['src/content/en/ is missing. The other languages are compared with it: restore it.'];
  return [...sources].flatMap(([file, source]) => {
    const name = file.replace(/\.txt$/, '');
    // Notepad adds .txt to a name, and file managers hide it.
    if (name !== file && !sources.has(name)) return `${file}: rename it, without .txt at the end.`;
    const [, inside = '', stray] = /^(src\/content\/(?:[\w-]+\/)?)(.+?(?:\/|$))/.exec(file) ?? [];
    if (stray && !/^[a-z-]+\.(?:ts|css)$/.test(stray))
      return `${inside}${stray} is not part of the content. Delete it, or move it out of ${inside}.`;
    if (/\/style\.css$/.test(file) && !/@import.*\.\.\/\.\.\/styles\/index\.css\b/.test(source))
      return `${file}: a line is missing. Add: @import '../../styles/index.css';`;
    // Invalid UTF-8 becomes U+FFFD. In UTF-16, every second byte of a Latin letter is 0.
    return /[\0\ufffd]/.test(source) ? `${file}: is not UTF-8. Save it as UTF-8.` : [];
  });
}

/** The folders of words that no edition uses. */
export function unusedFolders({ sources, tags }: Content): string[] {
  return [...sources.keys()].flatMap((file) => {
    const [folder = '', tag = ''] = /^src\/content\/(.*)\/(?=edition\.ts$)/.exec(file) ?? [];
    return folder === '' || tags.includes(tag) ? [] : folder;
  });
}

/** Folders and files that an edition lacks, and files that other editions lack. */
export function missingFiles(content: Content): string[] {
  const { sources, tags } = content;
  const names = [...sources.keys()];
  const folders = [...new Set(['en', ...tags])].map((tag) => `src/content/${tag}/`);
  const found = folders.filter((folder) => names.some((name) => name.startsWith(folder)));
  const renamed = unusedFolders(content).map((folder) => `, rename ${folder}`);
  const copy = `is missing. Copy src/content/en/${renamed.join('')}, or delete the edition.`;
  const problems = folders.flatMap((folder) => (found.includes(folder) ? [] : `${folder} ${copy}`));
  const inFolders = names.flatMap((name) => found.flatMap((folder) => name.split(folder)[1] ?? []));
  for (const name of new Set(inFolders)) {
    const paths = found.map((folder) => folder + name);
    const isUsual = mostOf(paths.map((path) => sources.has(path)));
    for (const path of paths.filter((path) => sources.has(path) !== isUsual))
      problems.push(
        isUsual
          ? `${path} is missing. Add it, or delete the edition.`
          : `${path} is in no other language. Delete it, or add it to each.`,
      );
  }
  return problems;
}
