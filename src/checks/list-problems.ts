import type { Content, Text } from './read-content';
import { placeOf } from './read-content';
import { isWords, slotsIn } from './text-problems';

/** The mistakes that show only beside other texts: wrong slots, repeated ids, unknown states. */
export function listProblems(content: Content): string[] {
  const { texts, tags } = content;
  if (tags.length === 0) return ['src/content/editions.ts: the list is empty. Add a language.'];
  return [
    ...slotProblems(texts),
    ...repeated(texts),
    ...codeProblems(texts),
    ...editionProblems(texts),
    ...directionProblems(texts),
    ...[...content.sources].flatMap(([file, source]) => numberProblems(file, source)),
  ];
}

/** Where a text is within its edition, such as `faq.ts faq 1 answer`. */
export function keyOf({ file, path }: Text): string {
  return [file.replace(/^.*\//, ''), ...path].join(' ');
}

export function englishTexts(texts: readonly Text[]): Map<string, Text> {
  return new Map(
    texts.filter(({ file }) => file.startsWith('en/')).map((one) => [keyOf(one), one]),
  );
}

/** The slots of a text are those of the English text. A plural form has the slots of `other`. */
function slotProblems(texts: readonly Text[]): string[] {
  const english = englishTexts(texts);
  return texts.filter(isWords).flatMap((item) => {
    const key = keyOf(item);
    const original = english.get(key) ?? english.get(key.replace(/\w+$/, 'other'));
    if (!original || slotsIn(original.text).join() === slotsIn(item.text).join()) return [];
    const [own, others] = [item, original].map(({ text }) => `"${text.match(/\{\w+\}/g) ?? ''}"`);
    const there = original.place.slice(0, -2);
    return `${item.place}the words in braces are ${own}, but ${others} in ${there}. Make them agree.`;
  });
}

/** What no two entries of a list may share: ids, tags, and what names an entry to visitors. */
function repeated(texts: readonly Text[]): string[] {
  const seen = new Set<string>();
  return texts.flatMap(({ file, path, text, place }) => {
    const [list = '', ...rest] = path;
    const name = list === 'scriptList' ? rest.slice(3).join() : (rest.at(-1) ?? '');
    const isUnique =
      /^(?:id|tag|title|label|question|quote)$/.test(name) ||
      (list === 'scriptList' && name === '1') ||
      (list === 'editions' && /^(?:file|name)$/.test(name)) ||
      list === 'titles';
    const key = [file, list, list === 'titles' ? '' : name, text].join('\n');
    if (isUnique && seen.has(key)) return `${place}"${text}" is already in this list. Change one.`;
    seen.add(key);
    return [];
  });
}

/** Codes that lead nowhere: states of languages, years of milestones, marks in the specimen. */
function codeProblems(texts: readonly Text[]): string[] {
  const isState = ({ file, path }: Text) => file === 'en/languages.ts' && path[0] === 'stateNames';
  const states = texts.filter(isState).map(({ path }) => path[1] ?? '');
  return texts.flatMap(({ path, text, place }) => {
    const [list, , key, , part] = path;
    if (list === 'scriptList' && part === '3') {
      const unknown = text.split(' ').find((code) => code !== '' && !states.includes(code));
      const fix = `Use the keys of stateNames in en/languages.ts, with spaces between them.`;
      return unknown ? `${place}"${unknown}" is not a state. ${fix}` : [];
    }
    if (list === 'milestoneList' && key === 'id' && !/^(?:19|20)\d\d$/.test(text))
      return `${place}"${text}" is not a year. Use the form '2026'.`;
    const marks = text.replace(/[^\][()]+/g, '-');
    const isMarked = /^-?(?:\[-\]-?\(-\)|\(-\)-?\[-\])-?$/.test(marks);
    if (list === 'specimen' && key === 'text' && !isMarked)
      return `${place}mark one word with [ ] and one with ( ).`;
    return [];
  });
}

/** The document and the tag of an edition. */
function editionProblems(texts: readonly Text[]): string[] {
  const isFile = ({ path }: Text) => path[0] === 'editions' && path[2] === 'file';
  const files = texts.filter(isFile);
  const [first] = files;
  return [
    ...files
      .filter(({ text }) => !/^(?!site\.)[a-z0-9-]+\.html$/.test(text))
      .map(
        ({ text, place }) => `${place}"${text}" is not a document's name. Use the form bn.html.`,
      ),
    ...(first && files.every(({ text }) => text !== 'index.html')
      ? [`${first.place}no document is the start page. Name that of the default "index.html".`]
      : []),
    ...texts.flatMap(({ file, path, text, place }) => {
      const [folder = ''] = file.split('/');
      return file === `${folder}/edition.ts` && path.join() === 'edition,tag' && text !== folder
        ? `${place}write the tag "${folder}".`
        : [];
    }),
  ];
}

/** The blocks of scripts that are written from right to left (Unicode Standard Annex 9). */
const isFromRight = /^\P{L}*[\u0590-\u08ff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** `dir` is the direction of the name or letter beside it. */
function directionProblems(texts: readonly Text[]): string[] {
  const entryOf = ({ file, path }: Text) => [file, ...path.slice(0, -1)].join(' ');
  const written = new Map(
    texts.filter(({ path }) => path.at(-1) === 'dir').map((one) => [entryOf(one), one.text]),
  );
  return texts.flatMap((item) => {
    const name = `${item.path[0]} ${item.path.at(-1)}`;
    if (!/^(?:editions name|specimen name|scriptList letter)$/.test(name)) return [];
    const [dir, side] = isFromRight.test(item.text) ? ['rtl', 'right'] : ['ltr', 'left'];
    if ((written.get(entryOf(item)) ?? 'ltr') === dir) return [];
    const fix = name === 'specimen name' && dir === 'ltr' ? 'Delete dir.' : `Write dir: '${dir}'.`;
    return `${item.place}"${item.text}" is read from the ${side}. ${fix}`;
  });
}

/** Percentages and empty lists, which are no texts. */
function numberProblems(file: string, source: string): string[] {
  const numbers = [...source.matchAll(/\bpercent: (-?[\d._]+)/g)].flatMap(({ 1: value, index }) =>
    Number(value) >= 0 && Number(value) <= 100
      ? []
      : `${placeOf(file, source, index)}${value} is not a percentage. Use a number from 0 to 100.`,
  );
  // A list, or one inside an entry. A company may have no numbers; a site, no pictures to mirror.
  const lists = /^(?:picture-files|company)\.ts$/.test(file)
    ? []
    : [...source.matchAll(/(?<=^export const (?!testimonials)(\w+).*= |\b(\w+): )\[\s*\]/gm)];
  const empty = lists.map(
    ({ 1: list, 2: key, index }) =>
      `${placeOf(file, source, index)}the list ${list ?? key} is empty. Add an entry.`,
  );
  return [...numbers, ...empty];
}
