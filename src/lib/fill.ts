/** Fills the `{slots}` of a text. A slot without a value stays, so that a typing error shows. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}
