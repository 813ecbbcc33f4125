import { expect, it } from 'vitest';
import { facetsQuery, listPageSize, propertyListQuery } from './queries.ts';

const filters = { sort: 'newest', page: 1 } as const;

it('a list of twelve stays fresh for 30 seconds and is not asked for again by coming back to the window [P-379 P-380]', () => {
  expect(listPageSize).toBe(12);
  expect(propertyListQuery(filters, 'en')).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: false });
});

it('each language has lists of its own [P-251]', () => {
  expect(propertyListQuery(filters, 'ar').queryKey).not.toEqual(propertyListQuery(filters, 'en').queryKey);
});

it('order and page change no count of a facet, another filter does', () => {
  const key = (changes: object) => facetsQuery('en', { ...filters, ...changes }).queryKey;
  expect(key({ sort: 'price-low', page: 3 })).toEqual(key({}));
  expect(key({ type: 'Rent' })).not.toEqual(key({}));
  expect(facetsQuery('en').queryKey).toEqual(key({}));
});
