import { useEffect } from 'react';

/** On Back from a poster, the focus returns to its letter in the head (behavior F9). */
export function useLetterFocus(): void {
  useEffect(() => {
    const onPopState = () => {
      const { id } = document.activeElement ?? {};
      if (!id || window.location.hash === `#${id}`) return;
      const letter = document.querySelector<HTMLElement>(`.page-head [href="#${id}"]`);
      // The browser restores the scroll position.
      letter?.focus({ preventScroll: true });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
