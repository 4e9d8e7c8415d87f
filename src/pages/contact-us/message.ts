export interface Message {
  readonly subject: string;
  readonly body: string;
}

/** A longer `mailto:` link is cut or refused by common e-mail programs. In characters. */
const LONGEST_MAILTO = 2000;

/** The text that is handed over: every field whole, under its label. */
export function composeBody(fields: readonly (readonly [label: string, value: string])[]): string {
  return fields
    .map(([label, value]) => (value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`))
    .join('\n');
}

/**
 * A `mailto:` link with subject and body (RFC 6068: line breaks as CRLF). Where it would pass 2,000 characters it
 * carries the subject alone. Half of a surrogate pair, which no link can hold, becomes the replacement character.
 */
export function mailtoHref(to: string, { subject, body }: Message): string {
  const link = `mailto:${to}?subject=${encode(subject)}`;
  const full = `${link}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`;
  return full.length > LONGEST_MAILTO ? link : full;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/**
 * Copies the text of a field and tells whether that worked; if not, the text stays selected for copying by hand.
 * `navigator.clipboard` is missing on plain-http hosts and refused in frames, where the old command still works.
 */
export function copyFrom(field: HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
