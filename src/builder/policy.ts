import { createHash } from 'node:crypto';

/** The source expression that allows an inlined text (CSP Level 3, section 2.3.1). */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface PolicyOptions {
  readonly style: string;
  /** The address of the map's frame; empty if there is no map. */
  readonly frame: string;
  /** Whether `npm start` serves the document: live reload needs a connection. */
  readonly serving: boolean;
  /** The script of the single-file site, whose pictures are in the document as well. */
  readonly inlineScript: string | undefined;
}

/** The content security policy of a document. The README summarizes it. */
export const policyOf = ({ style, frame, serving, inlineScript }: PolicyOptions): string =>
  [
    "default-src 'none'",
    `script-src ${inlineScript === undefined ? "'self'" : hashOf(inlineScript)}`,
    `style-src ${hashOf(style)}`,
    `img-src ${inlineScript === undefined ? "'self'" : 'data:'}`,
    ...(frame === '' ? [] : [`frame-src ${new URL(frame).origin}`]),
    ...(serving ? ["connect-src 'self'"] : []),
    "form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
