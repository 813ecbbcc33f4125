import { findForStaff } from '@manzil/core/search/store/staff-search-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

export function searchHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'searchForStaff'> {
  return {
    searchForStaff: async ({ query, user }) => ({
      status: 200,
      body: { results: await findForStaff(pool, user, query.q) },
    }),
  };
}
