import { type Files, ratioOf, readFolder } from './files';

type Element = { tag: string; attributes: Map<string, string> };

/** Enough of HTML for what React writes: every attribute is quoted, and no value contains `>`. */
function elementsOf(html: string): Element[] {
  const decode = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s[^>]*)?)>/g)].map(([, tag = '', rest = '']) => {
    const pairs = [...rest.matchAll(/([^\s=]+)="([^"]*)"/g)];
    return {
      tag,
      attributes: new Map(pairs.map(([, key = '', value = '']) => [key, decode(value)])),
    };
  });
}

interface Context {
  readonly files: Files;
  readonly routes: readonly string[];
  readonly ids: ReadonlySet<string | undefined>;
}

/** Texts that are in the same line of the source, and what is wrong there. */
type Problem = [clues: string[], message: string];

function* problemsOf({ tag, attributes }: Element, context: Context): Generator<Problem> {
  const value = (key: string) => attributes.get(key) ?? '';
  const src = value('src');
  const name = src || value('id') || value('class') || tag;
  if (attributes.has('style'))
    yield [
      ['style=', name],
      `"${name}" has a style attribute, which the policy forbids. Use a class.`,
    ];
  for (const key of [...attributes.keys()].filter((one) => one.startsWith('on')))
    yield [[key, name], `"${name}" has an inline ${key}. Handle the event in the component.`];
  if (tag === 'img') {
    const [width, height, ratio] = [
      Number(value('width')),
      Number(value('height')),
      ratioOf(context.files.get(src)),
    ];
    if (!(width > 0 && height > 0))
      yield [[src], `picture "${src}" has no size. Add width and height, so that nothing moves.`];
    else if (ratio !== undefined && Math.abs(width / height / ratio - 1) > 0.02)
      yield [
        [src],
        `picture "${src}" is ${ratio.toFixed(2)} times as wide as high, not ${width} by ${height}. Make them match.`,
      ];
    if (!attributes.has('alt'))
      yield [[src], `picture "${src}" has no alt text. Describe it, or use '' for decoration.`];
  }
  const address = src || value('href');
  const problem = addressProblem(tag, address, context);
  if (problem !== undefined) yield [[address], `"${address}" ${problem}`];
}

function addressProblem(tag: string, address: string, { files, routes, ids }: Context) {
  const external = tag === 'a' ? /^(?:https?|mailto|tel):/ : /^(?:https|data):/;
  if (address === '' || external.test(address)) return undefined;
  const [file = '', fragment = ''] = address.split('#');
  if (file === '') {
    const works = fragment.startsWith('/') ? routes.includes(fragment) : ids.has(fragment);
    return works
      ? undefined
      : "leads nowhere. Use a path of src/router/routes.ts or an element's id.";
  }
  if (files.has(file)) return undefined;
  if (/^(?:[/\\]|[a-z]+:)/i.test(file)) return 'works on one server only. Use a relative path.';
  const other = [...files.keys()].find((one) => one.toLowerCase() === file.toLowerCase());
  const fix = other ? `The file is "${other}".` : 'Add the file to assets/, or correct the path.';
  return `is not in the built folder. ${fix}`;
}

/** What is wrong with a document, one line each, with the source or, if that is not certain, the page. */
export async function documentProblems(html: string, files: Files, routes: readonly string[]) {
  const elements = elementsOf(html);
  const ids = new Set(elements.map(({ attributes }) => attributes.get('id')));
  const sources = [...(await readFolder('src', 'src/'))].filter(
    ([file]) => !file.startsWith('src/builder/'),
  );
  const lines = sources.flatMap(([file, content]) =>
    content
      .toString()
      .split('\n')
      .map((text, index) => ({ file, text, number: index + 1 })),
  );
  let page = '';
  return elements.flatMap((element) => {
    if (element.tag === 'article') page = `page ${element.attributes.get('id')}: `;
    return [...problemsOf(element, { files, routes, ids })].map(([clues, message]) => {
      const places = lines.filter(({ text }) => clues.every((clue) => text.includes(clue)));
      const [place, ...others] = places;
      const isCertain = place && others.every(({ file }) => file === place.file);
      const line = others.length === 0 ? `:${place?.number}` : '';
      return `${isCertain ? `${place.file}${line}: ` : page}${message}`;
    });
  });
}
