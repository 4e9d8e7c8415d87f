import type { Variant } from './pages';
import { medianOf, ratio, whole } from './report';

type Results<Result> = ReadonlyMap<Variant, Result>;

/**
 * The site and the others, one after the other, each in turn the first: other load on the machine
 * affects all alike.
 */
export async function measureEach<Result>(
  run: number,
  others: readonly Variant[],
  measure: (variant: Variant) => Promise<Result>,
): Promise<Results<Result>> {
  const variants: readonly Variant[] = ['site', ...others];
  const results = new Map<Variant, Result>();
  for (const index of variants.keys()) {
    const variant = variants[(index + run) % variants.length] ?? 'site';
    results.set(variant, await measure(variant));
  }
  return results;
}

/** The cells of a figure: that of the site, and × each other. Medians of the rounds' medians. */
export function cells<Result>(
  rounds: readonly (readonly Results<Result>[])[],
  others: readonly Variant[],
  figure: (result: Result) => number,
) {
  const medianIn = (round: readonly Results<Result>[], variant: Variant) =>
    medianOf(
      round.flatMap((results) => results.get(variant) ?? []),
      figure,
    );
  return [
    whole(medianOf(rounds, (round) => medianIn(round, 'site'))),
    ...others.map((other) =>
      ratio(medianOf(rounds, (round) => medianIn(round, 'site') / medianIn(round, other))),
    ),
  ];
}

/** The head of these cells: the name of the figure, then `× plain` and the like. */
export function columns(name: string, others: readonly Variant[]) {
  return [name, ...others.map((other) => `× ${other}`)];
}
