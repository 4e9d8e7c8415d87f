import type { Message } from './types';

type Collecting = Window & { collectedMessages?: Message[] };

/**
 * Runs in the page, before its own scripts. Firefox does not report what the content security
 * policy refuses, and WebKit reports nothing at all (`everything`).
 */
export const collect = (everything: boolean) => {
  const messages: Message[] = ((window as Collecting).collectedMessages = []);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    messages.push({ kind: 'policy', text: `${effectiveDirective} refused ${blockedURI}` });
  });
  if (!everything) return;
  const kinds = { log: 'log', info: 'log', debug: 'log', warn: 'warning', error: 'error' } as const;
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    console[name] = (...parts: unknown[]) =>
      void messages.push({ kind: kinds[name], text: parts.map(String).join(' ') });
  }
  const onError = ({ target, message }: ErrorEvent) => {
    const element = target instanceof Element ? target.outerHTML.slice(0, 200) : null;
    messages.push(
      element
        ? { kind: 'error', text: `failed to load ${element}` }
        : { kind: 'exception', text: message },
    );
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) =>
    messages.push({ kind: 'exception', text: String(reason) }),
  );
};

/** Runs in the page: returns the messages and starts again; null where `collect` did not run. */
export const takeMessages = (): Message[] | null =>
  (window as Collecting).collectedMessages?.splice(0) ?? null;

/**
 * Scripts that WebKit has to run before the page's own. WebDriver has no command for that, so
 * site.ts puts one script element into every document that it serves to WebKit.
 */
export const preludes = new Set<string>();
export const preludePath = '/test-prelude.js';
