import { useRef, useState } from 'react';
import { messageWords } from '../content-model/words';
import { copyText } from './copy-text';

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
