import { describe, expect, it } from 'vitest';
import { isFiltered, readLeadFilter, withParam } from './lead-filter.ts';

const read = (query: string) => readLeadFilter(new URLSearchParams(query));

describe('readLeadFilter', () => {
  it('asks for the newest 25 when the address says nothing', () => {
    expect(read('')).toEqual({ page: 1, limit: 25, sort: 'newest' });
  });
  it('takes what it knows', () => {
    expect(read('search= noura &status=contacted&source=newsletter&sort=oldest&page=3')).toEqual({
      search: 'noura',
      status: 'contacted',
      source: 'newsletter',
      sort: 'oldest',
      page: 3,
      limit: 25,
    });
  });
  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=99999999'])('%s is the first page', (query) => {
    expect(read(query).page).toBe(1);
  });
  it('ignores a status or source that does not exist', () => {
    expect(isFiltered(read('status=all&source=all&search=%20'))).toBe(false);
    expect(isFiltered(read('status=lost'))).toBe(false);
    expect(isFiltered(read('status=new'))).toBe(true);
  });
});

describe('withParam', () => {
  it('goes back to the first page when a filter changes', () => {
    expect(withParam(new URLSearchParams('page=4&status=new'), 'source', 'newsletter')).toBe(
      '?status=new&source=newsletter',
    );
  });
  it('keeps the filters when the page changes', () => {
    expect(withParam(new URLSearchParams('status=new'), 'page', '2')).toBe('?status=new&page=2');
  });
  it('drops what is unset', () => {
    expect(withParam(new URLSearchParams('status=new'), 'status', 'all')).toBe('?');
  });
});
