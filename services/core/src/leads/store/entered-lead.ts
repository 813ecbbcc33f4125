/** An enquiry that staff enter: a lead like the others, with the same deliveries, in one transaction with its audit entry. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { personIdOf } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { ConsumerLane } from '../../deliveries/store/outbox.ts';
import type { NewLead } from '../lead.ts';
import { noteAssignment } from './assignment-writer.ts';
import { admitLead, findRepeatedLead, type IntakeGuard, type SavedLead, UnknownReferenceError } from './lead-intake.ts';

/** Staff are known: nothing is counted, nothing is asked. */
const open: IntakeGuard = {
  addressKey: null,
  addressMost: 0,
  personKeys: [],
  personMost: 0,
  windowSeconds: 1,
  nonce: null,
  nonceSeconds: 1,
  stop: false,
};

/**
 * With the same key and body the same lead again. @param mine whether who enters it looks after it
 * @throws IdempotencyMismatchError, UnknownReferenceError
 */
export async function enterLead(
  pool: pg.Pool,
  lead: NewLead,
  mine: boolean,
  consumers: readonly ConsumerLane[],
  act: StaffAct,
): Promise<SavedLead> {
  const repeated = lead.idempotency === null ? null : await findRepeatedLead(pool, lead.idempotency, null);
  if (repeated !== null) return repeated;
  return staffWrite(pool, act, async ({ db, client }) => {
    // a broken reference would end the transaction, which admitLead wants to go on with
    if (lead.propertyId !== null) {
      const listing = db.selectFrom('properties').select('id').where('id', '=', lead.propertyId).forKeyShare();
      if ((await listing.executeTakeFirst()) === undefined) throw new UnknownReferenceError('propertyId');
    }
    const assigneeId = mine ? personIdOf(act.actor) : null;
    // no rule gives away what somebody takes at once (migration 0067)
    if (assigneeId !== null) await client.query(`select set_config('manzil.unrouted', 'on', true)`);
    const admission = await admitLead(client, lead, consumers, open);
    if (admission.outcome !== 'saved') throw new Error('The lead was not stored');
    const saved = admission.lead;
    if (saved.repeated) return { result: saved, entry: [] };
    if (assigneeId !== null) {
      await db.updateTable('leads').set({ assigneeId }).where('id', '=', saved.id).execute();
      const given = { from: null, to: assigneeId, ruleId: null, reason: 'by_hand' as const, by: assigneeId };
      await noteAssignment(client, { ...given, lead: { id: saved.id, version: 1 }, requestId: act.requestId });
    }
    const after = { source: lead.source, propertyId: lead.propertyId, assigneeId };
    return { result: saved, entry: { action: 'lead.created', id: saved.id, label: saved.referenceId, after } };
  });
}
