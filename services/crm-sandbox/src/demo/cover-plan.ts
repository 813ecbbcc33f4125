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
/** Below it a cover stays: no reader sees the difference. */
const tolerable = costs.neighboursInList;
/** Many more than a plan that can be had needs; the rest of the time a start does not wait for. */
const mostMoves = 8_000;
/** For how many moves a listing does not return to a cover, so that two do not push each other about for ever. */
const away = 12;

/** One of each listing's choices, in their order; the same for the same listings. */
export function planCovers(listings: readonly Coverable[]): string[] {
  const meetings = meetingsOf(listings);
  const uses = new Map<string, number>();
  const covers: string[] = [];
  const leftAt = listings.map(() => new Map<string, number>());
  const dice = createDice(listings.length);

  function cost(index: number, cover: string): number {
    const others = (uses.get(cover) ?? 0) - (covers[index] === cover ? 1 : 0);
    let sum = others * 0.1 + Math.max(0, others + 1 - mostUses) * overuse;
    for (const [other, weight] of meetings[index]!) if (covers[other] === cover) sum += weight;
    return sum;
  }

  function cheapest(index: number, choices: readonly string[]): string {
    const priced = choices.map((cover) => ({ cover, cost: cost(index, cover) }));
    const least = Math.min(...priced.map((one) => one.cost));
    return dice.pick(priced.filter((one) => one.cost === least)).cover;
  }

  function give(index: number, cover: string): void {
    const before = covers[index];
    if (before !== undefined) uses.set(before, uses.get(before)! - 1);
    uses.set(cover, (uses.get(cover) ?? 0) + 1);
    covers[index] = cover;
  }

  const disturbing = (): number[] => covers.flatMap((cover, index) => (cost(index, cover) >= tolerable ? [index] : []));

  for (const [index, { choices }] of listings.entries()) give(index, cheapest(index, choices));
  let best = { covers: [...covers], worth: worthOf(disturbing()) };
  let inTheWay = disturbing();
  for (let move = 0; move < mostMoves && inTheWay.length > 0; move += 1) {
    const index = dice.pick(inTheWay);
    const free = listings[index]!.choices.filter(
      (cover) => cover !== covers[index] && (leftAt[index]!.get(cover) ?? -away) + away <= move,
    );
    if (free.length === 0) continue;
    leftAt[index]!.set(covers[index]!, move);
    give(index, cheapest(index, free));
    if (move % 8 === 0 || inTheWay.length < 8) {
      inTheWay = disturbing();
      const worth = worthOf(inTheWay);
      if (worth < best.worth) best = { covers: [...covers], worth };
    }
  }
  return best.covers;

  function worthOf(among: readonly number[]): number {
    return among.reduce((sum, index) => sum + cost(index, covers[index]!), 0);
  }
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
