import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { listHeldBack } from '@manzil/core/listing-sync/store/held-back-reader';
import { decideRemovals } from '@manzil/core/listing-sync/store/decision';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'decideRemovals' | 'listHeldBack';
type Deps = Pick<ApiDeps, 'env' | 'database' | 'sync'>;

const actions = { apply: 'crm.removals_applied', refuse: 'crm.removals_refused' } as const;

export function pullHandlers({ env, database: { pool }, sync }: Deps): Pick<Handlers, Operations> {
  return {
    async decideRemovals({ body: { runId, decision }, user, requestId }) {
      const provider = env.CRM_PROVIDER;
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const decided = await decideRemovals(client, { provider, runId, decision, by: user.username });
        if (decided === null) throw new ProblemError('crm.question_closed');
        return { result: null, entry: { action: actions[decision], id: runId, label: provider, after: decided } };
      });
      if (decision === 'refuse') return { status: 200, body: { decision, pull: 'none', detail: null } };
      // else the schedule pulls
      const outcome = await sync.syncNow(requestId);
      if (outcome.kind === 'done' || outcome.kind === 'running')
        return { status: 200, body: { decision, pull: outcome.kind, detail: outcome.result.detail } };
      const detail = 'detail' in outcome ? outcome.detail : null;
      return { status: 200, body: { decision, pull: 'later', detail } };
    },

    listHeldBack: async ({ query }) => ({
      status: 200,
      body: await listHeldBack(pool, env.CRM_PROVIDER, query.limit),
    }),
  };
}
