import { listDeliveries, listReplayableIds } from '@manzil/core/deliveries/store/ledger-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

export function ledgerHandlers({
  database: { pool },
}: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listDeliveries' | 'listReplayableDeliveryIds'> {
  return {
    listDeliveries: async ({ query }) => ({ status: 200, body: await listDeliveries(pool, query) }),
    listReplayableDeliveryIds: async ({ query }) => ({
      status: 200,
      body: { ids: await listReplayableIds(pool, query) },
    }),
  };
}
