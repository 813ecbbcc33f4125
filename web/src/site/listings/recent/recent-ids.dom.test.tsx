import { beforeEach, expect, it } from 'vitest';
import { keepRecent, mostRecent, recentIds, rememberListing } from './recent-ids.ts';

beforeEach(() => {
  localStorage.clear();
});

it('keeps the latest first, each once, at most eight [M-950]', () => {
  expect(recentIds()).toEqual([]);
  for (let id = 1; id <= 10; id += 1) rememberListing(id);
  rememberListing(5);
  expect(recentIds()).toEqual([5, 10, 9, 8, 7, 6, 4, 3]);
  expect(recentIds()).toHaveLength(mostRecent);
  keepRecent([]);
  expect(recentIds()).toEqual([]);
});

it.each(['{', '{"a":1}', '["7",-1,1.5]', 'null'])('reads %s in the storage as nothing', (stored) => {
  localStorage.setItem('recentListings', stored);
  expect(recentIds()).toEqual([]);
});
