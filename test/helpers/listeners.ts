import type { TestContext } from 'node:test';

/**
 * Records listeners of the window, the document and other targets from now on. Returns a function
 * that lists those that have not been removed, as `target type`.
 */
export function countListeners(
  t: TestContext,
  others: Record<string, EventTarget> = {},
): () => string[] {
  const targets = { window, document, ...others };
  const listening = new Map<string, Set<unknown>>();
  for (const [name, target] of Object.entries(targets)) {
    const { addEventListener, removeEventListener } = target;
    const of = (type: string) => {
      const key = `${name} ${type}`;
      return listening.get(key) ?? listening.set(key, new Set()).get(key);
    };
    t.mock.method(
      target,
      'addEventListener',
      (type: string, listener: () => void, options?: AddEventListenerOptions) => {
        of(type)?.add(listener);
        addEventListener.call(target, type, listener, options);
      },
    );
    t.mock.method(target, 'removeEventListener', (type: string, listener: () => void) => {
      of(type)?.delete(listener);
      removeEventListener.call(target, type, listener);
    });
  }
  return () =>
    [...listening].flatMap(([key, listeners]) => Array.from(listeners, () => key)).sort();
}
