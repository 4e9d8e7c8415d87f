import type { Content } from '../sources/content';
import { unusedFolders } from './file-problems';

/** What the owner may decide. */
export function adviceFor(content: Content): string[] {
  const unused = unusedFolders(content).map(
    (folder) => `${folder} is not in editions.ts: add it, or delete it`,
  );
  return [...unused, ...otherFigures(content), ...formerTown(content)];
}

/** Sentences with a figure such as 50+ that is not in figures.ts. */
function otherFigures({ facts, texts, lineOf }: Content): string[] {
  const figures = facts.claimList.map(({ figure }) => figure);
  return texts.flatMap((item) => {
    const found = item.value.match(/\d+(?:[.,]\d+)*\+/g) ?? [];
    const other = found.find((figure) => !figures.includes(figure));
    return item.edition && other ? `${lineOf(item)}${other} is not a figure of figures.ts` : [];
  });
}

/** A heading of About Us that does not name the town of company.ts. */
function formerTown({ facts, texts, lineOf }: Content): string[] {
  const { locality } = facts.company.address;
  const fix = 'Correct a former town in each language, with the address in edition.ts';
  return texts.flatMap((item) => {
    const isHeading = item.edition === 'en' && item.key === 'pages.ts headings /about-us h1';
    return isHeading && !item.value.includes(locality)
      ? `${lineOf(item)}this heading does not name ${locality}, the town of company.ts. ${fix}`
      : [];
  });
}
