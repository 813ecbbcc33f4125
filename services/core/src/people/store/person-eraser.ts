import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { bringLeadsBack, trashedByReference, trashedOfPerson } from '../../leads/store/lead-trash.ts';
import { ofLeads } from '../../leads/store/deliveries-of-leads.ts';
import { cancelUnsent } from '../../leads/store/lead-writer.ts';
import { triesOf } from './crm-copies.ts';
import { askInCrm } from './crm-duty-store.ts';
import { forgetAnswers } from './retention-store.ts';
import { eraseOwners, ownersOfLeads } from '../../owners/store/owner-eraser.ts';
import { lockPerson } from './person-reader.ts';

/** Others than were shown. */
export class PersonChangedError extends Error {
  constructor() {
    super('This person has other enquiries than were shown');
    this.name = 'PersonChangedError';
  }
}

/** Not the lead's e-mail. */
export class ConfirmationError extends Error {
  constructor() {
    super('The confirmation is not the e-mail of the lead');
    this.name = 'ConfirmationError';
  }
}

interface Erasure {
  leadId: number;
  confirmation: string;
  leadIds: readonly number[];
}

/** Reached a mail server, or may have. Only SMTP has a status. */
async function mailsSent(db: Unit['db'], ids: readonly number[]): Promise<number> {
  const mails = await triesOf(db, 'mail', ids)
    .select('d.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb('a.outcome', '=', 'delivered'), eb('a.httpStatus', 'is not', null)]),
        eb('a.outcome', '=', 'unknown'),
      ]),
    )
    .execute();
  return mails.length;
}

/** While the leads say which messages were theirs. */
async function mailsUnderWay(db: Unit['db'], ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('consumer', '=', 'mail')
    .where(ofLeads(ids))
    .where('state', '=', 'sending')
    .execute();
  return rows.map(({ id }) => id);
}

/** Which numbers were whose, before the leads go. */
async function forgetMerges(db: Unit['db'], ids: readonly number[]): Promise<void> {
  const contacts = db.selectFrom('leads').select('contactId').where('id', '=', anyOf(ids));
  await db
    .deleteFrom('contactMerges')
    .where((eb) => eb.or([eb('contactId', 'in', contacts), eb('otherId', 'in', contacts)]))
    .execute();
}

/** In the caller's transaction. `cancelled` were never sent. */
async function eraseLeads(db: Unit['db'], ids: readonly number[]) {
  const cancelled = await cancelUnsent(db, ids);
  const copies = await askInCrm(db, 'erase', ids);
  // while the leads say who it is
  const owners = await eraseOwners(db, await ownersOfLeads(db, ids));
  const mails = await mailsSent(db, ids);
  const sending = await mailsUnderWay(db, ids);
  await forgetAnswers(db, ids);
  await forgetMerges(db, ids);
  const leads = await db
    .deleteFrom('leads')
    .where('id', '=', anyOf(ids))
    .returning(['id', 'referenceId', 'status'])
    .execute();
  const references = leads.map(({ referenceId }) => referenceId);
  const crmCopies = copies.map(({ referenceId, crmId }) => ({ referenceId, crmId }));
  return {
    result: { ids, sending, erased: { references, cancelled, mailsSent: mails, crmCopies, owners: owners.ids.length } },
    entry: [
      ...owners.entries,
      ...leads.map(({ id, referenceId, status }) => ({
        action: 'lead.erased' as const,
        id,
        label: referenceId,
        before: { status },
        after: { leadsOfPerson: ids.length, heldByCrm: copies.some((copy) => copy.referenceId === referenceId) },
      })),
    ],
  };
}

/**
 * All leads of the person, with audit entries without personal data. `cancelled` were never sent.
 * @returns null: no such lead @throws PersonChangedError, ConfirmationError
 */
export async function erasePerson(pool: pg.Pool, { leadId, confirmation, leadIds }: Erasure, act: StaffAct) {
  const found = await staffWrite(pool, act, async ({ db, client }) => {
    const ids = await lockPerson(client, leadId);
    if (ids.length === 0) return null;
    const confirmed = db.selectFrom('leads').select('id').where('id', '=', leadId);
    // who called and has no e-mail is confirmed by the number
    const sameEmail = sql<boolean>`case when lead_email_key(email) is null then lead_phone_key(phone) = lead_phone_key(${confirmation})
      else lead_email_key(email) = lead_email_key(${confirmation}) end`;
    if ((await confirmed.where(sameEmail).executeTakeFirst()) === undefined) throw new ConfirmationError();
    if (ids.length !== leadIds.length || !ids.every((id) => leadIds.includes(id))) throw new PersonChangedError();
    // what of the person was deleted waits in the trash, and the CRM may have it
    const trashed = await bringLeadsBack(client, await trashedOfPerson(client, leadId));
    return eraseLeads(db, [...ids, ...trashed.map(({ id }) => id)]);
  });
  if (found === null) return null;
  await mailsSettled(pool, found.sending);
  return found.erased;
}

/**
 * After a restore: what was erased since the backup, by references as the audit log had them. Nobody is told, and no entry names who
 * erased first.
 * @param references at most 1,000; those that are not there count as done
 * @returns how many were there
 */
export async function eraseAgain(pool: pg.Pool, references: readonly string[]): Promise<number> {
  const erased = await staffWrite(pool, { actor: null, requestId: null }, async ({ db, client }) => {
    await bringLeadsBack(client, await trashedByReference(client, references));
    const leads = await db
      .selectFrom('leads')
      .select('id')
      .where('referenceId', 'in', references)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (leads.length === 0) return null;
    return eraseLeads(
      db,
      leads.map(({ id }) => id),
    );
  });
  return erased?.ids.length ?? 0;
}

const settleTries = 20;
const settleStepMs = 100;

/** A mail is surely in the folder once its delivery has settled. */
async function mailsSettled(pool: pg.Pool, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return;
  for (let n = 0; n < settleTries; n += 1) {
    const sending = await typed(pool)
      .selectFrom('deliveries')
      .select('id')
      .where('consumer', '=', 'mail')
      .where('id', 'in', [...deliveryIds])
      .where('state', '=', 'sending')
      .limit(1)
      .executeTakeFirst();
    if (sending === undefined) return;
    await sleep(settleStepMs);
  }
}

/** After a restore, as `eraseAgain`: owners who were erased since the backup, by number. @returns how many were there */
export async function eraseOwnersAgain(pool: pg.Pool, ids: readonly number[]): Promise<number> {
  const erased = await staffWrite(pool, { actor: null, requestId: null }, async ({ db }) => {
    const { ids: gone, entries } = await eraseOwners(db, ids);
    return gone.length === 0 ? null : { result: gone.length, entry: entries };
  });
  return erased ?? 0;
}
