/** Files that go with an e-mail. They are added while it is written, and are its own from its sending on. */
import type pg from 'pg';
import { personIdOf, type StaffAct } from '../../audit/act.ts';
import { recordAct, staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countOf } from '../../data/typed-parts.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { NewPrivateFile } from '../../platform/private-file.ts';
import { MessageError, mostMessageFiles } from '../message.ts';

const shown = ['id', 'name', 'size'] as const;
/** Left by whoever closed the window without sending. */
const draftHours = 24;
/** Of one person for one lead: twice what goes with a mail, for those that were put back. */
const mostDrafts = 2 * mostMessageFiles;

/** @throws MessageError: the lead is gone or anonymous, or too many wait to be sent */
export function addMessageFile(
  pool: pg.Pool,
  leadId: number,
  { name, mediaType, content }: NewPrivateFile,
  act: StaffAct,
) {
  return staffWrite(pool, act, async ({ db }) => {
    const lead = await db
      .selectFrom('leads')
      .select(['referenceId', 'anonymisedAt'])
      .where('id', '=', leadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (lead === undefined) throw new MessageError('no_lead');
    if (lead.anonymisedAt !== null) throw new MessageError('anonymous');
    const drafts = db.selectFrom('leadMessageFiles').where('leadId', '=', leadId).where('messageId', 'is', null);
    if ((await countOf(drafts)) >= mostDrafts) throw new MessageError('too_many_files');
    const size = content.byteLength;
    const file = { id: uuidV7(), leadId, authorId: personIdOf(act.actor), name, mediaType, size };
    const result = await db
      .insertInto('leadMessageFiles')
      .values({ ...file, content: Buffer.from(content) })
      .returning(shown)
      .executeTakeFirstOrThrow();
    const after = { mediaType, size };
    return { result, entry: { action: 'lead.file_added', id: leadId, label: lead.referenceId, after } };
  });
}

/** Recorded before it is given out. @returns undefined: no such file @throws what the log threw: nothing is given then */
export async function readMessageFile(pool: pg.Pool, leadId: number, id: string, act: StaffAct) {
  const file = await typed(pool)
    .selectFrom('leadMessageFiles as f')
    .innerJoin('leads as l', 'l.id', 'f.leadId')
    .select(['f.id', 'f.name', 'f.size', 'f.mediaType', 'f.content', 'l.referenceId'])
    .where('f.id', '=', id)
    .where('f.leadId', '=', leadId)
    .executeTakeFirst();
  if (file === undefined) return undefined;
  const { mediaType, size, referenceId } = file;
  await recordAct(pool, act, {
    action: 'lead.file_read',
    id: leadId,
    label: referenceId,
    after: { mediaType, size },
  });
  return file;
}

/** Never sent, for a day. @returns how many */
export async function dropDraftFiles(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `delete from lead_message_files where message_id is null and created_at < now() - make_interval(hours => $1)`,
    [draftHours],
  );
  return rowCount ?? 0;
}
