type InView = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const observers = new Map<Element, Set<InView>>();

/** happy-dom has no layout, so tests report with `setInView` whether an element is in view. */
export class FakeIntersectionObserver {
  constructor(private readonly callback: InView) {}

  observe(element: Element): void {
    observers.set(element, (observers.get(element) ?? new Set()).add(this.callback));
  }

  disconnect(): void {
    for (const [element, callbacks] of observers) {
      callbacks.delete(this.callback);
      if (callbacks.size === 0) observers.delete(element);
    }
  }
}

/**
 * Reports to all observers of the element whether it is in view. A busy page receives several
 * changes at once, the last of them last.
 */
export function setInView(element: Element, ...changes: readonly boolean[]): void {
  const entries = changes.map((isIntersecting) => ({ isIntersecting, target: element }));
  for (const callback of observers.get(element) ?? []) callback(entries);
}

export function countObserved(): number {
  return observers.size;
}
