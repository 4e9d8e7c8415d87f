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

/**
 * WebDriver has no command that runs a script before the page's own, so site.ts puts one script
 * element with the preludes of the test (scope.ts) into every document that it serves to WebKit.
 */
export const preludePath = '/test-prelude.js';
