/** Conditions for what staff type, on the columns of migration 56. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { literalLike } from '../../data/condition.ts';
import type { StaffTerm } from '../staff-search.ts';

/** A `tsvector`, and in which rows the reader is shown what it was made of; null: in none. */
export interface Guarded {
  ends: Expression<unknown>;
  shown: Expression<SqlBool>;
}

export interface Searched {
  /** A `tsvector` of folded ends, and of words unless `words` has them. */
  foundBy: Expression<unknown>;
  /** A `tsvector` of folded words. */
  words?: Expression<unknown>;
  /** Ends of e-mail addresses. */
  email?: Guarded | null;
  /** Ends of phone numbers. */
  phone?: Guarded | null;
  /** For letters that are not folded. */
  plain: Expression<unknown>;
}

const never = sql<boolean>`false`;
/** Folded words are letters and ciphers: nothing to escape. */
const begins = (word: string) => `'${word}':*`;
const matches = (column: Expression<unknown>, query: readonly string[]): RawBuilder<boolean>[] =>
  query.length === 0 ? [] : [sql<boolean>`${column} @@ ${query.join(' | ')}::tsquery`];

/**
 * All terms have to be found, each in any column.
 * @param terms of `readStaffSearch`; none finds nothing
 */
export function foundByStaff(terms: readonly StaffTerm[], searched: Searched): Expression<SqlBool> {
  if (terms.length === 0) return never;
  return sql<boolean>`(${sql.join(
    terms.map((term) => sql`(${sql.join(waysOf(term, searched), sql` or `)})`),
    sql` and `,
  )})`;
}

function waysOf({ parts, words, numbers, foreign }: StaffTerm, searched: Searched): RawBuilder<boolean>[] {
  if (foreign !== null) return [sql<boolean>`${searched.plain} ilike ${`%${literalLike(foreign)}%`}`];
  const ends = parts.map(begins);
  const whole = words.length > 0 ? [`(${words.map(begins).join(' & ')})`] : [];
  return [
    ...(searched.words === undefined
      ? matches(searched.foundBy, [...ends, ...whole])
      : [...matches(searched.foundBy, ends), ...matches(searched.words, whole)]),
    ...guarded(searched.email, parts),
    ...guarded(searched.phone, numbers),
  ];
}

const guarded = (column: Guarded | null | undefined, words: readonly string[]): RawBuilder<boolean>[] =>
  column == null
    ? []
    : matches(column.ends, words.map(begins)).map((found) => sql<boolean>`(${column.shown} and ${found})`);

/**
 * On `properties`: title, address, place, kind, building and reference.
 * @param table its alias
 */
export const listingFound = (terms: readonly StaffTerm[], table: string): Expression<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return foundByStaff(terms, {
    foundBy: column('referenceEnds'),
    words: column('searchWords'),
    plain: column('title'),
  });
};

/** For tables of some hundred rows, which have no such column. */
export const endsOf = (text: Expression<unknown>): RawBuilder<unknown> => sql`search_ends(${text})`;
/** Numbers as `lead_phone_key` writes them. */
export const phoneEndsOf = (phone: Expression<unknown>): RawBuilder<unknown> =>
  sql`text_ends(lead_phone_key(${phone}))`;
