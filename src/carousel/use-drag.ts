import { type HTMLAttributes, useEffect, useRef, useSyncExternalStore } from 'react';
import { isRightToLeft } from '../lib/is-right-to-left';
import { isZoomed } from '../lib/is-zoomed';
import { followPointer } from './follow-pointer';
import { type Spare, stepsOfDrag } from './position';

interface DragOptions {
  readonly slidesToShow: number;
  readonly count: number;
  readonly putSpare: (spare: Spare) => void;
  /** A press pauses the timer, even before it becomes a drag. */
  readonly onPressChange: (pressed: boolean) => void;
  readonly onMove: (steps: number) => void;
}

/** Props for the viewport, whose first child is the track: drags and flicks (behavior C10). */
export function useDrag(options: DragOptions) {
  const cancel = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  const zoomed = useSyncExternalStore(watchZoom, isZoomed, () => false);
  useEffect(() => () => cancel.current?.(), []);
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerDown: ({ currentTarget, nativeEvent: press }) => {
      dragged.current = false;
      if (!mayDrag(press, zoomed)) return;
      cancel.current?.();
      cancel.current = drag(currentTarget, press, options, dragged);
    },
    // The click that ends a drag opens no link. A click by keyboard or voice, with detail 0, does.
    onClickCapture: (event) => {
      if (!dragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // In Firefox, a click by keyboard has detail 1.
    onKeyDown: () => {
      dragged.current = false;
    },
    onDragStart: (event) => event.preventDefault(),
  };
  return { 'data-zoomed': zoomed ? '' : undefined, ...handlers };
}

/**
 * In a zoomed page, a finger pans: there is no other way to see the rest of the page. On macOS, a
 * press with Ctrl opens the context menu, and its release is never reported.
 */
function mayDrag(press: PointerEvent, zoomed: boolean): boolean {
  const { button, ctrlKey, isPrimary, pointerType } = press;
  return button === 0 && !ctrlKey && isPrimary && (pointerType === 'mouse' || !zoomed);
}

function watchZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** Moves the track with one pointer until its release. Returns the function that cancels. */
function drag(
  viewport: HTMLElement,
  press: PointerEvent,
  { slidesToShow, count, putSpare, onPressChange, onMove }: DragOptions,
  dragged: { current: boolean },
): () => void {
  const sign = isRightToLeft(viewport) ? -1 : 1;
  const viewportWidth = viewport.clientWidth;
  const maxSteps = count - slidesToShow;
  const reach = (viewportWidth / slidesToShow) * maxSteps;
  let base: number | null = null;
  onPressChange(true);
  return followPointer(press, {
    onStart: () => {
      base = grab(viewport, press.pointerId);
      dragged.current = true;
    },
    onDrag: (distance) => {
      const offset = (base ?? 0) + distance;
      // A drag towards the next slide uncovers what is after the view.
      putSpare(offset * sign < 0 ? 'after' : 'before');
      // Fading slides ignore it: they change only on release.
      viewport.style.setProperty('--drag', `${Math.min(Math.max(offset, -reach), reach)}px`);
    },
    onEnd: (release) => {
      delete viewport.dataset.dragging;
      viewport.style.removeProperty('--drag');
      onPressChange(false);
      if (base === null) return;
      const distance = (release?.distance ?? 0) * sign;
      const velocity = (release?.velocity ?? 0) * sign;
      onMove(stepsOfDrag({ distance, velocity, viewportWidth, slidesToShow, maxSteps }));
    },
  });
}

/**
 * Stops a running transition, and the selection that the press has started: `user-select` alone does
 * not, since WebKit extends it after the release. Returns how far the track is from its position at
 * rest, in CSS px.
 */
function grab(viewport: HTMLElement, pointerId: number): number {
  getSelection()?.removeAllRanges();
  const track = viewport.querySelector('.carousel-track') ?? viewport;
  const seen = track.getBoundingClientRect().left;
  viewport.dataset.dragging = '';
  viewport.setPointerCapture(pointerId);
  return seen - track.getBoundingClientRect().left;
}
