import { expect, test } from 'vitest';
import { mostUses, pageSize, planCovers } from './cover-plan.ts';

const choices = Array.from({ length: 16 }, (_none, i) => `cover-${String(i)}`);
const listings = Array.from({ length: 60 }, (_none, i) => ({
  createdAt: (i * 7_919) % 1_009,
  price: i % 17 === 0 ? null : (i * 104_729) % 997,
  lists: [i % 3 === 0 ? 'villa' : 'office'],
  choices,
}));
const newest = (covers: readonly string[], list?: string) =>
  listings
    .map(({ createdAt, lists }, i) => ({ createdAt, lists, cover: covers[i]! }))
    .filter(({ lists }) => list === undefined || lists.includes(list))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(({ cover }) => cover);

test('sixteen covers suffice for sixty listings: none more than four times, none twice on a page of any list', () => {
  const covers = planCovers(listings);
  for (const same of Map.groupBy(covers, (cover) => cover).values()) expect(same.length).toBeLessThanOrEqual(mostUses);
  for (const order of [newest(covers), newest(covers, 'villa'), newest(covers, 'office')])
    for (let start = 0; start < order.length; start += pageSize) {
      const page = order.slice(start, start + pageSize);
      expect(new Set(page).size).toBe(page.length);
    }
});

test('the same listings have the same covers, each one of its own choices', () => {
  const own = listings.map((one, i) => ({ ...one, choices: choices.slice(i % 2, 14 + (i % 2)) }));
  const covers = planCovers(own);
  expect(planCovers(own)).toEqual(covers);
  for (const [i, cover] of covers.entries()) expect(own[i]!.choices).toContain(cover);
});

test('with too few covers they are used about equally', () => {
  const covers = planCovers(listings.map((one) => ({ ...one, choices: choices.slice(0, 4) })));
  for (const same of Map.groupBy(covers, (cover) => cover).values()) expect(same.length).toBeLessThanOrEqual(20);
});
