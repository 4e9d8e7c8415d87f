import type { Content } from '../sources/content';
import { BuildError, failIf } from '../sources/errors';
import type { Translation } from '../sources/translations';
import type { Target } from './edition-words';
import { parseXml, type XmlElement } from './xml';

/*
 * The texts of an edition as XLIFF 1.2, which translation tools open. A word in braces becomes a
 * placeholder that they protect: <x id="company" equiv-text="{company}"/>.
 * https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
 */

function escapeXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (one) => `&#${one.charCodeAt(0)};`);
}

/** A text with its slots as placeholders. Their ids must differ: `count`, `count.2`. */
function inline(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const tags = parts.map((part, index) => {
    if (index % 2 === 0) return escapeXml(part);
    const before = parts.slice(0, index).filter((one) => one === part).length;
    const id = part.slice(1, -1) + (before > 0 ? `.${before + 1}` : '');
    return `<x id="${id}" equiv-text="${part}"/>`;
  });
  return tags.join('');
}

/**
 * A text with a note: its key, and the comments in the source. One that the English list does not
 * have, such as the address, is its own source.
 */
function transUnit({ item, english = item, state }: Translation, { literalAt }: Literals): string {
  const language = english === item ? ` xml:lang="${item.edition}"` : '';
  const note = [`${item.key}.`, ...(literalAt(english)?.comments ?? [])].join(' ');
  return `<trans-unit id="${escapeXml(item.key)}" xml:space="preserve">
<source${language}>${inline(english.value)}</source>
<target state="${state}">${inline(item.value)}</target>
<note>${escapeXml(note)}</note>
</trans-unit>
`;
}

type Literals = Pick<Content, 'literalAt'>;

export function toXliff(tag: string, texts: readonly Translation[], literals: Literals): string {
  const files = [...new Set(texts.map(({ item }) => item.file))].map((file) => {
    const inFile = texts.filter(({ item }) => item.file === file);
    return `<file original="${file}" datatype="plaintext"
 source-language="en" target-language="${tag}">
<body>
${inFile.map((one) => transUnit(one, literals)).join('')}</body>
</file>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${files.join('')}</xliff>
`;
}

/** The targets of an XLIFF file. Proposals, `seg-source` and what else tools add is ignored. */
export function readXliff(file: Buffer, tag: string): Target[] {
  const text = String(file);
  // Invalid UTF-8 becomes U+FFFD.
  if (text.includes('\ufffd')) throw new BuildError('The file is not in UTF-8. Save it as UTF-8.');
  const root = parseXml(text);
  const version = root.attributes.version;
  if (root.name !== 'xliff' || version !== '1.2')
    throw new BuildError(
      `<${root.name} version="${version}">: save the file as XLIFF 1.2, without prefixes.`,
    );
  for (const { attributes } of elementsIn(root, 'file')) {
    const language = attributes['target-language'] ?? '';
    // Some tools write ta-IN or TA_IN instead of ta.
    const start = `${language}-`.replace('_', '-').slice(0, tag.length + 1);
    if (start.toLowerCase() !== `${tag}-`.toLowerCase())
      throw new BuildError(`<file target-language="${language}">: expected are words of "${tag}".`);
  }
  const targets = unitsIn(root).map(readUnit);
  failIf(targets.filter((one) => typeof one === 'string'));
  return targets.filter((one) => typeof one !== 'string');
}

function elementsIn({ children }: XmlElement, ...names: string[]): XmlElement[] {
  return children.flatMap((child) =>
    child.type === 'element' && names.includes(child.name) ? [child] : [],
  );
}

function unitsIn(element: XmlElement): XmlElement[] {
  return elementsIn(element, 'file', 'body', 'group', 'trans-unit').flatMap((child) =>
    child.name === 'trans-unit' ? [child] : unitsIn(child),
  );
}

/** The target, or what is wrong with it. */
function readUnit(unit: XmlElement): Target | string {
  const key = unit.attributes.id;
  if (!key) return 'A <trans-unit> has no id. Export again.';
  const [target, another] = elementsIn(unit, 'target');
  if (!target || another) return `${key}: must have one <target>. Translate it, or export again.`;
  const parts = partsOf(target);
  if (parts.includes(undefined))
    return `${key}: <target> may have text and the <x/> of <source> only. Copy these unchanged.`;
  const source = elementsIn(unit, 'source').flatMap(partsOf).join('');
  return { key, source, text: parts.join(''), state: stateOf(target) };
}

function stateOf({ attributes: { state } }: XmlElement): Target['state'] {
  if (state === 'final' || state === 'signed-off') return 'signed-off';
  return state === 'translated' ? 'translated' : undefined;
}

/** The texts and slots of a target, without the marks around its sentences. */
function partsOf({ children }: XmlElement): (string | undefined)[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child.type === 'text' ? child.text : undefined];
    const isSegment = child.name === 'mrk' && child.attributes.mtype === 'seg';
    return isSegment ? partsOf(child) : [slotOf(child)];
  });
}

function slotOf({ name, attributes, children }: XmlElement): string | undefined {
  const slot = `{${attributes.id?.replace(/\.\d+$/, '')}}`;
  const isOurs = name === 'x' && children.length === 0 && attributes['equiv-text'] === slot;
  return isOurs ? slot : undefined;
}
