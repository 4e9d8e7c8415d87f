/** The longest time to wait for an idle main thread, in ms. */
const IDLE_TIMEOUT = 1000;

/** Resolves when the main thread is idle, so that what follows delays no paint and no answer. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve);
  });
}
