import {
  countDeliveries,
  listDeliveries,
  listReplayableIds,
  streamDeliveries,
} from '@manzil/core/deliveries/store/ledger-reader';
import type { Handlers } from '../contract/handler.ts';
import { csvHeaders, csvStream, demandFits, fileDate } from '../csv/csv.ts';
import { fileOf } from '../csv/file-columns.ts';
import type { ApiDeps } from '../deps.ts';
import { deliveryColumns } from './delivery-file.ts';

const allColumns = Object.keys(deliveryColumns).join(',');

export function ledgerHandlers({
  database: { pool },
}: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listDeliveries' | 'exportDeliveries' | 'listReplayableDeliveryIds'> {
  return {
    listDeliveries: async ({ query }) => ({ status: 200, body: await listDeliveries(pool, query) }),

    async exportDeliveries({ query: { columns = allColumns, headings, ...query } }) {
      demandFits(await countDeliveries(pool, query));
      const file = fileOf(deliveryColumns, columns, headings);
      return {
        status: 200,
        headers: csvHeaders(`deliveries-${fileDate()}.csv`),
        stream: csvStream(file.head, streamDeliveries(pool, query), file.lineOf),
      };
    },

    listReplayableDeliveryIds: async ({ query }) => ({
      status: 200,
      body: { ids: await listReplayableIds(pool, query) },
    }),
  };
}
