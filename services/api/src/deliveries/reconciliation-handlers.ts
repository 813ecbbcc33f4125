import { mailLane } from '@manzil/core/mail/mail';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { replayDeliveries, type ReplayRequest } from '@manzil/core/deliveries/store/delivery-replay';
import { listReconciliations, readReconciliation } from '@manzil/core/deliveries/store/reconciliation-reader';
import { beginReconciliation } from '@manzil/core/deliveries/store/reconciliation-store';
import type { Handlers } from '../contract/handler.ts';
import { invalidRequest, ProblemError } from '../contract/problem.ts';
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
      if (id === null) throw new ProblemError('reconciliation.running');
      return { status: 202, body: { id } };
    },

    listReconciliations: async () => ({ status: 200, body: await listReconciliations(pool) }),

    async getReconciliation({ params }) {
      const report = await readReconciliation(pool, params.id);
      if (report === null) throw new ProblemError('reconciliation.not_found');
      return { status: 200, body: report };
    },

    async resendMissing({ params, body: { ids }, user, requestId }) {
      if ((await readReconciliation(pool, params.id)) === null) throw new ProblemError('reconciliation.not_found');
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
