import { seededRandom } from '../random.ts';

/** Number 17 is the same in a fill of 300 and of 200,000. */
export interface Dice {
  chance(probability: number): boolean;
  /** Both ends included. */
  whole(low: number, high: number): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Different ones, in the list's order. */
  some<T>(list: readonly T[], count: number): T[];
}

export function createDice(seed: number): Dice {
  const random = seededRandom(Math.imul(seed + 1, 2_654_435_761));
  const whole = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from');
    return list[whole(0, list.length - 1)]!;
  };
  return {
    chance: (probability) => random() < probability,
    whole,
    between: (low, high) => low + random() * (high - low),
    pick,
    some(list, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, list.length)) chosen.add(whole(0, list.length - 1));
      return list.filter((_item, i) => chosen.has(i));
    },
  };
}
