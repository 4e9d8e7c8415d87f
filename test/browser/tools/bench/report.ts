function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/** The median of one figure of all runs. */
export function medianOf<Run>(runs: readonly Run[], figure: (run: Run) => number) {
  return median(runs.map(figure));
}

export function whole(value: number) {
  return String(Math.round(value));
}

/** A dash where the other figure is 0. */
export function ratio(value: number) {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  return [head, head.map((_, column) => (column ? '--:' : ':--')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
