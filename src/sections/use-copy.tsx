import { useRef, useState } from 'react';
import { messageWords } from '../content-model/words';

/** Copies the text of the element `source`; `result` is for a live region. */
export function useCopy<Source extends HTMLElement>() {
  const source = useRef<Source>(null);
  const [{ presses, succeeded }, setCopy] = useState({ presses: 0, succeeded: false });
  const tryCopy = (button: HTMLElement): boolean => {
    const copied = source.current !== null && copyText(source.current, button);
    setCopy({ presses: presses + 1, succeeded: copied });
    return copied;
  };
  return {
    source,
    tryCopy,
    isRefused: presses > 0 && !succeeded,
    result: presses > 0 && (
      // A new element for each press, so that the same words are announced again.
      <span key={presses}>{succeeded ? messageWords.copied : messageWords.refused}</span>
    ),
  };
}

/**
 * Copies the text of an element, and leaves the focus on the button that was pressed. Returns whether
 * that worked; if not, the text stays selected, for copying by hand (behavior F4). `execCommand` is
 * deprecated, but works on plain-http hosts and in frames, where `navigator.clipboard` is missing or
 * refused.
 */
function copyText(element: HTMLElement, button: HTMLElement): boolean {
  if (element instanceof HTMLTextAreaElement) {
    element.focus({ preventScroll: true });
    element.setSelectionRange(0, element.value.length);
  } else getSelection()?.selectAllChildren(element);
  // Browsers may remove it.
  const copied = document.execCommand?.('copy') === true;
  if (copied) button.focus({ preventScroll: true });
  else element.scrollIntoView({ block: 'nearest' });
  return copied;
}
