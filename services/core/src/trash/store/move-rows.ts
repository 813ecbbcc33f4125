/** Rows leave their tables whole and come back whole. SQL, since the tables are named by whoever calls. */
import { type Actor, personIdOf } from '../../audit/act.ts';
import type { Queryable } from '../../data/database.ts';

export type MovedKind = 'lead' | 'post' | 'agent';
type StoredRow = Record<string, unknown>;
export type Content = Readonly<Record<string, readonly StoredRow[]>>;

export interface TrashedRow {
  id: number;
  title: string;
  content: Content;
}

export interface Source {
  kind: MovedKind;
  table: string;
  /** Of the row `t`; SQL. */
  title: string;
  reference: string;
  emailKey?: string;
  phoneKey?: string;
  /** Rows that go with it, and what else to remember: names and SQL that gives a JSON list of rows. */
  parts: Readonly<Record<string, string>>;
}

/** The rows of a table that belong to `t`. */
export const rowsOf = (table: string, column: string): string =>
  `(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from ${table} x where x.${column} = t.id)`;

/** In the caller's transaction, which holds the rows. @returns what went, by number */
export async function moveToTrash(
  client: Queryable,
  { kind, table, title, reference, emailKey = 'null', phoneKey = 'null', parts }: Source,
  ids: readonly number[],
  actor: Actor,
): Promise<number[]> {
  const members = Object.entries({ [table]: 'jsonb_build_array(to_jsonb(t))', ...parts });
  const content = members.map(([name, value]) => `'${name}', ${value}`).join(', ');
  await client.query(
    `insert into trashed (kind, id, title, reference, email_key, phone_key, content, deleted_by_id, deleted_by_name)
     select '${kind}', t.id, ${title}, ${reference}, ${emailKey}, ${phoneKey}, jsonb_build_object(${content}), $2, $3
     from ${table} t where t.id = any ($1::integer[])`,
    [ids, personIdOf(actor), actor.username],
  );
  const { rows } = await client.query<{ id: number }>(
    `delete from ${table} where id = any ($1::integer[]) returning id`,
    [ids],
  );
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Out of the trash, into the caller's hands, until the transaction ends. */
export async function takeFromTrash(client: Queryable, kind: MovedKind, ids: readonly number[]): Promise<TrashedRow[]> {
  const { rows } = await client.query<TrashedRow>(
    `delete from trashed where kind = $1 and id = any ($2::integer[]) returning id, title, content`,
    [kind, ids],
  );
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Of all of them, by table. */
export const partOf = (moved: readonly TrashedRow[], table: string): StoredRow[] =>
  moved.flatMap(({ content }) => content[table] ?? []);

interface ColumnRow {
  name: string;
  target: string | null;
}

/** Columns of today: a derived one is derived again, a new one gets its default. `target`: it may be gone by now. */
const columnsSql = /* sql */ `
select a.attname as name, f.confrelid::regclass::text as target
from pg_attribute a
left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.confdeltype = 'n' and f.conkey = array[a.attnum]
where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
order by a.attnum`;

/** With their numbers. What they named and is gone meanwhile is none. */
export async function putBack(client: Queryable, table: string, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { rows: columns } = await client.query<ColumnRow>(columnsSql, [table]);
  const known = columns.filter(({ name }) => rows.some((row) => name in row));
  const values = known.map(({ name, target }) =>
    target === null ? `r.${name}` : `(select x.id from ${target} x where x.id = r.${name})`,
  );
  await client.query(
    `insert into ${table} (${known.map(({ name }) => name).join(', ')}) overriding system value
     select ${values.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) r`,
    [JSON.stringify(rows)],
  );
}
