import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countOf } from '../../data/typed-parts.ts';
import { mostTemplates, type TemplateKind } from '../message-template.ts';

export interface TemplateContent {
  kind: TemplateKind;
  name: string;
  nameAr: string;
  /** Of an e-mail; else null. */
  subject: string | null;
  subjectAr: string | null;
  text: string;
  textAr: string;
}

/** `conflict`: it was changed since it was shown. */
export type TemplateRefusal = 'limit_reached' | 'conflict';

export class TemplateWriteError extends Error {
  readonly refusal: TemplateRefusal;

  constructor(refusal: TemplateRefusal) {
    super(`The template was not saved: ${refusal}`);
    this.name = 'TemplateWriteError';
    this.refusal = refusal;
  }
}

const columns = ['id', 'kind', 'name', 'nameAr', 'subject', 'subjectAr', 'text', 'textAr', 'version'] as const;

/** Those for WhatsApp first, then e-mails, then snippets, each by name. */
export const listTemplates = (db: Queryable) =>
  typed(db)
    .selectFrom('messageTemplates')
    .select(columns)
    .orderBy(sql`array_position(array['whatsapp', 'email', 'snippet'], kind)`)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .limit(mostTemplates)
    .execute();

/** Its texts are the office's own, and long: the log says which it was. */
const told = ({ kind, name }: Pick<TemplateContent, 'kind' | 'name'>) => ({ kind, name });

/** @throws TemplateWriteError */
export function createTemplate(pool: pg.Pool, content: TemplateContent, act: StaffAct) {
  return staffWrite(pool, act, async ({ db, client }) => {
    // nobody adds one meanwhile
    await client.query(`select pg_advisory_xact_lock(hashtext('message_templates'))`);
    if ((await countOf(db.selectFrom('messageTemplates'))) >= mostTemplates)
      throw new TemplateWriteError('limit_reached');
    const result = await db.insertInto('messageTemplates').values(content).returning(columns).executeTakeFirstOrThrow();
    return { result, entry: { action: 'template.created', id: result.id, label: result.name, after: told(result) } };
  });
}

/** @param version that was shown @returns null: no such template @throws TemplateWriteError */
export function changeTemplate(pool: pg.Pool, id: number, version: number, content: TemplateContent, act: StaffAct) {
  return staffWrite(pool, act, async ({ db }) => {
    const before = await db
      .selectFrom('messageTemplates')
      .select(['kind', 'name', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return null;
    if (before.version !== version) throw new TemplateWriteError('conflict');
    const result = await db
      .updateTable('messageTemplates')
      .set({ ...content, version: version + 1, updatedAt: sql<string>`now()` })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow();
    return {
      result,
      entry: { action: 'template.updated', id, label: result.name, before: told(before), after: told(result) },
    };
  });
}

/** What was sent with it stays. @returns whether there was one */
export async function deleteTemplate(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async ({ db }) => {
    const before = await db
      .deleteFrom('messageTemplates')
      .where('id', '=', id)
      .returning(['kind', 'name'])
      .executeTakeFirst();
    if (before === undefined) return null;
    return { result: true, entry: { action: 'template.deleted', id, label: before.name, before: told(before) } };
  });
  return deleted === true;
}
