import type { TestApi } from '../start-api.ts';

/** Requests make roles need a second factor: nobody could sign in by a password then. */
export const withoutRules = (api: TestApi): Promise<unknown> => api.pool.query('delete from factor_rules');
