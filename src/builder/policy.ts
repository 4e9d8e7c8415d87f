import { createHash } from 'node:crypto';

/** The source expression that allows an inlined text (CSP Level 3, section 2.3.1). */
function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Servers that scripts may contact, such as 'https://stats.example' for an analytics tool. */
export const contacted: readonly string[] = [];

/** Servers that receive a form, such as 'https://forms.example'. As delivered, it is sent nowhere. */
export const formTargets: readonly string[] = [];

interface PolicySources {
  /** The texts of inline scripts. */
  readonly scripts: readonly string[];
  /** The texts of inline style sheets. */
  readonly styles: readonly string[];
  /** The address of the map, or empty. */
  readonly frame: string;
  /** Allows the live reload of `npm start`. */
  readonly serving?: boolean;
  /** The single-file site has its script, the style of paper and its pictures in the document. */
  readonly singleFile?: boolean;
}

/** A content security policy. The README summarizes it. */
export function policyOf({ scripts, styles, frame, serving, singleFile }: PolicySources): string {
  const connect = [...contacted, ...(serving ? ["'self'"] : [])];
  const inlined = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${inlined(scripts)}${singleFile ? '' : " 'self'"}`,
    `style-src ${inlined(styles)}${singleFile ? '' : " 'self'"}`,
    `img-src ${singleFile ? 'data:' : "'self'"}`,
    ...(frame === '' ? [] : [`frame-src ${new URL(frame).origin}`]),
    ...(connect.length > 0 ? [`connect-src ${connect.join(' ')}`] : []),
    `form-action ${formTargets.join(' ') || "'none'"}`,
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join('; ');
}

/**
 * The name of the file with a policy for all documents of dist/, which a host may send as a header:
 * a policy that forbids what a document needs would break it, because browsers apply both.
 */
export const policyFile = 'content-security-policy.txt';
