import { expect, it } from 'vitest';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { auditList } from './audit-list.ts';

it('reads what it knows from the address; a day that is none is no filter', () => {
  const read = (query: string) => auditList.toQuery(readTableQuery(new URLSearchParams(query), auditList));
  const usual = { page: 1, limit: 50, sort: 'newest' };
  expect(read('search=noor&kind=lead&from=2026-11-01&to=2026-11-21&page=3')).toEqual({
    ...usual,
    page: 3,
    search: 'noor',
    kind: 'lead',
    from: '2026-11-01',
    to: '2026-11-21',
  });
  expect(read('kind=weather&from=2026-13-01&to=yesterday&page=x')).toEqual(usual);
  expect(read('from=2026-02-30')).toEqual(usual);
});
