import type { Content } from '../sources/content';
import { factFiles, wordFiles } from '../sources/content-files';
import type { Files } from '../sources/files';

/** The folders of words that no edition uses. English is the source of all. */
export function unusedFolders({ sources, tags }: Content): string[] {
  return [...sources.keys()].flatMap((file) => {
    const [folder = '', tag = ''] = /^src\/content\/(.*)\/(?=edition\.ts$)/.exec(file) ?? [];
    return folder === '' || ['en', ...tags].includes(tag) ? [] : folder;
  });
}

/** Pictures of a list that are not in assets/. Those of a page are checked with the page. */
export function unknownPictures({ items, lineOf }: Content, files: Files): string[] {
  return items.flatMap((item) => {
    const { path, value, edition } = item;
    const [list = '', step = ''] = path;
    const isListed = /^(?:pictureSizes|descriptions|mirroredPictures|letteredPictures)$/.test(list);
    if (!isListed || path.length !== 2 || !/^(?:en)?$/.test(edition)) return [];
    const picture = list.endsWith('Pictures') ? String(value) : step;
    return files.has(`assets/${picture}`)
      ? []
      : `${lineOf(item)}"${picture}" is not in assets/. Correct the name, or delete the line.`;
  });
}

/** The files that the content lacks, and the folders that an edition lacks. */
export function missingFiles(content: Content): string[] {
  const names = [...content.sources.keys()];
  const renamed = unusedFolders(content).map((folder) => `, rename ${folder}`);
  const copy = `is missing. Copy src/content/en/${renamed.join('')}, or delete the edition.`;
  const inFolder = (tag: string) => {
    const folder = `src/content/${tag}/`;
    if (!names.some((name) => name.startsWith(folder))) return [`${folder} ${copy}`];
    const missing = wordFiles.map((name) => folder + name).filter((name) => !names.includes(name));
    const fix = tag === 'en' ? 'Restore it.' : 'Copy that of en/, or delete the edition.';
    return missing.map((name) => `${name} is missing. ${fix}`);
  };
  const missing = factFiles.map((name) => `src/content/${name}`);
  return [
    ...missing.flatMap((name) => (names.includes(name) ? [] : `${name} is missing. Restore it.`)),
    ...[...new Set(['en', ...content.tags])].flatMap(inFolder),
  ];
}
