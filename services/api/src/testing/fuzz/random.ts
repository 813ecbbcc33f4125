/** The same seed gives the same numbers, on every machine. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** Both ends included. */
  int(least: number, most: number): number;
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

/** Mulberry32: short, and good enough to choose inputs with; never for secrets. */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[int(0, list.length - 1)] as (typeof list)[number];
    },
    chance: (probability) => next() < probability,
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
