import { listQuery } from '#staff-ui/list/list-query.ts';

/** By name; there is no other order. */
export const ownerTable = listQuery({ filters: {}, sorts: ['name'], pageSize: 25 });
