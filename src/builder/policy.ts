import { createHash } from 'node:crypto';

/** The source expression that allows an inlined text (CSP Level 3, section 2.3.1). */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Servers that scripts may contact, such as 'https://stats.example' for an analytics tool. */
const contacted: readonly string[] = [];

/**
 * The content security policy of a document. The README summarizes it. `frame` is the address of
 * the map, or empty; `serving` allows the live reload of `npm start`; the single-file site has an
 * inline script, and its pictures are in the document as well.
 */
export const policyOf = (style: string, frame: string, serving: boolean, inlineScript?: string) => {
  const connect = [...contacted, ...(serving ? ["'self'"] : [])];
  return [
    "default-src 'none'",
    `script-src ${inlineScript === undefined ? "'self'" : hashOf(inlineScript)}`,
    `style-src ${hashOf(style)}`,
    `img-src ${inlineScript === undefined ? "'self'" : 'data:'}`,
    ...(frame === '' ? [] : [`frame-src ${new URL(frame).origin}`]),
    ...(connect.length > 0 ? [`connect-src ${connect.join(' ')}`] : []),
    "form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
};
