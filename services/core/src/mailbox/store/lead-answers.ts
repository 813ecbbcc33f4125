/** What people answered: whose it is, and what stands at their lead. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countOf } from '../../data/typed-parts.ts';
import { tellStaff } from '../../notices/store/notice-writer.ts';
import type { Letter, LetterHead } from '../read-letter.ts';

/** More are counted. */
export const mostAnswersShown = 200;

/** Whom nobody has is told to so many at most. */
const mostTold = 50;

export interface Found {
  leadId: number;
  messageId: number | null;
}

/** Written by us, or by somebody of the office. A bounce is nobody's. */
export async function isOurs(
  db: Queryable,
  { own, sender, kind }: LetterHead,
  office: readonly string[],
): Promise<boolean> {
  if (sender !== null && kind !== 'bounce' && office.includes(sender)) return true;
  const { rows } = await db.query<{ ours: boolean }>(
    `select exists (select from deliveries where id = $1::uuid)
       or exists (select from users where lower(trim(email)) = $2
         and not exists (select from leads where lead_email_key(email) = lead_email_key($2))) as ours`,
    [own, kind === 'bounce' ? null : sender],
  );
  return rows[0]?.ours === true;
}

/** By its head alone, before its text is asked for. */
export async function mayConcernLead(db: Queryable, { names, sender, kind }: LetterHead): Promise<boolean> {
  if (kind === 'bounce') return true;
  const { rows } = await db.query<{ known: boolean }>(
    `select exists (select from deliveries where id = any ($1::uuid[]) and subject_kind = 'message')
       or exists (select from leads where lead_email_key(email) = lead_email_key($2) and anonymised_at is null) as known`,
    [names, sender],
  );
  return rows[0]?.known === true;
}

/** The message of ours that it names; else, of an answer, a lead by its reference together with its own address. */
export async function findLead(db: Queryable, letter: Letter): Promise<Found | null> {
  const { rows } = await db.query<Found>(
    `select m.lead_id as "leadId", m.id as "messageId"
     from deliveries d join lead_messages m on m.id = d.subject_id join leads l on l.id = m.lead_id
     where d.id = any ($1::uuid[]) and d.subject_kind = 'message' and l.anonymised_at is null
     order by m.at desc, m.id desc limit 1`,
    [letter.names],
  );
  if (rows[0] !== undefined || letter.kind === 'bounce') return rows[0] ?? null;
  const byReference = await db.query<Found>(
    `select id as "leadId", null::integer as "messageId" from leads
     where reference_id = any ($1::text[]) and lead_email_key(email) = lead_email_key($2) and anonymised_at is null
     order by id desc limit 1`,
    [letter.references, letter.sender],
  );
  return byReference.rows[0] ?? null;
}

/** In the caller's transaction; whoever looks after the lead is told of what a person wrote. @returns false: it stands there already */
export async function keepAnswer(db: Queryable, { leadId, messageId }: Found, letter: Letter): Promise<boolean> {
  const { kind, key, sender, senderName, subject, text, isCut, moreFiles, reason } = letter;
  const added = await typed(db)
    .insertInto('leadAnswers')
    .values({
      leadId,
      messageId,
      kind,
      key,
      sender,
      senderName,
      subject,
      text,
      isCut,
      moreFiles,
      reason,
      files: JSON.stringify(letter.files) as never,
    })
    .onConflict((conflict) => conflict.columns(['leadId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  if (kind !== 'automatic')
    await tellStaff(
      db,
      (await toBeTold(db, leadId)).map((userId) => ({
        userId,
        kind: kind === 'bounce' ? 'mail_returned' : 'lead_answered',
        leadId,
      })),
    );
  return true;
}

/** Whoever has the lead; else the managers, and where the office has none its administrators. */
async function toBeTold(db: Queryable, leadId: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `with able as (select u.id, u.role from users u where u.disabled_at is null),
       owning as (select a.id from able a join leads l on l.assignee_id = a.id where l.id = $1),
       managing as (select id from able where role = 'manager')
     select id from owning
     union all select id from managing where not exists (select from owning)
     union all select id from able where role = 'admin' and not exists (select from owning) and not exists (select from managing)
     order by id limit $2`,
    [leadId, mostTold],
  );
  return rows.map(({ id }) => id);
}

/** The newest first, with how many there are in all. */
export async function listAnswers(db: Queryable, leadId: number) {
  const all = typed(db).selectFrom('leadAnswers').where('leadId', '=', leadId);
  const [answers, total] = await Promise.all([
    all
      .select([
        'id',
        'messageId',
        'kind',
        'sender',
        'senderName',
        'subject',
        'text',
        'isCut',
        'moreFiles',
        'reason',
        'at',
      ])
      .select(({ ref }) => sql<{ name: string; size: number }[]>`${ref('files')}`.as('files'))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostAnswersShown)
      .execute(),
    countOf(all),
  ]);
  return { answers, total };
}
