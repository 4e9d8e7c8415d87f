import { use, useSyncExternalStore } from 'react';
import { PageShown } from './page-shown';

const never = () => () => {};

/**
 * False while the painted document is taken over, what `isSo` says soon after; in a page that comes later, that from the
 * start. It is asked again whenever the page is come back to.
 */
export function useHydrated(isSo: () => boolean = () => true): boolean {
  // Read for its changes alone.
  use(PageShown);
  return useSyncExternalStore(never, isSo, () => false);
}
