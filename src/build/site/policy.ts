import { createHash } from 'node:crypto';

/** Servers that scripts may contact, such as 'https://stats.example' for an analytics tool. */
export const contacted: readonly string[] = [];

/** Servers that receive a form, such as 'https://forms.example'. As delivered, it is sent nowhere. */
export const formTargets: readonly string[] = [];

/** The source expressions that allow inlined texts (CSP Level 3, section 2.3.1). */
function hashesOf(texts: readonly string[]): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].join(' ');
}

/**
 * A content security policy, for documents with these inline scripts and style sheets, and a map
 * from this address; the README summarizes it. The single-file site loads no file, and the preview
 * of `npm start` asks its server whether to reload.
 */
export function policyOf(
  scripts: readonly string[],
  styles: readonly string[],
  frame: string,
  kind: 'site' | 'single-file' | 'preview' = 'site',
): string {
  const own = kind === 'single-file' ? '' : " 'self'";
  const connect = [...contacted, ...(kind === 'preview' ? ["'self'"] : [])];
  return [
    "default-src 'none'",
    `script-src ${hashesOf(scripts)}${own}`,
    `style-src ${hashesOf(styles)}${own}`,
    `img-src${own || ' data:'}`,
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
