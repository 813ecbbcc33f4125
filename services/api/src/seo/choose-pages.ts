/** There may be thousands: listings, articles, pages of a deal, a kind and a place. */
const many = /^\/(?:en|ar)\/(properties\/for-(?:rent|sale)\/[^/]+|properties|blog)\/[^/]+$/;
const groupOf = (path: string): string => many.exec(path)?.[1]?.replace(/\/for-.*/, '/landing') ?? '';
const withoutLanguage = (path: string): string => path.slice('/en'.length);
const { compare } = new Intl.Collator('en', { numeric: true });

/** Where the turn of each kind of page stands: the last one that was read, without its language. */
export type Turn = Readonly<Record<string, string>>;

interface Chosen {
  paths: string[];
  turn: Turn;
}

/**
 * Single pages; then listings, articles and landing pages by turns, of each the newest and the next in its turn, so that
 * every page is read after some scans. Each with its twin.
 */
export function choosePages(known: readonly string[], most: number, before: Turn = {}): Chosen {
  const paths = known.filter((path) => !many.test(path)).slice(0, most);
  const turn: Record<string, string> = { ...before };
  const groups = Map.groupBy(
    known.filter((path) => many.test(path)),
    groupOf,
  );
  const waiting = [...groups].map(([group, own]) => ({ group, ...queuesOf(own, before[group] ?? '') }));
  const taken = new Set<string>();
  const fits = (pair: Pair): boolean => paths.length + pair.paths.length <= most;
  const take = (pair: Pair | undefined): void => {
    if (pair === undefined || taken.has(pair.key) || !fits(pair)) return;
    taken.add(pair.key);
    paths.push(...pair.paths);
  };
  const ended = new Set<string>();
  for (let n = 0; waiting.some(({ newest }) => n < newest.length); n += 1)
    for (const { group, newest, next } of waiting) {
      take(newest[n]);
      const pair = next[n];
      take(pair);
      if (pair === undefined || ended.has(group)) continue;
      // nothing is passed over: what does not fit is the next scan's first
      if (taken.has(pair.key)) turn[group] = pair.key;
      else ended.add(group);
    }
  return { paths, turn };
}

interface Pair {
  key: string;
  paths: string[];
}

function queuesOf(own: readonly string[], last: string): { newest: Pair[]; next: Pair[] } {
  const pairs = [...Map.groupBy(own, withoutLanguage)].map(([key, paths]) => ({ key, paths }));
  const inOrder = pairs.toSorted((a, b) => compare(a.key, b.key));
  const from = inOrder.findIndex(({ key }) => compare(key, last) > 0);
  return { newest: pairs.toReversed(), next: [...inOrder.slice(from), ...inOrder.slice(0, Math.max(from, 0))] };
}
