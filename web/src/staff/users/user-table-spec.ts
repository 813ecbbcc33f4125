import { listQuery } from '#staff-ui/list/list-query.ts';

export const userRoles = ['admin', 'editor', 'agent', 'user'] as const;
export const userStates = ['active', 'invited', 'disabled'] as const;
export const userSorts = ['name', 'newest', 'oldest'] as const;

export const userTable = listQuery({ filters: { role: userRoles, state: userStates }, sorts: userSorts, pageSize: 25 });
