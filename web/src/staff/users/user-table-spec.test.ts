import { expect, it } from 'vitest';
import { readTableQuery } from '#staff-ui/table/table-query.ts';
import { userTable } from './user-table-spec.ts';

it('asks for what the address says, and leaves out what the server does not know', () => {
  const asked = (query: string) => userTable.toQuery(readTableQuery(new URLSearchParams(query), userTable));
  expect(asked('search=%20noor%20&role=agent&state=invited&sort=newest&page=2')).toEqual({
    page: 2,
    limit: 25,
    sort: 'newest',
    search: 'noor',
    role: 'agent',
    state: 'invited',
  });
  expect(asked('role=Owner&state=gone&sort=height&page=-1')).toEqual({ page: 1, limit: 25, sort: 'name' });
});
