import { createHash } from 'node:crypto';

/** The source expression that allows an inlined text (CSP Level 3, section 2.3.1). */
function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Servers that scripts may contact, such as 'https://stats.example' for an analytics tool. */
const contacted: readonly string[] = [];

/** The texts that every document contains. */
interface Inlined {
  /** The script in the head. */
  readonly router: string;
  readonly style: string;
}

/**
 * The content security policy of a document. The README summarizes it. `frame` is the address of
 * the map, or empty; `serving` allows the live reload of `npm start`; the single-file site has its
 * script and its pictures in the document as well.
 */
export function policyOf(
  { router, style }: Inlined,
  frame: string,
  serving: boolean,
  inlineScript?: string,
): string {
  const connect = [...contacted, ...(serving ? ["'self'"] : [])];
  return [
    "default-src 'none'",
    `script-src ${hashOf(router)} ${inlineScript === undefined ? "'self'" : hashOf(inlineScript)}`,
    `style-src ${hashOf(style)}`,
    `img-src ${inlineScript === undefined ? "'self'" : 'data:'}`,
    ...(frame === '' ? [] : [`frame-src ${new URL(frame).origin}`]),
    ...(connect.length > 0 ? [`connect-src ${connect.join(' ')}`] : []),
    "form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
}
