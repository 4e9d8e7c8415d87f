import { toExpression } from './engines/in-page';
import type { Page } from './engines/page';

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

/** Counts listeners on window, document and media queries, and observers, from the next document on. */
export const countLeaks = (page: Page) => page.init(toExpression(count));

export const leaks = (page: Page) =>
  page.evaluate(() => {
    const { leaks: ask } = window as Counted;
    if (!ask) throw new Error('countLeaks has to come before goto');
    return ask();
  });
