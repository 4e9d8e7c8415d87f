export interface Element {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Enough of HTML for what React writes: every attribute quoted, no `>` in a value. */
export function elementsOf(html: string): Element[] {
  return [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag = '', rest = '']) => ({
      tag: tag.toLowerCase(),
      attributes: new Map(
        [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          unescapeHtml(value),
        ]),
      ),
    }),
  );
}

function unescapeHtml(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
}
