import type { AutoplayFacts } from './autoplay';

type Report = (facts: Partial<AutoplayFacts>) => void;

/**
 * Reports where focus and mouse are, whether the region is in view, and whether motion is reduced;
 * then each change, except changes of focus, which use-autoplay.ts reports. Returns the cleanup
 * function.
 */
export function watchRegion(region: HTMLElement, report: Report): () => void {
  report({ focused: region.contains(document.activeElement) });
  const cleanups = [watchMouse(region, report), watchView(region, report), watchMotion(report)];
  return () => cleanups.forEach((cleanup) => cleanup());
}

/**
 * Native events, because React misses a mouse that enters when content appears under it
 * (https://github.com/facebook/react/issues/13956).
 */
function watchMouse(region: HTMLElement, report: Report): () => void {
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') report({ hovered: type === 'pointerenter' });
  };
  // On touch screens, `:hover` also matches what a finger has pressed.
  const hovered = region.matches(':hover') && window.matchMedia('(hover: hover)').matches;
  report({ hovered });
  region.addEventListener('pointerenter', onPointer);
  region.addEventListener('pointerleave', onPointer);
  return () => {
    region.removeEventListener('pointerenter', onPointer);
    region.removeEventListener('pointerleave', onPointer);
  };
}

function watchView(region: HTMLElement, report: Report): () => void {
  const observer = new IntersectionObserver((entries) => {
    const outOfView = entries.at(-1)?.isIntersecting === false;
    report({ outOfView });
    // In the next slide, a lazy picture would load too late.
    if (!outOfView) for (const picture of region.querySelectorAll('img')) picture.loading = 'eager';
  });
  observer.observe(region);
  return () => observer.disconnect();
}

function watchMotion(report: Report): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onChange = () => report({ reducedMotion: query.matches });
  onChange();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
