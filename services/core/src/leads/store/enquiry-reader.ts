import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { judgeSafety } from '../lead-safety.ts';
import { hashOfLink } from './enquiry-links.ts';
import { readCrmLedger } from './lead-timeline-reader.ts';

/** Where an enquiry stands: nothing of who sent it, of what it says, or of who looks after it. */
export interface EnquiryStanding {
  referenceId: string;
  receivedAt: string;
  /** When the CRM first confirmed it; null while that is not known. */
  crmAt: string | null;
  /** Somebody of the staff looks after it. */
  assigned: boolean;
  /** Staff have been in touch. */
  answered: boolean;
  /** Of the link. */
  endsAt: string;
  /** By the database's clock. */
  now: string;
}

/** @returns null for a link that belongs to nothing, has ended, or whose enquiry says no longer whose it is */
export async function readEnquiry(db: Queryable, token: string): Promise<EnquiryStanding | null> {
  const found = await typed(db)
    .selectFrom('enquiryLinks as k')
    .innerJoin('leads as l', 'l.id', 'k.leadId')
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'l.assigneeId').on('u.disabledAt', 'is', null))
    .select(['l.id', 'l.referenceId', 'l.createdAt', 'l.status', 'l.crmSynced', 'l.crmId', 'l.crmSyncedAt', 'k.endsAt'])
    .select(['u.id as assigneeId', sql<string>`now()`.as('now')])
    .where('k.tokenHash', '=', hashOfLink(token))
    .where('k.endsAt', '>', sql<string>`now()`)
    .where('l.anonymisedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { inCrm, since } = judgeSafety({ ...found, subscription: null }, await readCrmLedger(db, found.id));
  return {
    referenceId: found.referenceId,
    receivedAt: found.createdAt,
    crmAt: inCrm ? since : null,
    assigned: found.assigneeId !== null,
    answered: found.status !== 'new',
    endsAt: found.endsAt,
    now: found.now,
  };
}
