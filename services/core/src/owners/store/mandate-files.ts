import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { recordAct, staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countOf } from '../../data/typed-parts.ts';
import { uuidV7 } from '../../platform/ids.ts';
import type { NewPrivateFile } from '../../platform/private-file.ts';
import { mostMandateFiles, MandateWriteError } from '../mandate.ts';
import { findMandate } from './mandate-reader.ts';

const shown = ['id', 'name', 'mediaType', 'size', 'createdAt'] as const;

/** @throws MandateWriteError: there is no such mandate, or it has ten */
export function addMandateFile(
  pool: pg.Pool,
  mandateId: number,
  { name, mediaType, content }: NewPrivateFile,
  act: StaffAct,
) {
  return staffWrite(pool, act, async ({ db }) => {
    const mandate = await db
      .selectFrom('mandates')
      .select('contractNumber')
      .where('id', '=', mandateId)
      .forUpdate()
      .executeTakeFirst();
    if (mandate === undefined) throw new MandateWriteError('missing');
    if ((await countOf(db.selectFrom('mandateFiles').where('mandateId', '=', mandateId))) >= mostMandateFiles)
      throw new MandateWriteError('too_many_files');
    const file = { id: uuidV7(), mandateId, name, mediaType, size: content.byteLength, content: Buffer.from(content) };
    const row = await db.insertInto('mandateFiles').values(file).returning(shown).executeTakeFirstOrThrow();
    const after = { mediaType, size: row.size };
    return {
      result: row,
      entry: { action: 'mandate.file_added', id: mandateId, label: mandate.contractNumber, after },
    };
  });
}

/** Recorded before it is given out. @returns undefined: no such file @throws what the log threw: nothing is given then */
export async function readMandateFile(pool: pg.Pool, id: string, act: StaffAct) {
  const file = await typed(pool)
    .selectFrom('mandateFiles')
    .select([...shown, 'mandateId', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (file === undefined) return undefined;
  await recordAct(pool, act, await entryFor(pool, 'mandate.file_read', file));
  return file;
}

/** @returns whether there was one */
export async function deleteMandateFile(pool: pg.Pool, id: string, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async ({ db, client }) => {
    const file = await db
      .deleteFrom('mandateFiles')
      .where('id', '=', id)
      .returning(['mandateId', 'mediaType', 'size'])
      .executeTakeFirst();
    if (file === undefined) return null;
    return { result: true, entry: await entryFor(client, 'mandate.file_removed', file) };
  });
  return deleted === true;
}

async function entryFor(
  db: Queryable,
  action: 'mandate.file_read' | 'mandate.file_removed',
  { mandateId, mediaType, size }: { mandateId: number; mediaType: string; size: number },
) {
  const mandate = await findMandate(db, mandateId);
  const states = { after: { mediaType, size } };
  return { action, id: mandateId, label: mandate?.contractNumber ?? null, ...states } as const;
}
