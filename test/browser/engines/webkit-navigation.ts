import { setTimeout as delay } from 'node:timers/promises';
import type { Driver } from './types';
import type { Window } from './webkit-window';

type Sight = { isLeft: boolean; isComplete: boolean; href: string };

/** In ms. Nothing may come that could be waited for: there is nowhere to go back to, or the page sets the address back. */
const patience = 1000;

/**
 * Its sessions wait for no document by themselves: one that waits would also hold back every question to a document
 * whose script does not come. So the document that leaves is marked, and the next is the one without the mark.
 */
export const navigationOf = ({ call, run, ask }: Window) => {
  let marks = 0;
  let awaited: 'load' | 'commit' = 'load';
  /** While a document gives way to the next there is nothing to ask, and one that is kept for Back no longer answers. */
  const look = (mark: number) =>
    Promise.race([
      run(
        `{ isLeft: document.leaves === ${mark}, isComplete: document.readyState === 'complete', href: location.href }`,
      ).catch(() => null) as Promise<Sight | null>,
      delay(patience, null, { ref: false }),
    ]);
  const isThere = (sight: Sight | null) =>
    sight !== null && !sight.isLeft && (awaited === 'commit' || sight.isComplete);

  const travel = async (
    address: string,
    body: object,
    isDone: (sight: Sight | null, before: string) => boolean,
  ) => {
    marks += 1;
    const before = (await ask(`(document.leaves = ${marks}, location.href)`)) as string;
    await call('POST', address, body);
    const deadline = performance.now() + 60_000;
    while (!isDone(await look(marks), before)) {
      if (performance.now() > deadline)
        throw new Error(`Nothing came of ${address} within a minute`);
      await delay(5);
    }
  };
  /** Inside of a document only the address tells. */
  const within = () => {
    const deadline = performance.now() + patience;
    return (sight: Sight | null, before: string) =>
      isThere(sight) || (sight !== null && sight.href !== before) || performance.now() > deadline;
  };
  return {
    async goto(url, until) {
      awaited = until;
      const { href, hash } = new URL(url);
      const now = (await ask('location.href')) as string;
      // To its own address it goes by loading the document again.
      const isWithin = hash !== '' && href !== now && href.split('#')[0] === now.split('#')[0];
      const isElsewhere = (sight: Sight | null, before: string) =>
        isThere(sight) && (sight?.href !== before || href === before);
      await travel('/url', { url }, isWithin ? within() : isElsewhere);
    },
    history: (step) => travel(`/${step}`, {}, within()),
    reload: () => travel('/refresh', {}, isThere),
  } satisfies Pick<Driver, 'goto' | 'history' | 'reload'>;
};
