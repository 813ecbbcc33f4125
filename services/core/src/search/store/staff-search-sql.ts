/** Conditions for what staff type, on the columns of migration 56. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { lexemesOf } from '../fold.ts';
import { literalLike } from '../../data/condition.ts';
import type { StaffTerm } from '../staff-search.ts';

/** A `tsvector`, and in which rows the reader is shown what it was made of; null: in none. */
export interface Guarded {
  ends: Expression<unknown>;
  shown: Expression<SqlBool>;
}

export interface Searched {
  /** A `tsvector` of folded ends and words. */
  foundBy: Expression<unknown>;
  /** Ends of e-mail addresses. */
  email?: Guarded | null;
  /** Ends of phone numbers. */
  phone?: Guarded | null;
  /** For letters that are not folded. */
  plain: Expression<unknown>;
}

type Ways = (term: StaffTerm) => RawBuilder<boolean>[];

/** None finds nothing. */
function allOf(terms: readonly StaffTerm[], ways: Ways): Expression<SqlBool> {
  if (terms.length === 0) return sql<boolean>`false`;
  return sql<boolean>`(${sql.join(
    terms.map((term) => sql`(${sql.join(ways(term), sql` or `)})`),
    sql` and `,
  )})`;
}

/** Folded words are letters and ciphers: nothing to escape. */
const begins = (word: string) => `'${word}':*`;
const allBegin = (words: readonly string[]) =>
  words.length === 0 ? [] : [`(${words.flatMap(lexemesOf).map(begins).join(' & ')})`];
const matches = (column: Expression<unknown>, query: readonly string[]): RawBuilder<boolean>[] =>
  query.length === 0 ? [] : [sql<boolean>`${column} @@ ${query.join(' | ')}::tsquery`];
const holdsPlain = (column: Expression<unknown>, letters: string) =>
  sql<boolean>`${column} ilike ${`%${literalLike(letters)}%`}`;

/**
 * All terms have to be found, each in any column.
 * @param terms of `readStaffSearch`; none finds nothing
 */
export const foundByStaff = (terms: readonly StaffTerm[], searched: Searched): Expression<SqlBool> =>
  allOf(terms, ({ parts, words, numbers, foreign }) => {
    if (foreign !== null) return [holdsPlain(searched.plain, foreign)];
    // among ends a single letter says nothing
    const telling = words.every((word) => word.length > 1) ? words : [];
    return [
      ...matches(searched.foundBy, [...parts.map(begins), ...allBegin(telling)]),
      ...guarded(searched.email, parts),
      ...guarded(searched.phone, numbers),
    ];
  });

const guarded = (column: Guarded | null | undefined, words: readonly string[]): RawBuilder<boolean>[] =>
  column == null
    ? []
    : matches(column.ends, words.map(begins)).map((found) => sql<boolean>`(${column.shown} and ${found})`);

/**
 * On `properties`: title, address, place, kind, building and reference.
 * @param table its alias
 */
export function listingFound(terms: readonly StaffTerm[], table: string): Expression<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return allOf(terms, ({ parts, words, foreign }) => {
    if (foreign !== null) return [holdsPlain(column('title'), foreign)];
    return [
      ...matches(column('searchWords'), allBegin(words)),
      ...parts.map((part) => sql<boolean>`strpos(${column('referenceKey')}, ${part}) > 0`),
    ];
  });
}

/** For tables of some hundred rows, which have no such column. */
export const endsOf = (text: Expression<unknown>): RawBuilder<unknown> => sql`search_ends(${text})`;
/** Numbers as `lead_phone_key` writes them. */
export const phoneEndsOf = (phone: Expression<unknown>): RawBuilder<unknown> =>
  sql`text_ends(lead_phone_key(${phone}))`;
