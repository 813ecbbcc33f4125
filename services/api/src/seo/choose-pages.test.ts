import { expect, it } from 'vitest';
import { choosePages } from './choose-pages.ts';

const listings = (n: number) => [`/en/properties/${String(n)}`, `/ar/properties/${String(n)}`];
const known = ['/en', '/ar', '/en/about', ...listings(1), ...listings(2), ...listings(3), '/en/blog/a', '/ar/blog/b'];

it('takes all pages of which there is one, then the newest listings and articles in turns, both languages', () => {
  expect(choosePages(known, 6)).toEqual(['/en', '/ar', '/en/about', ...listings(3), '/ar/blog/b']);
  expect(choosePages(known, 100).toSorted()).toEqual(known.toSorted());
});

it('never takes more than it may', () => {
  for (let most = 1; most < 12; most += 1) expect(choosePages(known, most).length).toBeLessThanOrEqual(most);
});
