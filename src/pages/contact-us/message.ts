import { encodeText } from '../../content-model/contacts';

/** In characters. Common email programs cut or refuse a longer `mailto:` link. */
const LONGEST_MAILTO = 2000;

/** The label and the full value of every field. A value of several lines starts below its label. */
export function composeBody(fields: readonly (readonly [label: string, value: string])[]): string {
  return fields
    .map(([label, value]) => `${label}${value.includes('\n') ? '\n' : ' '}${value}`)
    .join('\n');
}

/**
 * A `mailto:` link with subject and body (RFC 6068: line breaks as CRLF); with the subject alone if
 * it would be longer than 2,000 characters.
 */
export function mailtoHref(to: string, subject: string, body: string): string {
  const link = `mailto:${to}?subject=${encodeText(subject)}`;
  const full = `${link}&body=${encodeText(body.replace(/\r?\n/g, '\r\n'))}`;
  return full.length > LONGEST_MAILTO ? link : full;
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
