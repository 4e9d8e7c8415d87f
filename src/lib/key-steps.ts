import type { KeyboardEvent } from 'react';
import { isRightToLeft } from './is-right-to-left';

/**
 * The steps in reading direction that an arrow key requests in a row of items; infinitely many for
 * End, and backward for Home. Null for other keys and for keys with a modifier, which belong to the
 * browser: Alt+Left is Back (behavior C11, T1, T3).
 */
export function keySteps(event: KeyboardEvent): number | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'Home') return -Infinity;
  if (key === 'End') return Infinity;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowRight') !== isRightToLeft(currentTarget) ? 1 : -1;
}
