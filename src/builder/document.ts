import { createHash } from 'node:crypto';
import { Fault } from './fault';

/** Puts the values into the `%slots%` of the frame. Throws where a slot has no value or a value no slot. */
export function fillSlots(frame: string, values: Readonly<Record<string, string>>): string {
  const open = new Set(Object.keys(values));
  const filled = frame.replace(/%([a-z]+)%/g, (_, slot: string) => {
    const value = values[slot];
    if (value === undefined)
      throw new Fault(`index.html: nothing fills the slot %${slot}%. Remove it.`);
    open.delete(slot);
    return value;
  });
  if (open.size > 0)
    throw new Fault(`index.html: the slot %${[...open].join('%, %')}% is missing. Put it back.`);
  return filled;
}

/** The source expression that allows an inlined text (CSP Level 3, section 2.3.1). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface PolicyOptions {
  readonly style: string;
  readonly frameOrigin: string;
  /** The development server's live reload needs one connection. */
  readonly serving?: boolean;
  /** The script of the one-file edition, which stands in the document as the pictures do. */
  readonly inlineScript?: string;
}

/** The content security policy of the document. The README gives the reason for each directive. */
export function policyOf({
  style,
  frameOrigin,
  serving = false,
  inlineScript,
}: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src ${inlineScript === undefined ? "'self'" : hashSource(inlineScript)}`,
    `style-src ${hashSource(style)}`,
    `img-src ${inlineScript === undefined ? "'self'" : 'data:'}`,
    `frame-src ${frameOrigin}`,
    ...(serving ? ["connect-src 'self'"] : []),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Text as it may stand in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
