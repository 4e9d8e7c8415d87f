import { App } from './app';
import { paintedLanguages } from './sections/painted-languages';

/** The longest that hydration waits for an idle main thread, in ms. */
const IDLE_WAIT = 1000;

const touched = new Promise<unknown>((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'hashchange']) {
    window.addEventListener(type, resolve, { once: true, capture: true });
  }
});

/** Resolves when the main thread is idle, or as soon as the visitor does something. */
function idle(): Promise<unknown> {
  const free = new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_WAIT });
    else setTimeout(resolve);
  });
  return Promise.race([touched, free]);
}

/**
 * The script is `async`, not `defer`: browsers look for the fragment's target, and so for the page to show, only when
 * the deferred scripts have run. So it may come before the end of the document, which it then has to wait for.
 */
async function parsed(): Promise<HTMLElement | null> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return document.getElementById('root');
}

/**
 * Hydrates the painted document, in tasks that leave room for the visitor's first press: running React's code is one,
 * hydrating the frame of the site the next, and each page follows in React's own slices.
 */
async function hydrate(): Promise<void> {
  const root = await parsed();
  if (!root) return;
  await idle();
  const { hydrateRoot } = await import('react-dom/client');
  await idle();
  // What a browser extension changed, React paints anew: worth a word to a developer, but no error.
  hydrateRoot(root, <App languages={paintedLanguages(root)} />, { onRecoverableError: (error) => console.warn(error) });
}

void hydrate();
