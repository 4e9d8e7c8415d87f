type RegionFact = 'focused' | 'hovered' | 'outOfView' | 'reducedMotion';
type Report = (facts: Partial<Record<RegionFact, boolean>>) => void;

/**
 * Reports where focus and mouse are, whether the region is in view, and whether motion is reduced;
 * then each change. Returns the cleanup function.
 */
export function watchRegion(region: HTMLElement, report: Report): () => void {
  const controller = new AbortController();
  for (const watch of [watchFocus, watchMouse, watchView, watchMotion])
    watch(region, report, controller.signal);
  return () => controller.abort();
}

function watchFocus(region: HTMLElement, report: Report, signal: AbortSignal): void {
  report({ focused: region.contains(document.activeElement) });
  region.addEventListener('focusin', () => report({ focused: true }), { signal });
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Null also if the window loses the focus: its active element stays the same.
    const next = (relatedTarget as Element | null) ?? document.activeElement;
    report({ focused: region.contains(next) });
  };
  region.addEventListener('focusout', onFocusOut, { signal });
}

/**
 * Native events, because React misses a mouse that enters when content appears under it
 * (https://github.com/facebook/react/issues/13956).
 */
function watchMouse(region: HTMLElement, report: Report, signal: AbortSignal): void {
  // On touch screens, `:hover` also matches what a finger has pressed.
  const hovered = region.matches(':hover') && window.matchMedia('(hover: hover)').matches;
  report({ hovered });
  for (const type of ['pointerenter', 'pointerleave'] as const) {
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') report({ hovered: type === 'pointerenter' });
    };
    region.addEventListener(type, onPointer, { signal });
  }
}

function watchView(region: HTMLElement, report: Report, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    const outOfView = entries.at(-1)?.isIntersecting === false;
    report({ outOfView });
    // In the next slide, a lazy picture would load too late.
    if (!outOfView) for (const picture of region.querySelectorAll('img')) picture.loading = 'eager';
  });
  observer.observe(region);
  signal.addEventListener('abort', () => observer.disconnect());
}

function watchMotion(_region: HTMLElement, report: Report, signal: AbortSignal): void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onChange = () => report({ reducedMotion: query.matches });
  onChange();
  query.addEventListener('change', onChange);
  signal.addEventListener('abort', () => query.removeEventListener('change', onChange));
}
