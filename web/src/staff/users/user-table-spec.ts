import { oneOf, type TableQuery, type TableSpec } from '#staff-ui/table/table-query.ts';
import type { UserQuery } from './api/users.ts';

export const userRoles = ['admin', 'editor', 'agent', 'user'] as const;
export const userStates = ['active', 'invited', 'disabled'] as const;
export const userSorts = ['name', 'newest', 'oldest'] as const;

export const userTable: TableSpec = { filters: ['role', 'state'], sorts: userSorts };

/** Rows of one page. */
export const pageSize = 25;

/** The call's query for what the table shows; a value that the server would refuse does not filter. */
export function toUserQuery({ search, filters, sort, page }: TableQuery): UserQuery {
  const role = oneOf(userRoles, filters['role']);
  const state = oneOf(userStates, filters['state']);
  return {
    ...(search === '' ? {} : { search }),
    ...(role === undefined ? {} : { role }),
    ...(state === undefined ? {} : { state }),
    sort: oneOf(userSorts, sort) ?? 'name',
    page,
    limit: pageSize,
  };
}
