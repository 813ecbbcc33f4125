/** What staff see of pulls and decide about them. */
import { recordAudit } from '@manzil/core/audit/store/audit-log';
import { listHeldBack } from '@manzil/core/listing-sync/store/held-back-reader';
import { decideRemovals } from '@manzil/core/listing-sync/store/decision';
import { inTransaction } from '@manzil/core/data/transaction';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'decideRemovals' | 'listHeldBack';
type Deps = Pick<ApiDeps, 'env' | 'database' | 'sync'>;

const actions = { apply: 'crm.removals_applied', refuse: 'crm.removals_refused' } as const;

export function pullHandlers({ env, database: { pool }, sync }: Deps): Pick<Handlers, Operations> {
  return {
    async decideRemovals({ body: { runId, decision }, user, requestId }) {
      await inTransaction(pool, async (client) => {
        const answer = { provider: env.CRM_PROVIDER, runId, decision, by: user.username };
        const decided = await decideRemovals(client, answer);
        if (decided === null) throw new ProblemError('crm.question_closed');
        const subject = { kind: 'crm', id: runId, label: env.CRM_PROVIDER } as const;
        await recordAudit(client, {
          actor: user,
          action: actions[decision],
          subject,
          after: { ...decided },
          requestId,
        });
      });
      if (decision === 'refuse') return { status: 200, body: { decision, pull: 'none', detail: null } };
      // the answer stands: what cannot be pulled now, the schedule pulls
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
