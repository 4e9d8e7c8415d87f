/**
 * In encoded characters, of which a letter of an Indian script takes nine. Common email programs cut
 * or refuse a longer link; WhatsApp does not state its limit.
 */
const LONGEST_LINK = 2000;

export function fitsLink(href: string): boolean {
  return href.length <= LONGEST_LINK;
}

/** The label and the full value of every field. A value of several lines starts below its label. */
export function composeBody(fields: readonly (readonly [label: string, value: string])[]): string {
  return fields
    .map(([label, value]) => `${label}${value.includes('\n') ? '\n' : ' '}${value}`)
    .join('\n');
}
