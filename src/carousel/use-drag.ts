import {
  use,
  useEffect,
  useRef,
  type DragEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { PageShown } from '../shell/page-shown';
import { stepsOfDrag, type Heading } from './position';

/** A pointer that has gone this far, in CSS px, drags; until then it may still be a press (behaviour C10). */
const DRAG_FROM = 5;

export interface DragOptions {
  readonly enabled: boolean;
  /** Whether the slides follow the pointer; fading ones wait for its end. */
  readonly follows: boolean;
  readonly slidesToShow: number;
  readonly count: number;
  readonly onHold: (held: boolean) => void;
  readonly onFace: (heading: Heading) => void;
  readonly onMove: (steps: number) => void;
}

/** Props for the viewport, whose first child is the track: dragging by mouse, finger or pen (behaviour C10). */
export function useDrag(options: DragOptions) {
  const latest = useRef(options);
  const stop = useRef<(() => void) | null>(null);
  const dragged = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  const shown = use(PageShown);
  useEffect(() => () => stop.current?.(), [shown]);
  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (!options.enabled || event.button !== 0 || !event.isPrimary) return;
      stop.current?.();
      stop.current = follow(
        event.currentTarget,
        event.nativeEvent,
        () => latest.current,
        () => (dragged.current = true),
      );
    },
    onClickCapture: (event: MouseEvent) => {
      // What opens a link by keyboard or by voice, in most browsers without a detail, does so even right after a drag.
      if (!dragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // In Firefox such a click has one.
    onKeyDown: () => {
      dragged.current = false;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}

/** Follows one pointer from press to release. Returns what ends the gesture early and puts everything back. */
function follow(
  viewport: HTMLElement,
  press: PointerEvent,
  options: () => DragOptions,
  onDrag: () => void,
): () => void {
  const controller = new AbortController();
  const sign = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
  let last = { x: press.clientX, time: press.timeStamp, velocity: 0 };
  let base: number | null = null;
  const finish = (steps: number) => {
    if (controller.signal.aborted) return;
    controller.abort();
    release(viewport);
    options().onHold(false);
    if (base !== null) options().onMove(steps);
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const distance = event.clientX - press.clientX;
    if (base === null) {
      const across = Math.abs(event.clientY - press.clientY);
      if (Math.max(Math.abs(distance), across) < DRAG_FROM) return;
      if (across >= Math.abs(distance)) return finish(0);
      base = grab(viewport, press.pointerId);
      onDrag();
    }
    last = { x: event.clientX, time: event.timeStamp, velocity: velocityOf(last, event) };
    // A drag shows what a move the other way has left: slides on the side that it uncovers.
    options().onFace((base + distance) * sign < 0 ? 'backward' : 'forward');
    if (options().follows) pull(viewport, base, distance, options());
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const { slidesToShow, count } = options();
    const resting = event.timeStamp - last.time > 100;
    const velocity = resting ? 0 : last.velocity * sign;
    const distance = (event.clientX - press.clientX) * sign;
    finish(
      stepsOfDrag({
        distance,
        velocity,
        viewportWidth: viewport.clientWidth,
        slidesToShow,
        most: count - slidesToShow,
      }),
    );
  };
  const { signal } = controller;
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener(
    'pointercancel',
    (event) => event.pointerId === press.pointerId && finish(0),
    { signal },
  );
  options().onHold(true);
  return () => finish(0);
}

function velocityOf(
  last: { x: number; time: number; velocity: number },
  event: PointerEvent,
): number {
  const elapsed = event.timeStamp - last.time;
  return elapsed > 0 ? (event.clientX - last.x) / elapsed : last.velocity;
}

/** Takes hold of the track where a running transition has it. Returns how far that is from where it would rest. */
function grab(viewport: HTMLElement, pointerId: number): number {
  const track = viewport.firstElementChild ?? viewport;
  const seen = track.getBoundingClientRect().left;
  viewport.dataset['dragging'] = '';
  viewport.setPointerCapture(pointerId);
  return seen - track.getBoundingClientRect().left;
}

function pull(
  viewport: HTMLElement,
  base: number,
  distance: number,
  { count, slidesToShow }: DragOptions,
): void {
  const most = (viewport.clientWidth / slidesToShow) * (count - slidesToShow);
  const offset = Math.min(Math.max(base + distance, -most), most);
  viewport.style.setProperty('--drag', `${offset}px`);
}

function release(viewport: HTMLElement): void {
  delete viewport.dataset['dragging'];
  viewport.style.removeProperty('--drag');
}
