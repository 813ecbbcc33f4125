import { syncLead as syncLeadNow } from '@manzil/core/delivery/force-retry';
import type { SignedInUser } from '@manzil/core/domain/user';
import { findLead, listLeads } from '@manzil/core/persistence/lead-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { presentLead } from './presenter.ts';

/** An agent sees the leads assigned to them, an administrator all. */
const scopeOf = (user: SignedInUser): number | null => (user.role === 'agent' ? user.id : null);

type Deps = Pick<ApiDeps, 'database' | 'force'>;

export function leadHandlers({ database, force }: Deps): Pick<Handlers, 'listLeads' | 'getLead' | 'syncLead'> {
  async function visibleLead(id: number, user: SignedInUser) {
    const lead = await findLead(database.pool, id, scopeOf(user));
    if (lead === null) throw new ProblemError('lead.not_found');
    return lead;
  }

  return {
    async listLeads({ query, user }) {
      const { leads, pagination } = await listLeads(database.pool, { ...query, assigneeId: scopeOf(user) });
      return { status: 200, body: { leads: leads.map(presentLead), pagination } };
    },

    getLead: async ({ params, user }) => ({ status: 200, body: presentLead(await visibleLead(params.id, user)) }),

    async syncLead({ params, user }) {
      await visibleLead(params.id, user);
      await syncLeadNow(force, params.id);
      const lead = await visibleLead(params.id, user);
      const state = lead.crmDelivery?.state ?? 'pending';
      if (state === 'rejected')
        throw new ProblemError('crm.rejected', lead.crmSyncError === null ? {} : { detail: lead.crmSyncError });
      const { crmId, crmSynced, crmSyncError } = lead;
      return { status: crmSynced ? 200 : 202, body: { crmId, crmSynced, crmSyncError, state } };
    },
  };
}
