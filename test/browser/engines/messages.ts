import type { Message } from './types';

type Collecting = Window & { collectedMessages?: Message[] };

/** Runs in the page, before its own scripts: WebKit's driver reports no messages. */
export const collect = () => {
  const messages: Message[] = ((window as Collecting).collectedMessages = []);
  const add = (kind: Message['kind'], text: string) => messages.push({ kind, text });
  const kinds = { log: 'log', info: 'log', debug: 'log', warn: 'warning', error: 'error' } as const;
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[])
    console[name] = (...parts: unknown[]) => add(kinds[name], parts.map(String).join(' '));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add('policy', `${effectiveDirective} refused ${blockedURI}`),
  );
  const onError = ({ target, message }: ErrorEvent) =>
    target instanceof Element
      ? add('error', `failed to load ${target.outerHTML.slice(0, 200)}`)
      : add('exception', message);
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => add('exception', String(reason)));
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
