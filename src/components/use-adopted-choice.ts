import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * False until hydration, then true. Before it becomes true, calls `adopt` with the index of the
 * radio button that the visitor has chosen. Focus on a radio button moves to the tab that replaces
 * it.
 */
export function useAdoptedChoice(
  root: RefObject<HTMLElement | null>,
  adopt: (index: number) => void,
): boolean {
  const [adopted, setAdopted] = useState(false);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (adopted) {
      if (hadFocus.current)
        root.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
      hadFocus.current = false;
      return;
    }
    const radios = [...(root.current?.querySelectorAll<HTMLInputElement>(':scope > input') ?? [])];
    adopt(
      Math.max(
        radios.findIndex(({ checked }) => checked),
        0,
      ),
    );
    hadFocus.current = radios.some((radio) => radio === document.activeElement);
    setAdopted(true);
  }, [adopted, root, adopt]);
  return adopted;
}
