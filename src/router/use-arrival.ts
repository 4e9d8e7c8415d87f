import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';
import { parseHash } from './hash';

/** Waits out a run of quick Backs, so that only the page that stays is announced (behaviour R8). In ms. */
const ANNOUNCE_AFTER = 100;

/** Scrolls to the top and focuses the page's heading, without a visible jump (behaviour R6, R7; WCAG 2.4.3). */
export function goToHeading(): void {
  closeMenu();
  window.scrollTo(0, 0);
  focusHeading();
}

/** Closes the phone's menu (behaviour R9). */
export function closeMenu(): void {
  document.getElementById('menu')?.hidePopover?.();
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('.page:not([hidden]) h1')?.focus({ preventScroll: true });
}

/**
 * Has what is out of sight laid out at once: a scroll position counts on all that stands above it (behaviour R8).
 * Other animations are left alone: one without end would throw.
 */
function layOutAll(): void {
  for (const animation of document.getAnimations?.() ?? []) {
    if ((animation as CSSAnimation).animationName === 'later') animation.finish();
  }
}

/**
 * A fragment makes the first Tab start at its target, past the skip link and the header. Focusing the body, which
 * shows nothing, takes the start back to the top.
 */
function startFromTop(): void {
  const { body, activeElement } = document;
  if (activeElement !== body) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** Whether Back or Forward led here: markEntry has been at this entry before. */
export function isReturning(): boolean {
  return (history.state as { visited?: boolean } | null)?.visited === true;
}

/**
 * Marks the history entry, so that Back and Forward are told from a new visit, and tidies its address (behaviour R4).
 * `address` is the one it is meant for: the visitor may have gone on.
 */
function markEntry(address: string): void {
  const { hash, href } = window.location;
  if (href !== address) return;
  const reading = parseHash(hash);
  const canonicalHash = reading.kind === 'route' ? reading.canonicalHash : hash;
  if (isReturning() && canonicalHash === hash) return;
  try {
    history.replaceState({ visited: true }, '', href.split('#')[0] + canonicalHash);
  } catch {
    // A frame without a URL of its own refuses: there every visit is new.
  }
}

/**
 * On arrival at a new address: title, scroll to the top, focus on the heading, one polite announcement; on the first
 * load nothing moves (behaviour R7; WCAG 2.4.2, 2.4.3, 4.1.3). Returns the text for the live region.
 * `address` is null until the document is hydrated.
 */
export function useArrival(address: string | null, title: string): string {
  const previous = useRef(address);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (address === null) return;
    document.title = title;
    const returning = isReturning();
    if (returning) layOutAll();
    const arrived = previous.current !== null && previous.current !== address;
    if (previous.current === null) startFromTop();
    previous.current = address;
    if (!arrived) return;
    closeMenu();
    setAnnouncement('');
    if (!returning) window.scrollTo(0, 0);
    // The browser moves focus to the fragment's target after `popstate`: the heading's turn comes after that.
    const callOffFocus = afterPaint(focusHeading);
    const announcing = setTimeout(() => setAnnouncement(title), ANNOUNCE_AFTER);
    return () => {
      callOffFocus();
      clearTimeout(announcing);
    };
  }, [address, title]);
  useEffect(() => {
    if (address === null) return;
    const { href } = window.location;
    // It takes the browser as long as a page takes React.
    return afterPaint(() => markEntry(href));
  }, [address]);
  return announcement;
}
