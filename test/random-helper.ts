export interface Random {
  /** An integer from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<Item>(from: readonly [Item, ...Item[]]): Item;
}

/**
 * Pseudo-random numbers (xorshift, 32 bits), the same in every run, so that failures can be
 * repeated.
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
