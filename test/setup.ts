import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { afterEach } from 'node:test';
import { format } from 'node:util';
import { loadHappyDom } from './happy-dom-helper';
import { FakeIntersectionObserver } from './view-helper';

/** Where the site stands in tests: in a folder, as it must work in one. */
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

/** What Node has too, though the document's own is meant; everything else of Node's stays, timers above all. */
const fromDocument = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
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

/** React warns and reports by `console.error`: a test that does not expect it has failed. Node does so too. */
const complaints: string[] = [];
console.error = (...what: unknown[]) => {
  const complaint = format(...what);
  if (!complaint.includes('ExperimentalWarning: The MockTimers API')) complaints.push(complaint);
};

const { setTimeout } = globalThis;

/** happy-dom tells of a new hash in its next timer, so the test to come would hear of this one's. */
async function backToTheStart(): Promise<void> {
  const away = window.location.href !== siteUrl;
  window.history.replaceState(null, '', siteUrl);
  if (away) await new Promise((resolve) => setTimeout(resolve));
}

afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  document.title = '';
  window.happyDOM.setViewport({ width: 1280, height: 800 });
  window.happyDOM.settings.device.prefersReducedMotion = 'no-preference';
  window.scrollTo(0, 0);
  await backToTheStart();
  assert.deepEqual(complaints.splice(0), [], 'console.error was called');
});
