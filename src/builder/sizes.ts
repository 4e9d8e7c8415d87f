import type { Twins } from './compress';
import type { Files } from './folder';
import { elementsOf } from './markup';

export interface Size {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number | undefined;
  readonly brotli: number | undefined;
  readonly budget: number | undefined;
  /** What the budget counts. */
  readonly counts: 'raw' | 'brotli';
}

interface Budget {
  readonly pattern: RegExp;
  readonly bytes: number;
  readonly counts: Size['counts'];
}

/** Most that a file may weigh, in bytes. React and ReactDOM alone take 59,700 with brotli. The first that fits holds. */
const budgets: readonly Budget[] = [
  { pattern: /^site-.*\.js$/, bytes: 75_700, counts: 'brotli' },
  { pattern: /^index\.html$/, bytes: 20_000, counts: 'brotli' },
  { pattern: /^site\.html$/, bytes: 400 * 1024, counts: 'raw' },
  { pattern: /^images\/banner-.*\.svg$/, bytes: 6_144, counts: 'raw' },
  { pattern: /^images\/.*\.svg$/, bytes: 4_096, counts: 'raw' },
  { pattern: /^images\/social-card\.png$/, bytes: 102_400, counts: 'raw' },
  { pattern: /^images\//, bytes: 10_240, counts: 'raw' },
];

/** Most that the pictures of the home page's first view may weigh together, in bytes. */
const firstViewBudget = 30_720;

/** What a file weighs, in bytes, beside its budget. Only a text has twins. */
export function sizeOf(file: string, content: Uint8Array, twins?: Twins): Size {
  const budget = budgets.find(({ pattern }) => pattern.test(file));
  return {
    file,
    raw: content.length,
    gzip: twins?.gz.length,
    brotli: twins?.br.length,
    budget: budget?.bytes,
    counts: budget?.counts ?? 'raw',
  };
}

/** The sizes over their budget, one line each. */
export function budgetFaults(sizes: readonly Size[]): string[] {
  return sizes.flatMap(({ file, raw, brotli, budget, counts }) => {
    const weight = (counts === 'brotli' ? brotli : raw) ?? 0;
    if (budget === undefined || weight <= budget) return [];
    const how = counts === 'brotli' ? ' with brotli' : '';
    return [`${file}: ${weight} bytes${how}, over its budget of ${budget}. Make it smaller.`];
  });
}

/**
 * Counts the pictures of the header, and those that stand above the home page's service carousel: no window is so high
 * that it shows more.
 */
export function firstViewFaults(html: string, pictures: Files): string[] {
  const header = html.slice(0, html.indexOf('<main'));
  const home = html.slice(
    html.indexOf('<article id="/"'),
    html.indexOf('data-carousel="services"'),
  );
  const above = elementsOf(header + home);
  const shown = new Set(
    above.filter(({ tag }) => tag === 'img').map(({ attributes }) => attributes.get('src') ?? ''),
  );
  const weight = [...shown].reduce((sum, src) => sum + (pictures.get(src)?.length ?? 0), 0);
  if (weight <= firstViewBudget) return [];
  const mend = `Make them smaller: ${[...shown].join(', ')}.`;
  return [
    `assets/images: the pictures of the home page's first view weigh ${weight} bytes, over their budget of ${firstViewBudget}. ${mend}`,
  ];
}

/** The sizes as a table, in bytes. A budget counts the file as it is (raw) or with brotli. */
export function sizeTable(sizes: readonly Size[]): string {
  const width = Math.max(...sizes.map(({ file }) => file.length));
  const line = (...cells: (string | number | undefined)[]) =>
    cells
      .map((cell, index) =>
        index === 0 ? String(cell).padEnd(width) : String(cell ?? '-').padStart(9),
      )
      .join(' ');
  return [
    line('file', 'raw', 'gzip', 'brotli', 'budget'),
    ...sizes.map((s) => line(s.file, s.raw, s.gzip, s.brotli, s.budget)),
  ].join('\n');
}
