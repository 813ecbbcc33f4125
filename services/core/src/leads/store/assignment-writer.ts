/** A lead goes to somebody: what is written and told besides. */
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { appendDelivery } from '../../deliveries/store/outbox.ts';
import { mailLane } from '../../mail/mail.ts';
import { type NewNotice, tellStaff } from '../../notices/store/notice-writer.ts';
import type { AssignmentReason } from '../routing/rule.ts';

export interface Assignment {
  lead: { id: number; version: number };
  from: number | null;
  /** Null: nobody has it any more. */
  to: number | null;
  ruleId: number | null;
  reason: AssignmentReason;
  /** Who did it, and needs no telling; null: the clock. */
  by: number | null;
  requestId: string | null;
}

/**
 * The history's row, notices, and a mail to whoever has it now. The transaction holds the lead's row, which has its assignee.
 * @returns what to publish after the commit
 */
export async function noteAssignment(client: Queryable, given: Assignment): Promise<DispatchedDelivery[]> {
  const { lead, from, to, ruleId, reason, by, requestId } = given;
  await typed(client)
    .insertInto('leadAssignments')
    .values({ leadId: lead.id, fromUserId: from, toUserId: to, ruleId, reason })
    .execute();
  const told: NewNotice[] = [];
  if (to !== null && to !== by) told.push({ userId: to, kind: 'lead_assigned', leadId: lead.id });
  if (from !== null && from !== by && from !== to) told.push({ userId: from, kind: 'lead_handed_on', leadId: lead.id });
  await tellStaff(client, told);
  if (to === null || to === by) return [];
  return appendDelivery(client, {
    event: 'lead.updated',
    subjectKind: 'lead',
    subjectId: lead.id,
    subjectVersion: lead.version,
    requestId,
    consumers: [mailLane],
  });
}
