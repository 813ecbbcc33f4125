import { listQuery } from '#staff-ui/list/list-query.ts';

export const userStates = ['active', 'invited', 'disabled'] as const;
export const userSorts = ['name', 'newest', 'oldest'] as const;

/** Of one's own too; what is no key does not filter. */
const roleKey = (value: string | undefined): string | undefined =>
  value !== undefined && /^[a-z][a-z0-9_]{1,29}$/.test(value) ? value : undefined;

export const userTable = listQuery({ filters: { role: roleKey, state: userStates }, sorts: userSorts, pageSize: 25 });
