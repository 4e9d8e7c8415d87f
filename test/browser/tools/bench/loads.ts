import type { Browser } from 'puppeteer-core';
import { type RoutePath, routes } from '../../../../src/schema/routes';
import { type Load, measureLoad } from './load';
import { urlOf } from './pages';

/** Where visitors land from a search: these are measured in the documents of one page, too. */
const landing: readonly RoutePath[] = ['/services', '/language'];

const figures: readonly [name: string, figure: keyof Load][] = [
  ['heading visible', 'heading'],
  ['largest paint', 'largestPaint'],
  ['main thread blocked', 'blocked'],
];

function median(loads: readonly Load[], figure: keyof Load): number {
  const sorted = loads.map((load) => load[figure]).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** A dash where the other figure is 0, or not measured. */
function ratio(value: number) {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}

/**
 * The first views of all routes, as a table. The site and the others are measured one after the
 * other, each in turn the first: other load on the machine affects all alike.
 */
export async function loads(
  browser: Browser,
  origin: string,
  against: readonly string[],
  runs: number,
) {
  const others = ['plain', 'documents', ...against];
  const variants = ['site', ...others];
  const seen = routes.map((route) => ({ route, of: new Map<string, Load[]>() }));
  for (let run = 0; run < runs; run += 1) {
    for (const { route, of } of seen)
      for (const index of variants.keys()) {
        const variant = variants[(index + run) % variants.length] ?? 'site';
        if (variant === 'documents' && !landing.includes(route)) continue;
        const load = await measureLoad(browser, urlOf(origin, variant, route));
        of.set(variant, [...(of.get(variant) ?? []), load]);
      }
    console.error(`run ${run + 1} of ${runs}`);
  }
  const columns = figures.flatMap(([name]) => [name, ...others.map((other) => `× ${other}`)]);
  const rows = seen.map(({ route, of }) => {
    const medianOf = (variant: string, figure: keyof Load) => median(of.get(variant) ?? [], figure);
    const cells = figures.flatMap(([, figure]) => {
      const own = medianOf('site', figure);
      return [own.toFixed(), ...others.map((other) => ratio(own / medianOf(other, figure)))];
    });
    return [route, (medianOf('site', 'bytes') / 1000).toFixed(1), ...cells];
  });
  const head = ['route', 'KB', ...columns];
  return [head, head.map((_, column) => (column ? '--:' : ':--')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
