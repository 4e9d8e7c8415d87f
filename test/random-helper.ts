export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(from: readonly [Item, ...Item[]]): Item;
}

/**
 * Numbers that look random and are the same in every run, so that what failed once fails again
 * (xorshift, 32 bits).
 */
export function seeded(seed: number): Random {
  let state = seed | 1;
  const below = (limit: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  return { below, pick: (from) => from[below(from.length)] ?? from[0] };
}
