import { queryOptions } from '@tanstack/react-query';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

/** Who had it and why, the newest first. */
export const assignmentsQuery = (id: number) =>
  queryOptions({
    ...staffAsked('/api/leads/{id}/assignments', { path: { id } }),
    select: ({ assignments }) => assignments,
  });
