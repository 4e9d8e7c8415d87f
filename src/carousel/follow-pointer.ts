/** From this distance on, in CSS px, a pointer drags; below, it presses (behavior C10). */
const DRAG_FROM = 5;

/** A pointer that rests longer than this before its release, in ms, does not flick. */
const LONGEST_FLICK_REST = 100;

interface Release {
  /** From press to release, in CSS px. */
  readonly distance: number;
  /** Between the last two movements, in CSS px per ms; 0 after a rest. */
  readonly velocity: number;
}

interface DragHandlers {
  readonly onStart: () => void;
  /** The distance from the press, in CSS px. */
  readonly onDrag: (distance: number) => void;
  /** The end of the gesture; null if it was canceled or left to the browser. */
  readonly onEnd: (release: Release | null) => void;
}

/**
 * Follows one pointer from its press to its release. The first 5 px decide: a horizontal movement
 * drags; a vertical movement is left to the browser, which scrolls. A second finger cancels the
 * drag, because it starts a pinch. Returns the function that cancels.
 */
export function followPointer(press: PointerEvent, handlers: DragHandlers): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let last = press;
  let velocity = 0;
  let dragging = false;
  const end = (release: Release | null) => {
    if (signal.aborted) return;
    controller.abort();
    handlers.onEnd(release);
  };
  const isPress = ({ pointerId }: PointerEvent) => pointerId === press.pointerId;
  const onMove = (event: PointerEvent) => {
    // The release was lost: a context menu took it, or another button is still down (1 is the main
    // button, a finger or a pen).
    if ((event.buttons & 1) === 0) return end(null);
    const distance = event.clientX - press.clientX;
    if (!dragging) {
      const upOrDown = Math.abs(event.clientY - press.clientY);
      if (Math.max(Math.abs(distance), upOrDown) < DRAG_FROM) return;
      if (upOrDown >= Math.abs(distance)) return end(null);
      dragging = true;
      handlers.onStart();
    }
    const elapsed = event.timeStamp - last.timeStamp;
    if (elapsed > 0) velocity = (event.clientX - last.clientX) / elapsed;
    last = event;
    handlers.onDrag(distance);
  };
  const onUp = ({ clientX, timeStamp }: PointerEvent) => {
    const hasRested = timeStamp - last.timeStamp > LONGEST_FLICK_REST;
    end({ distance: clientX - press.clientX, velocity: hasRested ? 0 : velocity });
  };
  const own = { pointermove: onMove, pointerup: onUp, pointercancel: () => end(null) } as const;
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, (event) => isPress(event) && own[type](event), { signal });
  window.addEventListener('pointerdown', (event) => !isPress(event) && end(null), { signal });
  return () => end(null);
}
