import { App } from './app';
import { rememberFields } from './lib/restore-fields';
import { pageSelector } from './router/route';
import { readDocument } from './router/site-document';

/** Whether the browser has what the script relies on (behavior B4), and did not save the page. */
function canStart(): boolean {
  const isSaved = 'ready' in document.documentElement.dataset;
  return !isSaved && 'inert' in HTMLElement.prototype && CSS.supports('selector(:has(*))');
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

/** Loads the first picture of each page, before the visitor opens it (behavior R13). */
function loadFirstPictures(): void {
  for (const page of document.querySelectorAll(pageSelector)) {
    const picture = page.querySelector('img');
    if (picture) picture.loading = 'eager';
  }
}

/**
 * React's scheduler waits for a message before each task. Firefox drops the message if the page
 * then enters the back/forward cache: back from there, the page starts again.
 * https://github.com/facebook/react/blob/v19.2.0/packages/scheduler/src/forks/Scheduler.js#L516
 */
function restartAfterCache({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

/**
 * Hydrates the prerendered document. The bundle is one file, so `import()` loads nothing: it delays
 * the evaluation of React to a task of its own, so that a press waits half as long.
 */
async function start(): Promise<void> {
  window.addEventListener('pageshow', restartAfterCache);
  await parsed();
  await idle();
  const { hydrateOrRender } = await import('./shell/hydrate-or-render');
  await idle();
  const root = document.querySelector(`#root > ${pageSelector}`)?.closest('#root');
  if (!root) return;
  rememberFields(root);
  const onReady = () => {
    // Style sheets show what needs the script.
    document.documentElement.dataset.ready = '';
    window.removeEventListener('pageshow', restartAfterCache);
    void idle().then(loadFirstPictures);
  };
  hydrateOrRender(root, <App siteDocument={readDocument()} onReady={onReady} />);
}

if (canStart()) void start();
