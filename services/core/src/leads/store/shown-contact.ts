import { type RawBuilder, sql } from 'kysely';
import type { ContactField, ContactReader } from '../../accounts/contact-rules.ts';

/**
 * A column of `leads` as far as the reader may see it, null otherwise: what is not shown is not found either, or a search would tell it.
 * @param table its alias
 */
export function shownContact(
  field: ContactField,
  { id, contact }: ContactReader,
  table: string,
): RawBuilder<string | null> {
  const column = sql<string | null>`${sql.ref(`${table}.${field}`)}`;
  if (contact[field] === 'open') return column;
  if (contact[field] === 'masked') return sql<string | null>`null::text`;
  return sql<string | null>`case when ${sql.ref(`${table}.assigneeId`)} = ${id} then ${column} end`;
}
