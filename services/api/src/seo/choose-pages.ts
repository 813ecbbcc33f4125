/** There may be thousands: listings, articles, pages of a deal, a kind and a place. */
const many = /^\/(?:en|ar)\/(properties\/for-(?:rent|sale)\/[^/]+|properties|blog)\/[^/]+$/;
const groupOf = (path: string): string => many.exec(path)?.[1]?.replace(/\/for-.*/, '/landing') ?? '';

/** Single pages, then listings, articles and landing pages by turns, newest first, each with its twin. */
export function choosePages(known: readonly string[], most: number): string[] {
  const single = known.filter((path) => !many.test(path));
  const groups = [
    ...Map.groupBy(
      known.filter((path) => many.test(path)),
      groupOf,
    ).values(),
  ].map((paths) => pairs(paths).toReversed());
  const chosen = single.slice(0, most);
  for (let n = 0; groups.some((group) => n < group.length); n += 1)
    for (const group of groups) {
      const next = group[n] ?? [];
      if (next.length > 0 && chosen.length + next.length <= most) chosen.push(...next);
    }
  return chosen;
}

function pairs(paths: readonly string[]): string[][] {
  return [...Map.groupBy(paths, (path) => path.slice('/en'.length)).values()];
}
