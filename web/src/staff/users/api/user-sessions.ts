import { queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import { staffAsked, useChange } from '#staff-lib/api/staff-query.ts';

/** Not kept: they come and go. */
export const userSessionsQuery = (id: number) =>
  queryOptions({ ...staffAsked('/api/users/{id}/sessions', { path: { id } }), gcTime: 0 });

/** Of somebody else; null ends all. Fails with ApiError. */
export const useEndUserSession = () =>
  useChange(
    ({ user: id, session }: { user: number; session: string | null }) =>
      session === null
        ? dataOf(browserApi.DELETE('/api/users/{id}/sessions', { params: { path: { id } } }))
        : dataOf(browserApi.DELETE('/api/users/{id}/sessions/{session}', { params: { path: { id, session } } })),
    '/api/users/{id}/sessions',
  );
