import { findForStaff } from '@manzil/core/search/store/staff-search-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

export function searchHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'searchForStaff'> {
  return {
    async searchForStaff({ query, user }) {
      const results = await findForStaff(pool, user, query.q);
      const people = results.filter(({ kind }) => kind === 'lead' || kind === 'user').length;
      return { status: 200, body: { results }, people };
    },
  };
}
