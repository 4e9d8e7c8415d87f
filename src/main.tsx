import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { App } from './app';
import { paintedLanguages } from './pages/language/prerendered-languages';

/** The longest that anything waits for an idle main thread, in ms. */
const IDLE_WAIT = 1000;

const touched = new Promise<unknown>((resolve) => {
  for (const type of ['pointerdown', 'keydown', 'hashchange']) {
    window.addEventListener(type, resolve, { once: true, capture: true });
  }
});

/** Resolves when the main thread is idle. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_WAIT });
    else setTimeout(resolve);
  });

/** The same, or as soon as the visitor does something. */
const idleOrTouched = () => Promise.race([touched, idle()]);

/**
 * The script stands behind the page: line and processor belong to what is painted first. It is `async`, not `defer`:
 * browsers look for the fragment's target, and so for the page to show, only when the deferred scripts have run. So it
 * may come before the end of the document, which it then has to wait for.
 */
async function parsed(): Promise<HTMLElement | null> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) =>
      document.addEventListener('DOMContentLoaded', resolve, { once: true }),
    );
  }
  return document.getElementById('root');
}

/** A hidden page that is laid out comes without that work (layout.css). One that shows by now would lose its scroll position. */
function layOutUnseen(page: HTMLElement): void {
  if (!page.hidden) return;
  Object.assign(page.style, { contain: 'strict', contentVisibility: 'visible' });
  page.getBoundingClientRect();
  Object.assign(page.style, { contain: '', contentVisibility: '' });
}

/**
 * Hydrates the painted document, in tasks that leave room for the visitor's first press: running React's code is one,
 * hydrating the frame of the site the next, and each page follows in React's own slices, those out of sight at last.
 */
async function hydrate(): Promise<void> {
  const root = await parsed();
  if (!root) return;
  await idleOrTouched();
  const { hydrateRoot } = await import('react-dom/client');
  await idleOrTouched();
  const languages = paintedLanguages(root);
  // What a browser extension changed, React paints anew: worth a word to a developer, but no error.
  const onRecoverableError = (error: unknown) => console.warn(error);
  // An update that came sooner would have React paint everything anew, and what was typed would be lost.
  const site = await new Promise<Root>((resolve) => {
    const made: Root = hydrateRoot(
      root,
      <App languages={languages} onReady={() => resolve(made)} />,
      { onRecoverableError },
    );
  });
  await idle();
  await new Promise<void>((resolve) =>
    startTransition(() => site.render(<App languages={languages} keepsPages onReady={resolve} />)),
  );
  for (const page of root.querySelectorAll<HTMLElement>('.page[hidden]')) {
    await idle();
    layOutUnseen(page);
  }
}

void hydrate();
