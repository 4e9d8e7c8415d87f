import type { Message } from './types';

type Collected = Window & { collectedMessages?: Message[] };

/** Runs in the page, before its own scripts, in engines whose protocol does not report these things. */
export const collect = (everything: boolean) => {
  const messages: Message[] = ((window as Collected).collectedMessages = []);
  document.addEventListener('securitypolicyviolation', (event) => {
    messages.push({
      kind: 'policy',
      text: `${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`.trim(),
    });
  });
  if (!everything) return;
  const kinds = { log: 'log', info: 'log', debug: 'log', warn: 'warning', error: 'error' } as const;
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const print = console[name].bind(console);
    console[name] = (...parts: unknown[]) => {
      messages.push({ kind: kinds[name], text: parts.map(String).join(' ') });
      print(...parts);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const isResource = event.target instanceof Element;
      const text = isResource
        ? `failed to load ${(event.target as Element).outerHTML.slice(0, 200)}`
        : event.message;
      messages.push({ kind: isResource ? 'error' : 'exception', text });
    },
    true,
  );
  addEventListener('unhandledrejection', (event) =>
    messages.push({ kind: 'exception', text: String(event.reason) }),
  );
};

/** Runs in the page: hands the messages over and begins anew; null where nobody collects. */
export const handOver = (): Message[] | null =>
  (window as Collected).collectedMessages?.splice(0) ?? null;
