import { describe, expect, it } from 'vitest';
import { listQuery } from '../list/list-query.ts';
import { readTableQuery } from '../table/table-query.ts';
import { isSame, stateOf, stillHolds, toggledBy } from './view-state.ts';

const spec = listQuery({ filters: { deal: ['rent', 'sale'] }, sorts: ['newest', 'oldest'], pageSize: 10 });
const columns = [
  { id: 'title', label: 'T', fixed: true },
  { id: 'price', label: 'P' },
  { id: 'facts', label: 'F', extra: true },
];

describe('the state of a table as a view [M-1154]', () => {
  it('has search, filters, order and columns, and no page', () => {
    const query = readTableQuery(new URLSearchParams('search=villa&deal=rent&sort=oldest&page=3'), spec);
    expect(stateOf(query, ['title'])).toEqual({
      columns: ['title'],
      filters: { deal: 'rent', search: 'villa' },
      sort: 'oldest',
    });
  });

  it('is the same in whatever order filters and columns come', () => {
    const one = { columns: ['a', 'b'], filters: { x: '1', y: '2' }, sort: 's' };
    expect(isSame(one, { columns: ['b', 'a'], filters: { y: '2', x: '1' }, sort: 's' })).toBe(true);
    for (const change of [{ columns: ['a'] }, { filters: { x: '1' } }, { filters: { x: '2', y: '2' } }, { sort: 't' }])
      expect(isSame(one, { ...one, ...change })).toBe(false);
  });

  it('keeps what the screen still has, and names the rest', () => {
    const view = { columns: ['price', 'old'], filters: { deal: 'lease', gone: '1', search: 'x' }, sort: 'best' };
    expect(stillHolds(view, spec, columns)).toEqual({
      state: { columns: ['title', 'price'], filters: { search: 'x' }, sort: 'newest' },
      lost: ['deal', 'gone', 'old', 'best'],
    });
    const whole = { columns: ['title', 'facts'], filters: { deal: 'sale' }, sort: 'oldest' };
    expect(stillHolds(whole, spec, columns)).toEqual({ state: whole, lost: [] });
  });

  it('says which columns differ from the usual', () => {
    expect(toggledBy(['title', 'price'], columns)).toEqual([]);
    expect(toggledBy(['title', 'facts'], columns)).toEqual(['price', 'facts']);
  });
});
