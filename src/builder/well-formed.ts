const name = String.raw`[A-Za-z_][\w.:-]*`;
const attribute = String.raw`\s+${name}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const token = new RegExp(
  String.raw`<\?.*?\?>|<!--.*?-->|<(/?)(${name})((?:${attribute})*)\s*(/?)>|([^<]+)`,
  'sy',
);
const badEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

/**
 * Why an SVG is no well-formed document, or undefined where it is one. A browser shows nothing of a picture with such a
 * fault. Document types and CDATA have no place in a picture and count as faults.
 */
export function xmlFault(text: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  token.lastIndex = 0;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const found = token.exec(text);
    if (!found) return `cannot be read from "${text.slice(at, at + 20).replaceAll('\n', ' ')}" on`;
    const [, closing, tag, attributes = '', empty, words] = found;
    if (badEntity.test(attributes + (words ?? ''))) return 'has an "&" that is not written "&amp;"';
    if (words?.trim() && open.length === 0) return 'has text outside of its element';
    if (tag === undefined) continue;
    if (repeats(attributes)) return `gives an attribute of <${tag}> twice`;
    if (closing && open.pop() !== tag) return `has a </${tag}> that closes nothing`;
    if (!closing && open.length === 0) roots += 1;
    if (!closing && !empty) open.push(tag);
  }
  if (open.length > 0) return `does not close <${open.at(-1)}>`;
  return roots === 1 ? undefined : 'is not one element';
}

function repeats(attributes: string): boolean {
  const names = [...attributes.matchAll(/([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map(
    ([, one]) => one,
  );
  return new Set(names).size < names.length;
}
