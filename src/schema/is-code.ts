/** Properties whose text is not shown. */
const codes = ['src', 'id', 'href', 'lang', 'tag', 'dir', 'of'];

/** Whether a text is a path, an address or a code, which nobody reads or translates. */
export function isCode(text: string, key = ''): boolean {
  return codes.includes(key) || /^(?:images\/|[#/]|[a-z]+:\S)/.test(text);
}
