import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { afterEach } from 'node:test';
import { format } from 'node:util';
import { loadHappyDom } from './helpers/happy-dom';
import { FakeIntersectionObserver } from './helpers/view';

/** The address of the site in tests: in a folder, because it must work under a sub-path. */
const siteUrl = 'https://site.example/in/a/folder/index.html';

const { GlobalWindow } = loadHappyDom();
const window = new GlobalWindow({
  url: siteUrl,
  width: 1280,
  height: 800,
  settings: {
    // A listener that throws must fail its test.
    disableErrorCapturing: true,
    disableIframePageLoading: true,
    navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
  },
});

/** Globals to take from happy-dom although Node has them. All others stay, timers above all. */
const fromDocument = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'navigator',
];

for (
  let level: object = window;
  level !== Object.prototype;
  level = Object.getPrototypeOf(level) as object
) {
  for (const name of Object.getOwnPropertyNames(level)) {
    if (name in globalThis && !fromDocument.includes(name)) continue;
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => Reflect.get(window, name) as unknown,
      set: (value: unknown) => void Reflect.set(window, name, value),
    });
  }
}
Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// React and Testing Library look for the document while they load.
const { cleanup } = createRequire(import.meta.url)(
  '@testing-library/react',
) as typeof import('@testing-library/react');

/** React and Node warn through `console.error`: an unexpected call fails the test. */
const warnings: string[] = [];
console.error = (...what: unknown[]) => {
  const warning = format(...what);
  if (!warning.includes('ExperimentalWarning: The MockTimers API')) warnings.push(warning);
};

const { setTimeout } = globalThis;

/** happy-dom fires `hashchange` in a later timer, which the next test would receive. */
async function backToTheStart(): Promise<void> {
  const away = window.location.href !== siteUrl;
  window.history.replaceState(null, '', siteUrl);
  if (away) await new Promise((resolve) => setTimeout(resolve));
}

afterEach(async () => {
  cleanup();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  document.body.replaceChildren();
  document.title = '';
  window.happyDOM.setViewport({ width: 1280, height: 800 });
  window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
  window.scrollTo(0, 0);
  await backToTheStart();
  assert.deepEqual(warnings.splice(0), [], 'console.error was called');
});
