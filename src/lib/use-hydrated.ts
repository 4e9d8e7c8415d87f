import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while the page is prerendered or being hydrated; true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
