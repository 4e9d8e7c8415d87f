import type { Text } from './read-content';

const tagForm = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** Mistakes in the tag, script, plural forms or direction of a language, or in an edition. */
export function editionProblems(texts: readonly Text[]): string[] {
  return [
    ...nameProblems(texts),
    ...scriptProblems(texts),
    ...groupProblems(texts),
    ...pluralProblems(texts),
    ...directionProblems(texts),
  ];
}

/** The document, the tag and the linguist of an edition. */
function nameProblems(texts: readonly Text[]): string[] {
  const files = texts.filter(({ path }) => path[0] === 'editions' && path[2] === 'file');
  const [first] = files;
  const listed = texts.filter(({ path }) => path[0] === 'scriptList' && path[4] === '1');
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const isTag = (tag: string) =>
    tagForm.test(tag) &&
    (languages.of(tag) !== undefined || listed.some(({ text }) => text === tag));
  return [
    ...(first && first.text !== 'index.html'
      ? [`${first.place}the first edition is the default. Name its document "index.html".`]
      : []),
    ...texts.flatMap(({ file, path, text, place }) => {
      const [folder = '', name] = file.split('/');
      const [list, , key] = path;
      if (list === 'editions' && key === 'file' && !/^(?!site\.)[a-z0-9-]+\.html$/.test(text))
        return `${place}"${text}" is not a document's name. Use the form bn.html.`;
      if (list === 'editions' && key === 'reviewedBy' && !/^(?!null$).*\p{L}{2}/u.test(text))
        return `${place}"${text}" is no linguist's name. Write a name, or null without quotes.`;
      const isTagThere =
        `${list} ${key}` === 'editions tag' || `${list} ${key}` === 'specimen lang';
      if (isTagThere && !isTag(text))
        return `${place}"${text}" is not a language tag. Use one of the IANA registry, such as 'bn'.`;
      return name === 'edition.ts' && path.join() === 'edition,tag' && text !== folder
        ? `${place}write the tag "${folder}".`
        : [];
    }),
  ];
}

/** The scripts of Indian languages other than Latin (ISO 15924). */
const scripts = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Arab Olck Mtei Tibt'.split(' ');

/** Texts that are mostly in another Indian script than the name of their edition. */
function scriptProblems(texts: readonly Text[]): string[] {
  const field = (key: string) =>
    texts.filter(({ path }) => path[0] === 'editions' && path[2] === key);
  return field('name').flatMap((name) => {
    const tag = field('tag').find(({ path }) => path[1] === name.path[1])?.text;
    const others = scripts
      .map((script) => RegExp(`\\p{Script=${script}}`, 'gu'))
      .filter((letter) => name.text.search(letter) < 0);
    const words = texts.filter(({ file }) => file.startsWith(`${tag}/`));
    const foreign = words.filter(({ text }) => {
      const letters = text.match(/\p{L}/gu)?.length ?? 0;
      return others.some((letter) => (text.match(letter)?.length ?? 0) > letters / 2);
    });
    const start = `not in the script of "${name.text}"`;
    return foreign.length > words.length / 2 && foreign.length > 1
      ? `${name.place}src/content/${tag}/ is ${start}. Correct the name or the folder.`
      : foreign.map(({ place }) => `${place}the text is ${start}. Write it in that language.`);
  });
}

/** Languages that are listed under another script than that of their name. */
function groupProblems(texts: readonly Text[]): string[] {
  const listed = texts.filter(({ path }) => path[0] === 'scriptList');
  return listed.flatMap(({ path: [, group, list, , part], text, place }) => {
    if (list !== 'languages' || part !== '2') return [];
    const script = listed.find(({ path }) => path[1] === group && path[2] === 'script')?.text ?? '';
    return !scripts.includes(script) || RegExp(`\\p{Script=${script}}`, 'u').test(text)
      ? []
      : `${place}"${text}" is not in the script ${script}. Move the line to its own script.`;
  });
}

/** Plural forms that a language has for a number below 200 (CLDR), and that a text lacks. */
function pluralProblems(texts: readonly Text[]): string[] {
  const keyOf = ({ file, path }: Text, form = path.at(-1)) =>
    [file, ...path.slice(0, -1), form].join();
  const keys = new Set(texts.map((item) => keyOf(item)));
  return texts.flatMap((item) => {
    const [tag = ''] = item.file.split('/');
    if (item.path.at(-1) !== 'other' || !item.text.includes('{count}') || !tagForm.test(tag))
      return [];
    const rules = new Intl.PluralRules(tag);
    const forms = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    return [...forms].flatMap((form) =>
      keys.has(keyOf(item, form))
        ? []
        : `${item.place}the form "${form}" of this text is missing. Add it.`,
    );
  });
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
    return `${item.place}"${item.text}" is written from the ${side}. ${fix}`;
  });
}
