import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * False until script runs; then true, after `choose` was told which radio button in `root` was chosen by then. Focus
 * that stood on a radio button goes on to the tab that replaces it.
 */
export function useChosenBeforeScript(
  root: RefObject<HTMLElement | null>,
  choose: (index: number) => void,
): boolean {
  const [ready, setReady] = useState(useHydrated());
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (ready) {
      if (hadFocus.current)
        root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
      hadFocus.current = false;
      return;
    }
    const radios = [
      ...(root.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []),
    ];
    choose(
      Math.max(
        radios.findIndex((radio) => radio.checked),
        0,
      ),
    );
    hadFocus.current = radios.some((radio) => radio === document.activeElement);
    setReady(true);
  }, [ready, root, choose]);
  return ready;
}
