import { readAdminStats } from '@manzil/core/overview/store/admin-stats-reader';
import { readSpamStats } from '@manzil/core/leads/store/intake-refusals';
import { readLeadAnalytics } from '@manzil/core/reports/store/lead-analytics-reader';
import { contract } from '../contract/document.ts';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

type StatsHandlers = Pick<Handlers, 'getAdminStats' | 'getSpamStats' | 'getLeadAnalytics' | 'getContract'>;

export function statsHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): StatsHandlers {
  return {
    getAdminStats: async () => ({ status: 200, body: await readAdminStats(pool) }),
    getContract: async () => ({ status: 200, body: contract }),
    getSpamStats: async () => ({ status: 200, body: await readSpamStats(pool) }),
    getLeadAnalytics: async ({ query }) => ({ status: 200, body: await readLeadAnalytics(pool, query.days) }),
  };
}
