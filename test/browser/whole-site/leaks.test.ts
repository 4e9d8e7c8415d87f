import assert from 'node:assert/strict';
import { routes } from '../../../src/router/routes';
import { browserTest } from '../harness/browser-test';
import { type Frozen, freezeClock } from '../harness/clock';
import { toExpression } from '../harness/engines/in-page';
import type { Page } from '../harness/engines/page';
import { follow, open } from '../harness/open-page';
import { serve } from '../harness/site';

type Counted = Window & { leaks?: () => { listeners: string[]; observers: number } };

/** Runs in the page, before its own scripts. */
const count = () => {
  type Open = { target: EventTarget; type: string; listener: unknown; capture: boolean };
  const open: Open[] = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isOutside = (target: EventTarget) =>
    !(target instanceof Element || target instanceof AbortSignal);
  const captures = (options: unknown) =>
    typeof options === 'object'
      ? Boolean((options as AddEventListenerOptions | null)?.capture)
      : Boolean(options);
  const find = (one: Open) =>
    open.findIndex(
      (other) =>
        other.target === one.target &&
        other.type === one.type &&
        other.listener === one.listener &&
        other.capture === one.capture,
    );
  const forget = (one: Open) => {
    const at = find(one);
    if (at >= 0) open.splice(at, 1);
  };
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    const one = { target, type, listener, capture: captures(options) };
    if (isOutside(target) && find(one) < 0) open.push(one);
    const signal = typeof options === 'object' ? options?.signal : undefined;
    if (signal) add.call(signal, 'abort', () => forget(one));
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const target = this ?? window;
    forget({ target, type, listener, capture: captures(options) });
    remove.call(target, type, listener, options);
  };
  const observers = new Set<IntersectionObserver>();
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(target: Element) {
      observers.add(this);
      super.observe(target);
    }
    override disconnect() {
      observers.delete(this);
      super.disconnect();
    }
  };
  (window as Counted).leaks = () => ({
    listeners: open.map(({ type }) => type).sort(),
    observers: observers.size,
  });
};

/** How many timers wait. */
const pending = (page: Page) => page.evaluate(() => (window as Frozen).frozenClock?.countTimers());

/** Listeners on window, document and media queries, and observers. */
const leaks = (page: Page) =>
  page.evaluate(() => (window as Counted).leaks?.() ?? { listeners: [], observers: 0 });

browserTest(
  'R11: a page that the visitor leaves keeps no timer, listener or observer',
  async (page) => {
    await page.init(toExpression(count));
    const clock = await freezeClock(page);
    const site = await serve();
    await open(page, site.url('#/contact-us'));
    await clock.advance(1000);
    const before = await leaks(page);
    assert.deepEqual([await pending(page), before.observers], [0, 0]);
    await follow(page, '/');
    await clock.advance(1000);
    const onHome = await leaks(page);
    assert.ok(onHome.observers > 0, `observers on the home page: ${onHome.observers}`);
    assert.ok(onHome.listeners.length > before.listeners.length, onHome.listeners.join());
    assert.ok(Number(await pending(page)) > 0, 'the home page has no timer');
    for (const path of [...routes, '/contact-us'] as const) await follow(page, path);
    await clock.advance(1000);
    assert.deepEqual([await pending(page), await leaks(page)], [0, before]);
  },
  { engines: ['chromium'] },
);
