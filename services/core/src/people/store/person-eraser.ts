/** Erases a person here: their leads, and whatever was still to be told about them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { StaffAct } from '../../audit/act.ts';
import { cancelUnsent } from '../../leads/store/lead-writer.ts';
import { lockPerson } from './person-reader.ts';

/** The person has other leads than who erases has seen. */
export class PersonChangedError extends Error {
  constructor() {
    super('This person has other enquiries than were shown');
    this.name = 'PersonChangedError';
  }
}

/** What was typed is not the e-mail of the lead. */
export class ConfirmationError extends Error {
  constructor() {
    super('The confirmation is not the e-mail of the lead');
    this.name = 'ConfirmationError';
  }
}

export interface ErasedPerson {
  references: string[];
  /** Deliveries that were not sent any more. */
  cancelled: number;
  /** Mails that reached a mail server, or perhaps did. */
  mailsSent: number;
  /** Leads that the CRM has, or perhaps has. */
  crmCopies: { referenceId: string; crmId: string | null }[];
}

interface Erasure {
  leadId: number;
  /** What was typed: the e-mail of the lead. */
  confirmation: string;
  /** The leads of the person as they were shown. */
  leadIds: readonly number[];
}

/** A try that left a contact behind before its lead was written says so at the beginning of its answer (crm/hubspot). */
const crmCopiesSql = /* sql */ `
select l.reference_id as "referenceId", l.crm_id as "crmId" from leads l
where l.id = any ($1::integer[]) and (l.crm_id is not null or l.crm_synced or exists (select from deliveries d
  join delivery_attempts a on a.delivery_id = d.id and a.kind = 'send'
    and (coalesce(a.outcome, 'unknown') in ('delivered', 'unknown') or a.answer like 'contact: %')
  where d.consumer = 'crm' and d.subject_kind = 'lead' and d.subject_id = l.id))
order by l.created_at desc, l.id desc`;

/** Only SMTP has a status: what was kept here has none. */
const mailsSentSql = /* sql */ `
select count(*)::integer as n from deliveries d
where d.consumer = 'mail' and d.subject_kind = 'lead' and d.subject_id = any ($1::integer[])
  and exists (select from delivery_attempts a where a.delivery_id = d.id
    and (a.outcome = 'delivered' and a.http_status is not null or a.outcome = 'unknown'))`;

/**
 * Deletes all leads of the person behind a lead in one transaction, with an entry in the audit log for each, which holds
 * nothing personal. @returns null when there is no such lead @throws PersonChangedError, ConfirmationError
 */
export async function erasePerson(
  pool: pg.Pool,
  { leadId, confirmation, leadIds }: Erasure,
  act: StaffAct,
): Promise<ErasedPerson | null> {
  const found = await staffWrite(pool, act, async ({ db, client }) => {
    const ids = await lockPerson(client, leadId);
    if (ids.length === 0) return null;
    const typed = await client.query('select from leads where id = $1 and lead_email_key(email) = lead_email_key($2)', [
      leadId,
      confirmation,
    ]);
    if (typed.rowCount === 0) throw new ConfirmationError();
    if (ids.length !== leadIds.length || !ids.every((id) => leadIds.includes(id))) throw new PersonChangedError();
    const cancelled = await cancelUnsent(db, ids);
    const crm = await client.query<ErasedPerson['crmCopies'][number]>(crmCopiesSql, [ids]);
    const mails = await client.query<{ n: number }>(mailsSentSql, [ids]);
    const erased = await client.query<{ id: number; referenceId: string; status: string }>(
      'delete from leads where id = any ($1::integer[]) returning id, reference_id as "referenceId", status',
      [ids],
    );
    const references = erased.rows.map(({ referenceId }) => referenceId);
    return {
      result: { ids, erased: { references, cancelled, mailsSent: mails.rows[0]?.n ?? 0, crmCopies: crm.rows } },
      entry: erased.rows.map(({ id, referenceId, status }) => ({
        action: 'lead.erased',
        id,
        label: referenceId,
        before: { status },
        after: { leadsOfPerson: ids.length, heldByCrm: crm.rows.some((copy) => copy.referenceId === referenceId) },
      })),
    };
  });
  if (found === null) return null;
  await mailsSettled(pool, found.ids);
  return found.erased;
}

const settleTries = 20;
const settleStepMs = 100;

/** A mail that was being written while its lead went is in the folder only when its delivery has settled. */
async function mailsSettled(pool: pg.Pool, ids: readonly number[]): Promise<void> {
  for (let n = 0; n < settleTries; n += 1) {
    const { rowCount } = await pool.query(
      `select from deliveries where consumer = 'mail' and subject_kind = 'lead' and subject_id = any ($1::integer[])
         and state = 'sending' limit 1`,
      [ids],
    );
    if (rowCount === 0) return;
    await sleep(settleStepMs);
  }
}
