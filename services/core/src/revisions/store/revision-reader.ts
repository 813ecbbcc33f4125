import { sql } from 'kysely';
import { fullName } from '../../data/person-name.ts';
import { snake } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { ownValue } from '../../platform/own-value.ts';
import { mostRevisions, revisedFields, type RevisionKind } from '../revision.ts';

export interface RevisionLine {
  id: number;
  /** Of the state that was replaced. */
  version: number;
  at: string;
  /** Null: the CRM's pull, or the scheduler. */
  by: string | null;
  fields: string[];
}

export interface RevisionValue {
  field: string;
  /** As it is read; null: nothing. Lists line by line. */
  text: string | null;
}

/** The row as it is, in the names of the table; null: none, or deleted. */
const presentSql: Readonly<Record<RevisionKind, string>> = {
  property: 'select to_jsonb(t) as content from properties t where id = $1 and deleted_at is null',
  post: 'select to_jsonb(t) as content from blog_posts t where id = $1',
};

export type RevisionContent = Readonly<Record<string, unknown>>;

export async function readPresent(db: Queryable, kind: RevisionKind, subject: number): Promise<RevisionContent | null> {
  const { rows } = await db.query<{ content: RevisionContent }>(presentSql[kind], [subject]);
  return rows[0]?.content ?? null;
}

/** The newest first. Null: no such listing or article. */
export async function listRevisions(db: Queryable, kind: RevisionKind, subject: number) {
  const present = await readPresent(db, kind, subject);
  if (present === null) return null;
  const rows = await typed(db)
    .selectFrom('revisions as r')
    .leftJoin('users as u', 'u.id', 'r.byId')
    .select(['r.id', 'r.version', 'r.at', 'r.fields'])
    .select(sql<string | null>`coalesce(${fullName('u')}, r.by_name)`.as('by'))
    .where('r.kind', '=', kind)
    .where('r.subjectId', '=', subject)
    .orderBy('r.id', 'desc')
    .limit(mostRevisions)
    .execute();
  const revisions = rows.map(({ fields, ...line }): RevisionLine => {
    const changed = new Set(fields);
    return { ...line, fields: revisedFields[kind].filter((name) => changed.has(snake(name))) };
  });
  return { version: Number(present['version']), revisions };
}

/** @param revision 0: as it is now. Null: there is none */
export async function readContent(
  db: Queryable,
  kind: RevisionKind,
  subject: number,
  revision: number,
): Promise<RevisionContent | null> {
  const present = await readPresent(db, kind, subject);
  if (present === null || revision === 0) return present;
  const row = await typed(db)
    .selectFrom('revisions')
    .select('content')
    .where('id', '=', revision)
    .where('kind', '=', kind)
    .where('subjectId', '=', subject)
    .executeTakeFirst();
  return row?.content ?? null;
}

const namesSql = /* sql */ `
select (select name from agents where id = $1) as agent, (select name from blog_categories where id = $2) as category`;

/** For reading, in the order of a form. */
export async function valuesOf(db: Queryable, kind: RevisionKind, content: RevisionContent): Promise<RevisionValue[]> {
  const { rows } = await db.query<Record<'agent' | 'category', string | null>>(namesSql, [
    content['agent_id'] ?? null,
    content['category_id'] ?? null,
  ]);
  const names: Readonly<Record<string, string | null | undefined>> = {
    agentId: rows[0]?.agent,
    categoryId: rows[0]?.category,
  };
  return revisedFields[kind].map((field) => {
    const value = content[snake(field)];
    return { field, text: ownValue(names, field) ?? textOf(value) };
  });
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((one) => lineOf(one)).join('\n');
  return lineOf(value);
}

/** Plans and texts of pictures have members: each is a line. */
const lineOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
