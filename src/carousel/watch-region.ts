import type { AutoplayEvent } from './autoplay';

type Send = (event: AutoplayEvent) => void;

/**
 * Reports focus, mouse, view and reduced motion: as they are now, and each change. Returns the
 * remover.
 */
export function watchRegion(region: HTMLElement, send: Send): () => void {
  send(region.contains(document.activeElement) ? 'focus' : 'blur');
  const removers = [watchMouse, watchView, watchMotion].map((watch) => watch(region, send));
  return () => {
    for (const remove of removers) remove();
  };
}

/**
 * Native events, because React misses a mouse that enters when content appears under it
 * (https://github.com/facebook/react/issues/13956).
 */
function watchMouse(region: HTMLElement, send: Send): () => void {
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') send(type === 'pointerenter' ? 'enter' : 'leave');
  };
  // On touch screens, `:hover` also matches what a finger has pressed.
  const hovered = region.matches(':hover') && window.matchMedia('(hover: hover)').matches;
  send(hovered ? 'enter' : 'leave');
  region.addEventListener('pointerenter', onPointer);
  region.addEventListener('pointerleave', onPointer);
  return () => {
    region.removeEventListener('pointerenter', onPointer);
    region.removeEventListener('pointerleave', onPointer);
  };
}

function watchView(region: HTMLElement, send: Send): () => void {
  const observer = new IntersectionObserver((entries) => {
    const inView = entries.at(-1)?.isIntersecting !== false;
    send(inView ? 'scroll-back' : 'scroll-away');
    // In the next slide, a lazy picture would load too late.
    if (inView) for (const picture of region.querySelectorAll('img')) picture.loading = 'eager';
  });
  observer.observe(region);
  return () => observer.disconnect();
}

function watchMotion(_region: HTMLElement, send: Send): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onChange = () => send(query.matches ? 'reduce-motion' : 'allow-motion');
  onChange();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
