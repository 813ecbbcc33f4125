import { expect, it } from 'vitest';
import { isFiltered, readAuditFilter } from './audit-filter.ts';

it('reads what it knows from the address; a day that is none is no filter', () => {
  const read = (query: string) => readAuditFilter(new URLSearchParams(query));
  expect(read('search=noor&kind=lead&from=2026-11-01&to=2026-11-21&page=3')).toEqual({
    page: 3,
    limit: 50,
    search: 'noor',
    kind: 'lead',
    from: '2026-11-01',
    to: '2026-11-21',
  });
  expect(read('kind=weather&from=2026-13-01&to=yesterday&page=x')).toEqual({ page: 1, limit: 50 });
  expect(read('from=2026-02-30')).toEqual({ page: 1, limit: 50 });
  expect([isFiltered(read('page=2')), isFiltered(read('from=2026-11-01'))]).toEqual([false, true]);
});
