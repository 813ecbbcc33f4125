/** What staff write to a person from here. The caller asks who may see the lead. */
import { type InferResult, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type pg from 'pg';
import { staffName } from '../../data/person-name.ts';
import { personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { appendDelivery } from '../../deliveries/store/outbox.ts';
import { mailLane } from '../../mail/mail.ts';
import type { Language } from '../../platform/language.ts';
import { type MessageChannel, MessageError, mostMessageBytes, mostMessageFiles } from '../message.ts';

export interface NewMessage {
  channel: MessageChannel;
  /** Of one press of the button: a message of the same key is the same message. */
  key: string;
  language: Language;
  /** Of an e-mail; else null. */
  subject: string | null;
  text: string;
  /** Added before, by the same person. */
  fileIds: readonly string[];
}

/** More are counted. */
export const mostMessagesShown = 200;

/** How far its newest delivery is. Only a mail server has a status; the tries of what arrived go after half a year. */
const delivery = sql<{
  state: 'waiting' | 'taken' | 'kept' | 'refused' | 'stopped';
  at: string | null;
  errorCode: string | null;
} | null>`(select json_build_object(
    'state', case when d.state in ('pending', 'sending', 'unknown', 'retry_wait') then 'waiting'
      when d.state = 'rejected' then 'refused' when d.state <> 'delivered' then 'stopped'
      when exists (select from delivery_attempts a where a.delivery_id = d.id and a.outcome = 'delivered'
        and a.http_status is null) then 'kept' else 'taken' end,
    'at', to_char(d.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'errorCode', d.last_error_code)
  from deliveries d where d.consumer = 'mail' and d.subject_kind = 'message' and d.subject_id = m.id
  order by d.seq desc limit 1)`;

const messages = (db: Queryable | Unit['db'], leadId: number) =>
  ('selectFrom' in db ? db : typed(db))
    .selectFrom('leadMessages as m')
    .leftJoin('users as u', 'u.id', 'm.authorId')
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .select(['m.id', 'm.channel', 'm.language', 'm.subject', 'm.text', 'm.at', 'm.authorId'])
    .select(({ selectFrom }) => [
      staffName('u', 'c').as('authorName'),
      delivery.as('delivery'),
      selectFrom('leadMessageFiles as f')
        .whereRef('f.messageId', '=', 'm.id')
        .select((f) =>
          f.fn
            .coalesce(
              f.fn
                .jsonAgg(jsonBuildObject({ id: f.ref('f.id'), name: f.ref('f.name'), size: f.ref('f.size') }))
                .orderBy('f.createdAt'),
              sql<never[]>`'[]'`,
            )
            .as('files'),
        )
        .$asScalar()
        .$notNull()
        .as('files'),
    ])
    .where('m.leadId', '=', leadId)
    .orderBy('m.at', 'desc')
    .orderBy('m.id', 'desc');

export type LeadMessageRow = InferResult<ReturnType<typeof messages>>[number];

/** The newest first, with how many there are in all. */
export async function listMessages(db: Queryable, leadId: number) {
  const found = messages(db, leadId);
  const [rows, total] = await Promise.all([
    found.limit(mostMessagesShown).execute(),
    countOf(typed(db).selectFrom('leadMessages').where('leadId', '=', leadId)),
  ]);
  return { messages: rows, total };
}

export interface WrittenMessage {
  message: LeadMessageRow;
  /** It was there under this key. */
  repeated: boolean;
  /** To publish after the commit. */
  jobs: DispatchedDelivery[];
}

/** An e-mail is owed from the same transaction. @throws MessageError */
export function writeMessage(
  pool: pg.Pool,
  leadId: number,
  message: NewMessage,
  act: StaffAct,
): Promise<WrittenMessage> {
  return staffWrite<WrittenMessage>(pool, act, async ({ db, client }) => {
    const lead = await db
      .selectFrom('leads')
      .select(['referenceId', 'email', 'phone', 'anonymisedAt'])
      .where('id', '=', leadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (lead === undefined) throw new MessageError('no_lead');
    const known = await repeatedOf(db, leadId, message);
    if (known !== null) return { result: { message: known, repeated: true, jobs: [] }, entry: [] };
    if (lead.anonymisedAt !== null) throw new MessageError('anonymous');
    const address = message.channel === 'email' ? lead.email : (lead.phone ?? '');
    if (address.trim() === '') throw new MessageError('no_address');
    const { fileIds, ...content } = message;
    const authorId = personIdOf(act.actor);
    const { id } = await db
      .insertInto('leadMessages')
      .values({ ...content, leadId, authorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await claimFiles(db, { leadId, messageId: id, authorId }, fileIds);
    const jobs = message.channel === 'email' ? await owe(client, id, act.requestId) : [];
    const written = await messages(db, leadId).where('m.id', '=', id).executeTakeFirstOrThrow();
    const action = message.channel === 'email' ? ('lead.mail_written' as const) : ('lead.whatsapp_opened' as const);
    const after = { language: message.language, files: fileIds.length };
    return {
      result: { message: written, repeated: false, jobs },
      entry: { action, id: leadId, label: lead.referenceId, after },
    };
  });
}

/** @throws MessageError where the key was used for another text */
async function repeatedOf(db: Unit['db'], leadId: number, { key, channel, subject, text }: NewMessage) {
  const known = await messages(db, leadId).where('m.key', '=', key).executeTakeFirst();
  if (known === undefined) return null;
  if (known.channel !== channel || known.subject !== subject || known.text !== text)
    throw new MessageError('other_text');
  return known;
}

const owe = (client: pg.PoolClient, messageId: number, requestId: string) =>
  appendDelivery(client, {
    event: 'message.created',
    subjectKind: 'message',
    subjectId: messageId,
    subjectVersion: 1,
    requestId,
    consumers: [mailLane],
  });

interface Claim {
  leadId: number;
  messageId: number;
  authorId: number | null;
}

/** @throws MessageError */
async function claimFiles(db: Unit['db'], { leadId, messageId, authorId }: Claim, ids: readonly string[]) {
  if (ids.length === 0) return;
  if (ids.length > mostMessageFiles) throw new MessageError('too_many_files');
  const claimed = await db
    .updateTable('leadMessageFiles')
    .set({ messageId })
    .where('id', 'in', [...ids])
    .where('leadId', '=', leadId)
    .where('messageId', 'is', null)
    .where(sql<boolean>`author_id is not distinct from ${authorId}::integer`)
    .returning('size')
    .execute();
  if (claimed.length !== new Set(ids).size) throw new MessageError('unknown_file');
  if (claimed.reduce((sum, { size }) => sum + size, 0) > mostMessageBytes) throw new MessageError('too_large');
}
