import { readAdminStats } from '@manzil/core/persistence/admin-stats-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

export function statsHandlers({ database }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'getAdminStats'> {
  return { getAdminStats: async () => ({ status: 200, body: await readAdminStats(database.pool) }) };
}
