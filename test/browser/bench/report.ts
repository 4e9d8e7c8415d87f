import type { Autoplay } from './autoplay';
import type { Load } from './load';
import type { Use } from './use';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** The median of each figure by itself. */
export const medians = <Measured extends object>(all: readonly Measured[]): Measured =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [
      key,
      median(all.map((one) => Number(Reflect.get(one, key)))),
    ]),
  ) as Measured;

export interface Pair {
  readonly site: Load;
  readonly limit: Load;
}

/** Medians; the ratios are those of the ratio in each run. */
export interface Row extends Pair {
  readonly path: string;
  readonly firstPaintRatio: number;
  readonly largestPaintRatio: number;
}

const round = (value: number) => String(Math.round(value));
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, index) => (index ? '--:' : ':--')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export const loadTable = (rows: readonly Row[]) =>
  table(
    [
      'route',
      'KB',
      'requests',
      'first paint (ms)',
      '× limit',
      'largest paint (ms)',
      '× limit',
      'layout shift',
      'blocking (ms)',
      'limit’s (ms)',
      'press answered (ms)',
    ],
    rows.map((row) => [
      row.path,
      (row.site.bytes / 1000).toFixed(1),
      round(row.site.requests),
      round(row.site.firstPaint),
      row.firstPaintRatio.toFixed(2),
      round(row.site.largestPaint),
      row.largestPaintRatio.toFixed(2),
      row.site.shift.toFixed(3),
      round(row.site.blocking),
      round(row.limit.blocking),
      round(row.site.pressAnswered),
    ]),
  );

export const useTable = (use: Use) =>
  table(
    ['on the slowed processor', 'ms'],
    Object.entries(use).map(([name, ms]) => [name, round(ms)]),
  );

export const autoplayTable = (rows: readonly Autoplay[]) =>
  table(
    ['60 s of autoplay, in view', 'main thread (ms)', 'style recalculations', 'heap growth (KB)'],
    rows.map(({ name, mainThread, styles, heapGrowth }) => [
      name,
      round(mainThread),
      round(styles),
      (heapGrowth / 1000).toFixed(1),
    ]),
  );

/** First paint of each route as a bar, the paint limit as a mark on it. */
export const chart = (rows: readonly Row[]): string => {
  const most = Math.max(...rows.map(({ site }) => site.firstPaint)) * 1.1;
  const x = (ms: number) => (130 + (ms / most) * 480).toFixed(1);
  const bars = rows
    .map(({ path, site, limit }, index) => {
      const y = 44 + index * 34;
      return (
        `<text x="120" y="${y + 15}" text-anchor="end">${path}</text>` +
        `<path fill="#2a2a72" d="M130 ${y}H${x(site.firstPaint)}v22H130z"/>` +
        `<path stroke="#f2a71b" stroke-width="3" d="M${x(limit.firstPaint)} ${y - 3}v28"/>` +
        `<text x="${Number(x(site.firstPaint)) + 10}" y="${y + 15}">${round(site.firstPaint)} ms</text>`
      );
    })
    .join('');
  const height = 56 + rows.length * 34;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="${height}" viewBox="0 0 720 ${height}" font-family="system-ui, sans-serif" font-size="13">` +
    `<path fill="#fbf8f2" d="M0 0h720v${height}H0z"/><text x="130" y="24" font-weight="600">First paint, and the same document without script (mark)</text>${bars}</svg>\n`
  );
};
