import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the painted document is taken over, what `isSo` says soon after; in a page that comes later, that from the
 * start. It is asked again at each rendering.
 */
export function useHydrated(isSo: () => boolean = () => true): boolean {
  return useSyncExternalStore(never, isSo, () => false);
}
