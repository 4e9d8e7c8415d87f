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

/**
 * Copies the text of a field, and leaves the focus on the button that was pressed. Returns whether
 * that worked; if not, the text stays selected and focused, for copying by hand (behavior F4).
 * `execCommand` is deprecated, but works on plain-http hosts and in frames, where
 * `navigator.clipboard` is missing or refused.
 */
export function copyText(field: HTMLTextAreaElement, button: HTMLElement): boolean {
  field.focus();
  field.select();
  const copied = tryCopy();
  if (copied) button.focus();
  return copied;
}

function tryCopy(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
