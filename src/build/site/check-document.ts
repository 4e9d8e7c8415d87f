import type { Content } from '../sources/content';
import type { Files } from '../sources/files';
import { ratioOf } from './pictures';

interface Element {
  tag: string;
  attributes: Map<string, string>;
}

/** The elements of a document. The values of attributes are in double quotes, as React writes them. */
function elementsOf(html: string): Element[] {
  const decode = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  const tags = html.matchAll(/<([a-z][a-z0-9-]*)((?:\s(?:"[^"]*"|[^">])*)?)>/g);
  return [...tags].map(([, tag = '', rest = '']) => {
    const pairs = [...rest.matchAll(/([^\s=]+)="([^"]*)"/g)];
    const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, decode(value)]));
    return { tag, attributes };
  });
}

function* problemsOf({ tag, attributes }: Element, files: Files): Generator<string> {
  const value = (key: string) => attributes.get(key) ?? '';
  const src = value('src');
  const name = src || value('id') || value('class') || tag;
  for (const key of [...attributes.keys()].filter((key) => /^style$|^on/.test(key)))
    yield `"${name}": the policy forbids ${key}="…". Use a class or a handler.`;
  if (tag !== 'img') return;
  const ratio = ratioOf(files.get(src));
  const given = Number(value('width')) / Number(value('height'));
  if (!(given > 0 && given < Infinity))
    yield `picture "${src}" has no size. Add width and height, to avoid a layout shift.`;
  else if (ratio && Math.abs(given / ratio - 1) > 0.02) {
    const differ = `width / height is ${given.toFixed(2)}, but ${ratio.toFixed(2)} in the file`;
    yield `picture "${src}": ${differ}. Make them agree: the size is here or in picture-files.ts.`;
  }
  if (!attributes.has('alt'))
    yield `picture "${src}" has no alt text. Describe it, or use '' for decoration.`;
}

function addressProblem(tag: string, address: string, files: Files, targets: ReadonlySet<string>) {
  const external = tag === 'a' || tag === 'link' ? /^(?:https?|mailto|tel):/ : /^(?:https|data):/;
  const [file = '', fragment = ''] = address.split('#');
  if (external.test(address) || files.has(file)) return undefined;
  if (file === '' && (address === '' || targets.has(fragment))) return undefined;
  if (file === '') return "leads nowhere. Use a path of src/content/routes.ts or an element's id.";
  if (/^(?:[/\\]|[a-z]+:)/i.test(file)) return 'works on one server only. Use a relative path.';
  const other = [...files.keys()].find((path) => path.toLowerCase() === file.toLowerCase());
  const fix = other ? `The file is "${other}".` : `Add assets/${file}, or correct the path.`;
  return `does not exist. ${fix}`;
}

/** The pictures that no document names: each has all that its script can show. */
export function unusedPictures(files: Files): string[] {
  const documents = [...files].filter(([name]) => name.endsWith('.html')).join();
  const names = [...files.keys()].filter((name) => name.startsWith('images/'));
  return names.filter((name) => !documents.includes(name));
}

/**
 * The problems of a document, one line each. Each names the file and line of a value of the content,
 * or the page if the value comes from a component.
 */
export function documentProblems(
  html: string,
  files: Files,
  { facts, texts, lineOf }: Content,
): string[] {
  const elements = elementsOf(html);
  // The script in the head takes the ids of the pages away.
  const others = elements.filter(({ tag }) => tag !== 'article');
  const ids = others.map(({ attributes }) => attributes.get('id') ?? '');
  const targets = new Set([...facts.routes, ...ids]);
  let page = '';
  return elements.flatMap((element) => {
    const { tag, attributes } = element;
    if (tag === 'article') page = `page ${attributes.get('id')}: `;
    const problems = [...problemsOf(element, files)];
    const address = attributes.get('src') ?? attributes.get('href') ?? '';
    const problem = addressProblem(tag, address, files, targets);
    if (problem !== undefined) problems.push(`"${address}" ${problem}`);
    const item = texts.find(({ value }) => value !== '' && value === address);
    return problems.map((message) => (item ? lineOf(item) : page) + message);
  });
}
