import { mailLane } from '@manzil/core/mail/mail';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { replayDeliveries, type ReplayRequest } from '@manzil/core/deliveries/store/delivery-replay';
import { listReconciliations, readReconciliation } from '@manzil/core/deliveries/store/reconciliation-reader';
import { beginReconciliation } from '@manzil/core/deliveries/store/reconciliation-store';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest } from '../contract/problem.ts';
import type { components } from '@manzil/contract/api';
import type { ApiDeps } from '../deps.ts';

type Operations =
  | 'replayDeliveries'
  | 'startReconciliation'
  | 'listReconciliations'
  | 'getReconciliation'
  | 'resendMissing';
type Deps = Pick<ApiDeps, 'env' | 'database' | 'force'>;

export function reconciliationHandlers({ env, database: { pool }, force }: Deps): Pick<Handlers, Operations> {
  const report = async (id: number) => demandFound(await readReconciliation(pool, id), 'reconciliation.not_found');

  return {
    async replayDeliveries({ body, user, requestId }) {
      const lanes = [force.lane, mailLane];
      const result = await replayDeliveries(pool, lanes, replayOf(body), { actor: user, requestId });
      return { status: 200, body: result };
    },

    async startReconciliation({ query: { days }, user, requestId }) {
      const provider = env.CRM_PROVIDER;
      const id = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const begun = await beginReconciliation(client, { provider, trigger: 'staff', days });
        if (begun === null) return null;
        return { result: begun, entry: { action: 'crm.reconciled', id: begun, label: provider, after: { days } } };
      });
      return { status: 202, body: { id: demandFound(id, 'reconciliation.running') } };
    },

    listReconciliations: async () => ({ status: 200, body: await listReconciliations(pool) }),

    getReconciliation: async ({ params }) => ({ status: 200, body: await report(params.id) }),

    async resendMissing({ params, body: { ids }, user, requestId }) {
      await report(params.id);
      const request = { reconciliation: params.id, ...(ids === undefined ? {} : { ids }) };
      const result = await replayDeliveries(pool, [force.lane], request, { actor: user, requestId });
      return { status: 200, body: result };
    },
  };
}

/** The contract lets exactly one through. */
function replayOf({ ids, window }: components['schemas']['ReplayRequest']): ReplayRequest {
  if (ids !== undefined) return { ids };
  if (window === undefined)
    throw invalidRequest([{ in: 'body', path: '', code: 'minProperties', message: 'ids or window is required' }]);
  if (Date.parse(window.from) > Date.parse(window.to))
    throw invalidRequest([{ in: 'body', path: 'window.to', code: 'minimum', message: 'to must not be before from' }]);
  return { window };
}
