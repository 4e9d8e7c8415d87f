/**
 * Removes what esbuild leaves in a minified style sheet: spaces in values, and the end of a layer
 * where the next file goes on in the same layer.
 */
export function compactCss(css: string): string {
  let depth = 0;
  let layer = '';
  const part =
    /"[^"]*"|(?<=[{;]--[\w-]+:) | \/ |\}@layer (?<next>\w+)\{|@layer (?<first>\w+)\{|[{}]/g;
  return css.replaceAll('\n', '').replace(part, (text, ...rest) => {
    const { next, first } = rest.at(-1) as Record<string, string | undefined>;
    if (text === ' ') return '';
    if (text === ' / ') return '/';
    if (next && depth === 1) {
      const isSame = next === layer;
      layer = next;
      return isSame ? '' : text;
    }
    if (depth === 0) layer = first ?? '';
    if (text.endsWith('{') && !next) depth += 1;
    if (text === '}') depth -= 1;
    return text;
  });
}
