import { describe, expect, it } from 'vitest';
import { changedParams, clearedParams, isNarrowed, ownParams, readTableQuery, rowsOfPage } from './table-query.ts';

const spec = { filters: ['status', 'city'], sorts: ['date_desc', 'price_asc'] } as const;
const read = (query: string) => readTableQuery(new URLSearchParams(query), spec);
const change = (query: string, changes: Record<string, string>) =>
  changedParams(new URLSearchParams(query), changes).toString();

describe('readTableQuery', () => {
  it('is the first page in the usual order when the address says nothing [A-077]', () => {
    expect(read('')).toEqual({ search: '', filters: {}, sort: 'date_desc', page: 1 });
  });
  it('takes what it knows and leaves the rest', () => {
    expect(read('search= villa &status=sold&colour=red&sort=price_asc&page=3')).toEqual({
      search: 'villa',
      filters: { status: 'sold' },
      sort: 'price_asc',
      page: 3,
    });
  });
  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999999'])('%s is the first page', (query) => {
    expect(read(query).page).toBe(1);
  });
  it('knows whether the table is narrowed', () => {
    expect(
      ['', 'status=all', 'page=2', 'sort=price_asc', 'search=%20'].map((query) => isNarrowed(read(query))),
    ).toEqual(Array(5).fill(false));
    expect([isNarrowed(read('status=sold')), isNarrowed(read('search=a'))]).toEqual([true, true]);
  });
});

describe('an address with a change', () => {
  it('begins at the first page again when a filter changes [A-067]', () => {
    expect(change('page=4&status=sold', { city: 'Doha' })).toBe('status=sold&city=Doha');
  });
  it('keeps the filters when the page changes, and the parameters of others', () => {
    expect(change('tab=properties&status=sold', { page: '2' })).toBe('tab=properties&status=sold&page=2');
    expect(change('status=sold&page=2', { page: '1' })).toBe('status=sold');
  });
  it('drops what is unset', () => {
    expect(change('status=sold&search=a', { status: 'all', search: '' })).toBe('');
  });
  it('without its filters keeps the order and begins at the first page [A-065 A-067]', () => {
    const cleared = clearedParams(new URLSearchParams('tab=x&search=a&status=b&city=c&sort=price_asc&page=7'), spec);
    expect(cleared.toString()).toBe('tab=x&sort=price_asc');
  });
});

it('remembers what is its own', () => {
  expect(ownParams(new URLSearchParams('tab=x&page=2&city=Doha&status=all'), spec)).toBe('city=Doha&page=2');
});

it.each([
  [1, 10, 300, { from: 1, to: 10 }],
  [30, 10, 295, { from: 291, to: 295 }],
  [1, 10, 0, { from: 0, to: 0 }],
])('page %i by %i of %i shows the rows %j [A-076]', (page, limit, total, rows) => {
  expect(rowsOfPage(page, limit, total)).toEqual(rows);
});
