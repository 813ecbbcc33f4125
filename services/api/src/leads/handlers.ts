import { syncLeads, tryLeadsNow } from '@manzil/core/deliveries/engine/force-retry';
import { mailLane } from '@manzil/core/mail/mail';
import { may } from '@manzil/core/accounts/permissions';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { findLead, listLeads, visibleLeadIds } from '@manzil/core/leads/store/lead-reader';
import { changeLead, deleteLeads, listAssignees } from '@manzil/core/leads/store/lead-writer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { asLeadProblem } from './lead-problem.ts';
import { presentLead } from './presenter.ts';
import { listOf, scopeOf } from './scope.ts';

type Deps = Pick<ApiDeps, 'database' | 'force' | 'publisher' | 'env'>;
type LeadHandlers = Pick<
  Handlers,
  | 'listLeads'
  | 'getLead'
  | 'updateLead'
  | 'deleteLead'
  | 'bulkDeleteLeads'
  | 'syncLead'
  | 'mailLead'
  | 'bulkSyncLeads'
  | 'listLeadAssignees'
>;

export function leadHandlers({ database, force, publisher, env }: Deps): LeadHandlers {
  const { pool } = database;

  const visibleLead = async (id: number, user: SignedInUser) =>
    demandFound(await findLead(pool, id, scopeOf(user)), 'lead.not_found');
  const shownLead = async (id: number, user: SignedInUser) =>
    presentLead(await visibleLead(id, user), user, (await readOffice(pool)).hours);

  return {
    async listLeads({ query, user }) {
      const { leads, pagination } = await listLeads(pool, { ...query, ...listOf(user) });
      const { hours } = await readOffice(pool);
      return { status: 200, body: { leads: leads.map((lead) => presentLead(lead, user, hours)), pagination } };
    },

    async getLead({ params, user }) {
      const lead = await findLead(pool, params.id, scopeOf(user));
      // whoever follows the link of a mail is told what became of it
      if (lead === null && (await visibleLeadIds(pool, [params.id], null)).length > 0)
        throw new ProblemError('assignment.elsewhere');
      return {
        status: 200,
        body: presentLead(demandFound(lead, 'lead.not_found'), user, (await readOffice(pool)).hours),
      };
    },

    async updateLead({ params, body, user, requestId }) {
      if (body.assigneeId !== undefined && !may(user, 'leads.assign')) throw new ProblemError('auth.forbidden');
      const jobs = await changeLead(pool, { id: params.id, scope: scopeOf(user) }, body, { actor: user, requestId }, [
        { consumer: 'crm', provider: env.CRM_PROVIDER },
      ]).catch(asLeadProblem);
      await publisher.publish(demandFound(jobs, 'lead.not_found'));
      return { status: 200, body: await shownLead(params.id, user) };
    },

    async deleteLead({ params, user, requestId }) {
      const deleted = await deleteLeads(pool, [params.id], scopeOf(user), { actor: user, requestId });
      if (deleted.length === 0) throw new ProblemError('lead.not_found');
      return { status: 204 };
    },

    async bulkDeleteLeads({ body, user, requestId }) {
      const deleted = await deleteLeads(pool, body.leadIds, scopeOf(user), { actor: user, requestId });
      return { status: 200, body: { deleted: deleted.length, ids: deleted } };
    },

    async syncLead({ params, user }) {
      await visibleLead(params.id, user);
      await syncLeads(force, [params.id]);
      const lead = await visibleLead(params.id, user);
      const state = lead.crmDelivery?.state ?? 'pending';
      if (state === 'rejected')
        throw new ProblemError('crm.rejected', lead.crmSyncError === null ? {} : { detail: lead.crmSyncError });
      const { crmId, crmSynced, crmSyncError } = lead;
      return { status: crmSynced ? 200 : 202, body: { crmId, crmSynced, crmSyncError, state } };
    },

    async mailLead({ params, user }) {
      await visibleLead(params.id, user);
      await tryLeadsNow({ ...force, lane: mailLane }, [params.id]);
      const { mailDelivery } = await visibleLead(params.id, user);
      return { status: 200, body: { mailDelivery } };
    },

    async bulkSyncLeads({ body, user }) {
      const visible = await visibleLeadIds(pool, body.leadIds, scopeOf(user));
      const states = await syncLeads(force, visible);
      const synced = states.filter((state) => state.synced).length;
      const failed = states.filter((state) => !state.synced && state.error !== null).length;
      const unknown = body.leadIds.length - states.length;
      return { status: 200, body: { synced, failed: failed + unknown, waiting: states.length - synced - failed } };
    },

    listLeadAssignees: async ({ user }) => ({ status: 200, body: await listAssignees(pool, scopeOf(user)) }),
  };
}
