import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * The index of the selected tab, and its setter. It is null until hydration, which adopts the radio
 * button that the visitor has chosen. Focus on a radio button moves to the tab that replaces it.
 */
export function useSelected(root: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<number | null>(null);
  const hadFocus = useRef(false);
  const hydrated = selected !== null;
  useLayoutEffect(() => {
    if (hydrated) {
      if (hadFocus.current)
        root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
      hadFocus.current = false;
      return;
    }
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>(':scope > input') ?? [])];
    const checked = radios.findIndex((radio) => radio.checked);
    hadFocus.current = radios.some((radio) => radio === document.activeElement);
    setSelected(Math.max(checked, 0));
  }, [hydrated, root]);
  return [selected, setSelected] as const;
}
