import { isRoute } from '../router/routes';
import { elementsOf, type Element } from './markup';

interface CheckOptions {
  readonly html: string;
  /** Every file of the built folder, as paths relative to it. */
  readonly files: readonly string[];
  /** Finds the source file that holds a text; names the page's folder where none does. */
  readonly sourceOf: (text: string) => string;
  /** Tells a page's path. While the build watches, the list of pages may be newer than the one it has loaded. */
  readonly isPage?: (path: string) => boolean;
}

/** What is wrong with the built document, one line each: the file, what is so, and the mend. Empty when all is well. */
export function findFaults({ html, files, sourceOf, isPage = isRoute }: CheckOptions): string[] {
  const elements = elementsOf(html);
  const ids = new Set(elements.map(({ attributes }) => attributes.get('id')));
  const faults = elements.flatMap((element) => [
    ...markupFaults(element),
    ...linkFaults(element, ids, isPage),
    ...fileFaults(element, files),
  ]);
  return [...new Set(faults)].map(
    (fault) => `${sourceOf(/"(.*?)"/.exec(fault)?.[1] ?? '')}: ${fault}`,
  );
}

function markupFaults({ tag, attributes }: Element): string[] {
  const faults: string[] = [];
  const shown = attributes.get('src') ?? attributes.get('id') ?? attributes.get('class') ?? tag;
  if (attributes.has('style'))
    faults.push(`"${shown}" has a style attribute, which the policy forbids. Use a class.`);
  for (const name of attributes.keys()) {
    if (name.startsWith('on'))
      faults.push(`"${shown}" has an inline ${name}. Handle the event in the component.`);
  }
  if (tag !== 'img') return faults;
  if (!(Number(attributes.get('width')) > 0 && Number(attributes.get('height')) > 0)) {
    faults.push(
      `image "${shown}" has no size. Give it width and height, so that nothing moves when it loads.`,
    );
  }
  if (!attributes.has('alt'))
    faults.push(`image "${shown}" has no alt. Describe it, or give alt="" if it only decorates.`);
  if (attributes.get('alt')?.trim() === 'ALT')
    faults.push(`image "${shown}" has no real alt text. Describe the picture.`);
  return faults;
}

function linkFaults(
  { attributes }: Element,
  ids: ReadonlySet<string | undefined>,
  isPage: (path: string) => boolean,
): string[] {
  const href = attributes.get('href');
  if (!href?.startsWith('#')) return [];
  const dead = href.startsWith('#/') ? !isPage(href.slice(1)) : !ids.has(href.slice(1));
  return dead
    ? [`link "${href}" leads nowhere. Use a path of src/router/routes.ts or the id of an element.`]
    : [];
}

function fileFaults({ attributes }: Element, files: readonly string[]): string[] {
  const addresses = [attributes.get('href'), attributes.get('src')].filter(
    (address) => address !== undefined,
  );
  return addresses.flatMap((address) => {
    if (/^(?:[/\\]|file:)/i.test(address)) {
      return [`"${address}" is an absolute path, which breaks under a sub-path. Make it relative.`];
    }
    if (/^(?:#|https:|mailto:|tel:)/.test(address) || files.includes(address)) return [];
    const twin = files.find((file) => file.toLowerCase() === address.toLowerCase());
    const mend = twin
      ? `The file is called "${twin}": write it so.`
      : 'Add the file to assets/, or mend the path.';
    return [`"${address}" is not in the built folder. ${mend}`];
  });
}
