const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
};

/** The median of one figure of all runs. */
export const medianOf = <Run>(runs: readonly Run[], figure: (run: Run) => number) =>
  median(runs.map(figure));

export const whole = (value: number) => String(Math.round(value));
export const ratio = (value: number) => value.toFixed(2);

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, column) => (column ? '--:' : ':--')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
