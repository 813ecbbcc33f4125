import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ContactField, ContactReader } from '../../accounts/contact-rules.ts';
import type { StaffTerm } from '../../search/staff-search.ts';
import { foundByStaff, type Guarded } from '../../search/store/staff-search-sql.ts';

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

/**
 * By what staff search leads: names, reference, message, and of e-mail and phone what the reader is shown.
 * @param table alias of `leads`
 */
export function leadFound(terms: readonly StaffTerm[], reader: ContactReader, table: string): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const guarded = (field: ContactField): Guarded | null => {
    const rule = reader.contact[field];
    if (rule === 'masked') return null;
    // not in a `case`: the index could not be used
    const shown = rule === 'open' ? sql<boolean>`true` : sql<boolean>`${column('assigneeId')} = ${reader.id}`;
    return { ends: column(`${field}Ends`), shown };
  };
  const plain = sql`concat_ws(' ', ${column('firstName')}, ${column('lastName')})`;
  return foundByStaff(terms, { foundBy: column('foundBy'), email: guarded('email'), phone: guarded('phone'), plain });
}
