import { startTransition } from 'react';
import { App } from './app';
import { rememberFields } from './shell/restore-fields';

/** Whether the browser has what the script relies on (behavior B4). */
function isSupported(): boolean {
  return 'inert' in HTMLElement.prototype && CSS.supports('selector(:has(*))');
}

/**
 * Resolves when the document has been parsed. The script is `async`, because after deferred scripts
 * the browser goes to the fragment, which takes the focus from a field (behavior R12).
 */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}

/** The longest time to wait for an idle main thread, in ms. */
const IDLE_TIMEOUT = 1000;

/** Resolves when the main thread is idle. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve);
  });
}

/**
 * Evaluates React. Its scheduler waits for a message before each task, which Firefox drops if the
 * page then enters the back/forward cache: React would wait forever. So the scheduler receives its
 * messages through `setImmediate`, which it prefers, and gets another one when the page is back,
 * which it ignores if it has nothing to do.
 * https://github.com/facebook/react/blob/main/packages/scheduler/src/forks/Scheduler.js
 */
async function importReact() {
  const { port1, port2 } = new MessageChannel();
  const setImmediate = (work: () => void) => {
    port1.onmessage = work;
    port2.postMessage(null);
  };
  Object.assign(window, { setImmediate });
  const react = await import('react-dom/client');
  Reflect.deleteProperty(window, 'setImmediate');
  window.addEventListener('pageshow', () => port2.postMessage(null));
  return react;
}

/**
 * Whether each page begins with the comment that React expects before an `<Activity>`. Where an
 * extension has inserted something before it, or a proxy has removed it, React would try to hydrate
 * the page again and again. https://github.com/facebook/react/pull/36819
 */
function isIntact(root: Element): boolean {
  const pages = [...root.querySelectorAll('.page')];
  return pages.every(({ firstChild }) => firstChild?.nodeValue === '&');
}

/**
 * Hydrates the prerendered document. The bundle is one file, so `import()` loads nothing: it delays
 * the evaluation of React to a task of its own, so that a press waits half as long.
 */
async function hydrate(): Promise<void> {
  await parsed();
  await idle();
  const { hydrateRoot } = await importReact();
  await idle();
  const root = document.getElementById('root');
  if (!root) return;
  const restoreFields = rememberFields(root);
  // An unknown element in the header makes React replace all markup.
  if (!isIntact(root)) root.querySelector('header')?.prepend(document.createElement('i'));
  // React repairs what a browser extension has changed: worth a warning, but not an error.
  const onRecoverableError = (error: unknown) => {
    console.warn(error);
    // Not at once: the page may still be hidden, and a hidden field cannot receive the focus.
    void idle().then(restoreFields);
  };
  startTransition(() => {
    hydrateRoot(root, <App />, { onRecoverableError });
  });
}

if (isSupported()) void hydrate();
