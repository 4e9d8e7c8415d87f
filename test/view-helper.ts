type InView = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const observers = new Map<Element, Set<InView>>();

/** happy-dom has no layout, so tests report with `setInView` whether an element is in view. */
export class FakeIntersectionObserver {
  constructor(private readonly callback: InView) {}

  observe(element: Element): void {
    observers.set(element, (observers.get(element) ?? new Set()).add(this.callback));
  }

  unobserve(element: Element): void {
    observers.get(element)?.delete(this.callback);
    if (observers.get(element)?.size === 0) observers.delete(element);
  }

  disconnect(): void {
    for (const element of [...observers.keys()]) this.unobserve(element);
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
