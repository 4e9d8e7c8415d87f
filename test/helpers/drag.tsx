import { fireEvent } from '@testing-library/react';
import { showCarousel } from './carousel';
import type { FixtureName } from './carousel-fixtures';
import { sendPointer } from './pointer';

/** Renders a carousel 900 CSS px wide, which a pointer presses at 500, 300. */
export function showWide(
  name: FixtureName = 'sliding',
  options: Parameters<typeof showCarousel>[1] = {},
) {
  const carousel = showCarousel(name, options);
  const { viewport, link } = carousel;
  Object.defineProperty(viewport, 'clientWidth', { value: 900 });
  let now = 1000;
  const send = (type: string, across: number, down: number, init: PointerEventInit) => {
    const target = type === 'pointerdown' ? link(1) : window;
    return sendPointer(target, type, { clientX: 500 + across, clientY: 300 + down, ...init }, now);
  };
  return {
    ...carousel,
    down: (init: PointerEventInit = {}) => send('pointerdown', 0, 0, init),
    move: (across: number, down = 0, init: PointerEventInit = {}) =>
      send('pointermove', across, down, init),
    up: (across: number, init: PointerEventInit = {}) => send('pointerup', across, 0, init),
    cancel: () => send('pointercancel', 0, 0, {}),
    /** Another pointer, far from the first. */
    second: (type: string) =>
      sendPointer(window, type, { pointerId: 2, isPrimary: false, clientX: 100 }, now),
    wait: (milliseconds: number) => void (now += milliseconds),
    click: (detail = 1) => !fireEvent.click(link(1), { detail }),
    dragging: () => viewport.hasAttribute('data-dragging'),
    pulled: () => viewport.style.getPropertyValue('--drag'),
  };
}

/** Drags slowly: the pointer rests before it is released, so that it is no flick. */
export function dragSlowly(carousel: ReturnType<typeof showWide>, across: number): void {
  carousel.down();
  carousel.move(across);
  carousel.wait(101);
  carousel.up(across);
}
