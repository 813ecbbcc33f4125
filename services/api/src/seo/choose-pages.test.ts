import { expect, it } from 'vitest';
import { choosePages, type Turn } from './choose-pages.ts';

const listings = (n: number) => [`/en/properties/${String(n)}`, `/ar/properties/${String(n)}`];
const known = ['/en', '/ar', '/en/about', ...listings(1), ...listings(2), ...listings(3), '/en/blog/a', '/ar/blog/b'];

it('takes all pages of which there is one, then the newest listings and articles in turns, both languages', () => {
  expect(choosePages(known, 6).paths).toEqual(['/en', '/ar', '/en/about', ...listings(3), '/ar/blog/b']);
  expect(choosePages(known, 100).paths.toSorted()).toEqual(known.toSorted());
});

it('gives pages of a deal, a kind and a place a turn of their own, so that they push out no listing [M-994]', () => {
  const landing = (n: number) =>
    ['en', 'ar'].map((code) => `/${code}/properties/for-${n % 2 === 0 ? 'rent' : 'sale'}/offices/place-${String(n)}`);
  const many = Array.from({ length: 300 }, (_, n) => landing(n)).flat();
  const { paths } = choosePages([...many, ...listings(1), ...listings(2), '/en'], 9);
  expect(paths).toHaveLength(9);
  expect(paths).toEqual(expect.arrayContaining(['/en', ...landing(299), ...listings(2), ...listings(1)]));
});

it('never takes more than it may', () => {
  for (let most = 1; most < 12; most += 1) expect(choosePages(known, most).paths.length).toBeLessThanOrEqual(most);
});

it('reads every page after some scans, also those that came and went meanwhile, and the newest each time [M-1161]', () => {
  const site = ['/en', ...Array.from({ length: 200 }, (_, n) => listings(n + 1)).flat()];
  let turn: Turn = {};
  const read = new Set<string>();
  for (let scan = 0; scan < 45; scan += 1) {
    // the page that the turn stands at is gone
    const now = scan === 9 ? site.filter((path) => !path.endsWith(turn['properties'] ?? '')) : site;
    const chosen = choosePages(now, 21, turn);
    expect(chosen.paths).toEqual(expect.arrayContaining(listings(200)));
    expect(new Set(chosen.paths).size).toBe(chosen.paths.length);
    for (const path of chosen.paths) read.add(path);
    ({ turn } = chosen);
  }
  expect(site.filter((path) => !read.has(path))).toEqual([]);
});
