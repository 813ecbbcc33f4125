import { listAssignments } from '@manzil/core/leads/store/assignment-reader';
import { assignLeads } from '@manzil/core/leads/store/bulk-assign';
import { findLead } from '@manzil/core/leads/store/lead-reader';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { asLeadProblem } from './lead-problem.ts';
import { scopeOf } from './scope.ts';

type Deps = Pick<ApiDeps, 'database' | 'publisher'>;

export function assignmentHandlers({
  database: { pool },
  publisher,
}: Deps): Pick<Handlers, 'bulkAssignLeads' | 'listLeadAssignments'> {
  return {
    async bulkAssignLeads({ body: { leadIds: ids, assigneeId }, user, requestId }) {
      const { assigned, jobs } = await assignLeads(
        pool,
        { ids, assigneeId, scope: scopeOf(user) },
        { actor: user, requestId },
      ).catch(asLeadProblem);
      await publisher.publish(jobs);
      return { status: 200, body: { assigned } };
    },

    async listLeadAssignments({ params, user }) {
      demandFound(await findLead(pool, params.id, scopeOf(user)), 'lead.not_found');
      return { status: 200, body: { assignments: await listAssignments(pool, params.id) } };
    },
  };
}
