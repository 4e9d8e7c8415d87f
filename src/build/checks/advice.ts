import type { Content } from '../sources/content';
import { unusedFolders } from './file-problems';
import { translations } from './list-problems';

/** What the owner may decide. */
export function adviceFor(content: Content): string[] {
  const unused = unusedFolders(content).map(
    (folder) => `${folder} is not in editions.ts: add it, or delete it`,
  );
  return [...unused, ...missingNumbers(content), ...otherFigures(content), ...ofCompany(content)];
}

/** Translations without a number of the English text, such as a price that has changed. */
function missingNumbers({ texts, lineOf }: Content): string[] {
  const numbersIn = (text = '') => text.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return translations(texts).flatMap(([english, ...others]) =>
    others.flatMap((item) => {
      const own: readonly string[] = numbersIn(item.value);
      const missing = numbersIn(english?.value).filter((number) => !own.includes(number));
      const problem = `the English text has ${missing.join(', ')}, this one has not`;
      return missing.length > 0 ? lineOf(item) + problem : [];
    }),
  );
}

/** Sentences with a figure such as 50+ that is not in figures.ts. */
function otherFigures({ constants, texts, lineOf }: Content): string[] {
  const figures = constants.claimList.map(({ figure }) => figure);
  return texts.flatMap((item) => {
    const found = item.value.match(/\d+(?:[.,]\d+)*\+/g) ?? [];
    const other = found.find((figure) => !figures.includes(figure));
    return item.edition && other ? `${lineOf(item)}${other} is not a figure of figures.ts` : [];
  });
}

/** Details that are right, but not for every visitor or in every place. */
function ofCompany({ constants, texts, lineOf }: Content): string[] {
  const { locality } = constants.company.address;
  return texts.flatMap((item) => {
    const { key, edition, value } = item;
    // A toll-free number is for calls from India.
    if (key === 'company.ts company phone' && !/^\+|^18\d0/.test(value))
      return `${lineOf(item)}${value} cannot be called from abroad: write it with +91`;
    if (edition === 'en' && key === 'pages.ts headings /about-us h1' && !value.includes(locality))
      return `${lineOf(item)}this heading does not name ${locality}, the town of company.ts. Correct a former town in each language, with the address in edition.ts`;
    return [];
  });
}
