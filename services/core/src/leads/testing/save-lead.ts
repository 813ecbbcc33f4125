import type { Queryable } from '../../data/database.ts';
import type { ConsumerLane } from '../../deliveries/store/outbox.ts';
import type { NewLead } from '../lead.ts';
import type { LinkToken } from '../store/enquiry-links.ts';
import { admitLead, type IntakeGuard, type SavedLead } from '../store/lead-intake.ts';

/** Limits nothing. */
export const openGuard: IntakeGuard = {
  addressKey: null,
  addressMost: 0,
  personKeys: [],
  personMost: 0,
  windowSeconds: 1,
  nonce: null,
  nonceSeconds: 1,
  stop: false,
};

/** @throws IdempotencyMismatchError, UnknownReferenceError */
export async function saveLead(
  db: Queryable,
  lead: NewLead,
  consumers: readonly ConsumerLane[],
  linkToken: LinkToken | null = null,
): Promise<SavedLead> {
  const admission = await admitLead(db, lead, consumers, openGuard, linkToken);
  if (admission.outcome !== 'saved') throw new Error('The lead was not stored');
  return admission.lead;
}
