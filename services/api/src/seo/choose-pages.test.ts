import { expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';

const listings = (n: number) => [`/en/properties/${String(n)}`, `/ar/properties/${String(n)}`];
const known = ['/en', '/ar', '/en/about', ...listings(1), ...listings(2), ...listings(3), '/en/blog/a', '/ar/blog/b'];

it('takes all pages of which there is one, then the newest listings and articles in turns, both languages', () => {
  expect(choosePages(known, 6)).toEqual(['/en', '/ar', '/en/about', ...listings(3), '/ar/blog/b']);
  expect(choosePages(known, 100).toSorted()).toEqual(known.toSorted());
});

it('gives pages of a deal, a kind and a place a turn of their own, so that they push out no listing [M-994]', () => {
  const landing = (n: number) =>
    ['en', 'ar'].map((code) => `/${code}/properties/for-${n % 2 === 0 ? 'rent' : 'sale'}/offices/place-${String(n)}`);
  const many = Array.from({ length: 300 }, (_, n) => landing(n)).flat();
  const chosen = choosePages([...many, ...listings(1), ...listings(2), '/en'], 9);
  expect(chosen).toEqual(['/en', ...landing(299), ...listings(2), ...landing(298), ...listings(1)]);
});

it('never takes more than it may', () => {
  for (let most = 1; most < 12; most += 1) expect(choosePages(known, most).length).toBeLessThanOrEqual(most);
});
