type Collecting = Window & { collectedMessages?: string[] };

/** Runs in the page, before its own scripts: WebKit's driver reports no messages. */
export function collect() {
  const messages: string[] = ((window as Collecting).collectedMessages = []);
  for (const name of ['log', 'info', 'debug', 'warn', 'error'] as const)
    console[name] = (...parts: unknown[]) => messages.push(`${name}: ${parts.join(' ')}`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    messages.push(`policy: ${effectiveDirective} refused ${blockedURI}`),
  );
  const onError = ({ target, message }: ErrorEvent) =>
    messages.push(
      target instanceof Element
        ? `error: failed to load ${target.outerHTML.slice(0, 200)}`
        : `exception: ${message}`,
    );
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => messages.push(`exception: ${reason}`));
}

/** Runs in the page: returns the messages and starts again; null where `collect` did not run. */
export function takeMessages() {
  return (window as Collecting).collectedMessages?.splice(0) ?? null;
}

/**
 * Scripts that WebKit has to run before the page's own. WebDriver has no command for that, so
 * site.ts puts one script element into every document that it serves to WebKit.
 */
export const preludes = new Set<string>();
export const preludePath = '/test-prelude.js';
