import { describe, expect, it } from 'vitest';
import { categoryFilters, parsePostFilters, postSearch } from './post-filters.ts';

const read = (query: string) => parsePostFilters(new URLSearchParams(query));

describe('the choices on the blog', () => {
  it('are read from the address and written back the same', () => {
    const query = '?category=investment&page=2&search=office&sort=title';
    expect(read(query)).toEqual({ search: 'office', category: 'investment', sort: 'title', page: 2 });
    expect(postSearch(read(query))).toBe(query);
    expect(postSearch(read('sort=newest&category=all&page=1'))).toBe('');
  });

  it.each(['category=houses', 'sort=best', 'page=0', 'page=x', 'page=1.5'])('%s is no choice', (query) => {
    expect(postSearch(read(query))).toBe('');
  });

  it('each word of the filter stands for categories, and no category is left out [P-228]', () => {
    expect(Object.keys(categoryFilters)).toEqual([
      'market-insights',
      'buying-guide',
      'selling-tips',
      'investment',
      'luxury-properties',
      'legal-advice',
    ]);
    expect(Object.values(categoryFilters).flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
