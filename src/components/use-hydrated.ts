import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the prerendered page and while it is hydrated, true afterwards and in pages that are
 * mounted later.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
