import { BuildError } from '../builder/errors';
import { lineAt } from './literals';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements and texts. Comments and processing instructions are left out. */
  readonly children: (XmlElement | string)[];
}

const name = '[\\p{L}_:][\\p{L}\\p{M}\\p{N}_:.\\-·]*';
const attribute = `[ \\t\\n]+(${name})[ \\t\\n]*=[ \\t\\n]*(?:"([^<"]*)"|'([^<']*)')`;
const kinds = [
  '<!--(?<comment>[^]*?)-->',
  '<!\\[CDATA\\[(?<literal>[^]*?)\\]\\]>',
  `<\\?(?<instruction>${name})(?<settings>[ \\t\\n][^]*?)?\\?>`,
  `</(?<end>${name})[ \\t\\n]*>`,
  `<(?<start>${name})(?<attributes>(?:${attribute}){0,50})[ \\t\\n]*(?<empty>/?)>`,
  '(?<text>[^<]+)',
];
const declaration =
  /^\s+version=["']1\.\d["'](?:\s+encoding=["']([\w-]+)["'])?(?:\s+standalone=\S+)?\s*$/;
const illegal = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

type Fail = (problem: string) => never;

/**
 * Parses an XML document strictly: whatever is not well-formed is an error. A document type is an
 * error too, so there are no entities to expand and no other files to read. (The parser of
 * happy-dom accepts a lone `&` and unknown entities, and misreads CDATA.)
 */
export function parseXml(document: string): XmlElement {
  const source = document.replace(/\r\n?/g, '\n');
  const tokens = new RegExp(kinds.join('|'), 'uy');
  const top: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  const fail: Fail = (problem) => {
    throw new BuildError(`line ${lineAt(source, at)}: ${problem}`);
  };
  let at = Math.max(source.search(illegal), 0);
  if (illegal.test(source)) fail('this character is not allowed in XML. Delete it.');
  for (let token = ''; at < source.length; at += token.length) {
    tokens.lastIndex = at;
    const found = tokens.exec(source) ?? fail(describe(source.slice(at, at + 40)));
    token = found[0];
    addToken(found.groups ?? {}, open, at === 0, fail);
  }
  const [root, ...others] = top.children;
  if (open.length > 1) fail(`<${open.at(-1)?.name}> is not closed. The file is cut off.`);
  if (typeof root !== 'object' || others.length > 0)
    fail('one element must contain all others. Export again.');
  return root as XmlElement;
}

function addToken(
  token: Readonly<Record<string, string | undefined>>,
  open: XmlElement[],
  isFirst: boolean,
  fail: Fail,
): void {
  const parent = open.at(-1) as XmlElement;
  const { comment, literal, instruction, settings, start, attributes = '', end, text } = token;
  if (/--|-$/.test(comment ?? '')) fail('a comment contains --.');
  if (instruction?.toLowerCase() === 'xml') {
    const [, encoding] = declaration.exec(settings ?? '') ?? fail('<?xml …?> is not complete.');
    if (!isFirst) fail('<?xml …?> is not at the start of the file.');
    if (!/^(utf-8)?$/i.test(encoding ?? ''))
      fail(`the encoding is ${encoding}. Save the file as UTF-8.`);
  }
  if (start !== undefined) {
    const element = { name: start, attributes: parseAttributes(attributes, fail), children: [] };
    parent.children.push(element);
    if (token.empty === '') open.push(element);
    if (open.length > 50) fail('elements are nested too deeply.');
  }
  if (end !== undefined && end !== open.pop()?.name)
    fail(`</${end}> is in the wrong place: <${parent.name}> is not closed.`);
  if (text?.includes(']]>')) fail('write ]]> as ]]&gt;.');
  const added = literal ?? (text === undefined ? '' : decode(text, fail));
  // Outside the root element, there may be white space, but neither `&#32;` nor `<![CDATA[ ]]>`.
  const isText = open.length > 1 ? added !== '' : literal !== undefined || text?.trim();
  if (isText) parent.children.push(added);
}

function parseAttributes(source: string, fail: Fail): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of source.matchAll(new RegExp(attribute, 'gu'))) {
    if (attributes.has(key)) fail(`the attribute ${key} appears twice.`);
    attributes.set(key, decode((double ?? single ?? '').replace(/[\t\n]/g, ' '), fail));
  }
  return attributes;
}

/** Replaces `&amp;`, `&#160;` and the like. */
function decode(text: string, fail: Fail): string {
  return text.replace(/&(?:#(\d+);|#x([\da-fA-F]+);|([^;&\s]*;?))/g, (found, decimal, hex, key) => {
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    const named = key?.endsWith(';') ? entities.get(key.slice(0, -1)) : undefined;
    const character = code <= 0x10ffff ? String.fromCodePoint(code) : named;
    if (character === undefined || illegal.test(character))
      return fail(`${found} has no meaning in XML. Write the character itself, and & as &amp;.`);
    return character;
  });
}

function describe(rest: string): string {
  if (rest.startsWith('<!DOCTYPE')) return 'delete the <!DOCTYPE …>: the file needs none.';
  return `this is not XML: ${rest.split('\n', 1)[0]}. Write < in a text as &lt;.`;
}
