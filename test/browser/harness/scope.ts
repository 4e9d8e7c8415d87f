import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  /** Ends what the test has started, such as servers. */
  closers: (() => Promise<unknown>)[];
  /** Scripts that WebKit runs before those of the page (engines/messages.ts). */
  preludes: Set<string>;
}

const running = new AsyncLocalStorage<Scope>();
/** For tools, which run no tests. */
const outside: Scope = { closers: [], preludes: new Set() };

/** What belongs to the running test: several run at a time in one process. */
export function scope(): Scope {
  return running.getStore() ?? outside;
}

export function closeScope() {
  return Promise.all(scope().closers.map((close) => close()));
}

export function inOwnScope<Result>(work: () => Promise<Result>): Promise<Result> {
  return running.run({ closers: [], preludes: new Set() }, work);
}
