import { useSyncExternalStore } from 'react';

/** After zooming out by hand, some browsers report a scale a little above 1. */
const ZOOMED = 1.01;

/** Whether the visitor has zoomed in by pinching. */
export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** `isZoomed` as state: renders again when it changes. */
export function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}
