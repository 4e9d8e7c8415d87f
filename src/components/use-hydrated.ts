import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the painted document is taken over, true soon after; in a page that comes later, true from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
