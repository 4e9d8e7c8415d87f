import { useEffect, useState } from 'react';

/** Calls back as soon as the next frame is painted: what can wait does not keep it waiting. Returns what calls it off. */
export function afterPaint(callback: () => void): () => void {
  let turn: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (turn = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(turn);
  };
}

/** The value as it was when the last frame was painted. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
