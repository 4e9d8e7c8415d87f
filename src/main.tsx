import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { Languages, prerenderedLanguages } from './pages/language/prerendered-languages';

/** The longest time to wait for an idle main thread, in ms. */
const IDLE_TIMEOUT = 1000;

/** Whether the browser has what the script relies on. If not, the prerendered pages stay as they are (behavior B4). */
function isSupported(): boolean {
  return 'inert' in HTMLElement.prototype && CSS.supports('selector(:has(*))');
}

/** Calls back when the document has been parsed. */
function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('DOMContentLoaded', callback, { once: true });
}

/** Calls back when the main thread is idle, so that hydration does not delay the first paint. Safari has no such call. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
  else setTimeout(callback);
}

function hydrate(): void {
  const root = document.getElementById('root');
  if (!root) return;
  hydrateRoot(
    root,
    <Languages value={prerenderedLanguages(root)}>
      <App />
    </Languages>,
    // React repairs what a browser extension has changed: worth a warning, but not an error.
    { onRecoverableError: (error) => console.warn(error) },
  );
}

if (isSupported()) whenParsed(() => whenIdle(hydrate));
