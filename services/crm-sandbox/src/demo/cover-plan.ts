/** Parts the covers of the demo's listings: none often, none twice on a page of the public list. */
import { createDice } from './dice.ts';

export interface Coverable {
  /** ms */
  createdAt: number;
  price: number | null;
  /** Names of the lists that it stands in besides that of all: its kind, its category. */
  lists: readonly string[];
  /** At least one. */
  choices: readonly string[];
}

/** How many listings of the plan may open with one picture. */
export const mostUses = 4;
/** Listings on a page of the public list. */
export const pageSize = 12;

/** What it costs when two listings with one cover meet. */
const costs = { page: 1_000, neighbours: 300, neighboursInList: 20 } as const;
const overuse = 1_000;
const rounds = 80;

/** One of each listing's choices, in their order; the same for the same listings. */
export function planCovers(listings: readonly Coverable[]): string[] {
  const meetings = meetingsOf(listings);
  const uses = new Map<string, number>();
  const covers: (string | undefined)[] = listings.map(() => undefined);
  const dice = createDice(listings.length);

  function cost(index: number, cover: string): number {
    const others = (uses.get(cover) ?? 0) - (covers[index] === cover ? 1 : 0);
    let sum = others * 0.1 + Math.max(0, others + 1 - mostUses) * overuse;
    for (const [other, weight] of meetings[index]!) if (covers[other] === cover) sum += weight;
    return sum;
  }

  function settle(index: number): boolean {
    const before = covers[index];
    const priced = listings[index]!.choices.map((cover) => ({ cover, cost: cost(index, cover) }));
    const least = Math.min(...priced.map((one) => one.cost));
    if (before !== undefined && cost(index, before) < costs.neighboursInList) return false;
    const chosen = dice.pick(priced.filter((one) => one.cost === least)).cover;
    if (before !== undefined) uses.set(before, uses.get(before)! - 1);
    uses.set(chosen, (uses.get(chosen) ?? 0) + 1);
    covers[index] = chosen;
    return chosen !== before;
  }

  // those with little choice first; then whoever is in another's way moves until nobody is
  const order = listings.map((_one, index) => index).toSorted((a, b) => listings[a]!.choices.length - listings[b]!.choices.length);
  for (let round = 0; round < rounds; round += 1) {
    const moved = order.map(settle);
    if (!moved.includes(true)) break;
  }
  return covers.map((cover) => cover!);
}

/** For each listing whom it meets, and what sharing a cover there costs. */
function meetingsOf(listings: readonly Coverable[]): Map<number, number>[] {
  const meetings = listings.map(() => new Map<number, number>());
  const meet = (a: number, b: number, cost: number): void => {
    meetings[a]!.set(b, Math.max(cost, meetings[a]!.get(b) ?? 0));
    meetings[b]!.set(a, Math.max(cost, meetings[b]!.get(a) ?? 0));
  };
  const all = listings.map((_one, index) => index);
  const lists = Map.groupBy(
    all.flatMap((index) => listings[index]!.lists.map((list) => ({ list, index }))),
    ({ list }) => list,
  );
  const each = [all, ...[...lists.values()].map((members) => members.map(({ index }) => index))];
  for (const members of each) {
    const beside = members === all ? costs.neighbours : costs.neighboursInList;
    const newest = members.toSorted((a, b) => listings[b]!.createdAt - listings[a]!.createdAt);
    const cheapest = members.toSorted((a, b) => priceOf(listings[a]!) - priceOf(listings[b]!));
    for (const order of [newest, cheapest])
      for (const [at, index] of order.entries()) if (at > 0) meet(order[at - 1]!, index, beside);
    for (let start = 0; start < newest.length; start += pageSize) {
      const page = newest.slice(start, start + pageSize);
      for (const [at, index] of page.entries()) for (const other of page.slice(at + 1)) meet(index, other, costs.page);
    }
  }
  return meetings;
}

const priceOf = ({ price }: Coverable): number => price ?? Number.MAX_VALUE;
