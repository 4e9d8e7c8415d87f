import type { KeyboardEvent } from 'react';

/** A step in reading direction, or an end. */
type KeyMove = 'next' | 'previous' | 'first' | 'last';

/**
 * The move that an arrow key, Home or End requests in a row of items. Null for other keys and for
 * keys with a modifier, which belong to the browser: Alt+Left is Back (behavior C11, T1, T3).
 */
export function keyMove(event: KeyboardEvent): KeyMove | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const mirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') !== mirrored ? 'next' : 'previous';
}
