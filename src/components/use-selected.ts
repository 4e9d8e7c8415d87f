import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The index of the selected tab, and its setter. It is null until hydration, which adopts the radio
 * button that the visitor has chosen. Focus on a radio button moves to the tab that replaces it.
 */
export function useSelected(root: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<number | null>(null);
  useLayoutEffect(() => {
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>(':scope > input') ?? [])];
    // When its page becomes active again, there are tabs already.
    if (radios.length === 0) return;
    const checked = radios.findIndex((radio) => radio.checked);
    setSelected(Math.max(checked, 0));
    if (!radios.some((radio) => radio === document.activeElement)) return;
    // React replaces the radio buttons before this task ends.
    queueMicrotask(() =>
      root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(),
    );
  }, [root]);
  return [selected, setSelected] as const;
}
