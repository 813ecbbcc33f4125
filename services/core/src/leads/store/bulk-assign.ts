import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { LeadScope } from '../lead-scope.ts';
import { noteAssignment } from './assignment-writer.ts';
import { visibleLeadIds } from './lead-reader.ts';
import { demandAssignee } from './lead-writer.ts';

/**
 * In one transaction. Those that may not be seen, or that this person has, are left out.
 * @param ids at most 1,000 @throws UnknownAssigneeError
 */
export async function assignLeads(
  pool: pg.Pool,
  { ids, assigneeId, scope }: { ids: readonly number[]; assigneeId: number | null; scope: LeadScope },
  act: StaffAct,
): Promise<{ assigned: number; jobs: DispatchedDelivery[] }> {
  const nothing = { assigned: 0, jobs: [] };
  const done = await staffWrite(pool, act, async ({ db, client }) => {
    await demandAssignee(db, assigneeId, scope);
    const visible = await visibleLeadIds(client, ids, scope);
    const leads = await typed(client)
      .selectFrom('leads')
      .select(['id', 'referenceId', 'version', 'assigneeId'])
      .where('id', '=', anyOf(visible))
      .where('assigneeId', 'is distinct from', assigneeId)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (leads.length === 0) return null;
    await db
      .updateTable('leads')
      .set(({ eb }) => ({ assigneeId, revision: eb('revision', '+', 1) }))
      .where('id', '=', anyOf(leads.map(({ id }) => id)))
      .execute();
    const jobs: DispatchedDelivery[] = [];
    for (const { id, version, assigneeId: from } of leads)
      jobs.push(
        ...(await noteAssignment(client, {
          lead: { id, version },
          from,
          to: assigneeId,
          ruleId: null,
          reason: 'by_hand',
          by: act.actor.id,
          requestId: act.requestId,
        })),
      );
    return {
      result: { assigned: leads.length, jobs },
      entry: leads.map(({ id, referenceId, assigneeId: before }) => ({
        action: 'lead.assigned' as const,
        id,
        label: referenceId,
        before: { assigneeId: before },
        after: { assigneeId },
      })),
    };
  });
  return done ?? nothing;
}
