/** Parts a first picture from its neighbours' in any order: the first listings are the same however many follow. */

export interface Shown {
  /** ms */
  createdAt: number;
  price: number | null;
  /** The most important first. */
  lists: readonly string[];
}

interface Place {
  at: number;
  picture: string;
}

/** A fill of 200,000 needs no memory of all. */
const remembered = 2_000;
/** In a grid of three the next two and the one below are in sight. */
const distances = [120, 4, 6] as const;

export interface Neighbours {
  /** @param choices the fittest first; at least one */
  choose(shown: Shown, choices: readonly string[]): string;
}

export function createNeighbours(): Neighbours {
  const rows = new Map<string, Place[]>();
  const used = new Map<string, number>();
  let count = 0;

  function clashes(places: readonly { row: Place[]; index: number; weight: number }[], picture: string): number {
    let sum = 0;
    for (const { row, index, weight } of places)
      for (const [step, cost] of distances.entries())
        for (const beside of [row[index - 1 - step], row[index + step]])
          if (beside?.picture === picture) sum += cost * weight;
    return sum;
  }

  return {
    choose(shown, choices) {
      const rowOf = (name: string): Place[] => {
        const row = rows.get(name) ?? [];
        rows.set(name, row);
        return row;
      };
      count += 1;
      if (count > remembered) return choices[count % choices.length]!;
      const places = shown.lists.flatMap((list, rank) =>
        (
          [
            [`${list} by date`, shown.createdAt],
            [`${list} by price`, shown.price ?? Infinity],
          ] as const
        ).map(([name, at]) => {
          const row = rowOf(name);
          return { row, index: placeOf(row, at), at, weight: shown.lists.length - rank };
        }),
      );
      const cost = (picture: string): number => clashes(places, picture) * 1_000 + (used.get(picture) ?? 0);
      const picture = choices.reduce((best, choice) => (cost(choice) < cost(best) ? choice : best));
      used.set(picture, (used.get(picture) ?? 0) + 1);
      for (const { row, index, at } of places) row.splice(index, 0, { at, picture });
      return picture;
    },
  };
}

/** After its equals. */
function placeOf(row: readonly Place[], at: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
