/** With e-mail addresses: for administrators alone. */
import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '../../data/database.ts';
import { streamRows } from '../../data/stream-rows.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { countOf, given, pageOf } from '../../data/typed-parts.ts';
import { readStaffSearch } from '../../search/staff-search.ts';
import { endsOf, foundByStaff } from '../../search/store/staff-search-sql.ts';

export type UserState = 'active' | 'invited' | 'disabled';
export type UserSort = 'name' | 'newest' | 'oldest';
export type UserRow = InferResult<ReturnType<typeof withRow>>[number];

export interface UserQuery {
  /** In name, username, e-mail, as `readStaffSearch` reads it. */
  search?: string | null;
  role?: string | null;
  state?: UserState | null;
  sort?: UserSort | null;
  /** From 1. */
  page?: number;
  limit?: number;
}

type Eb = ExpressionBuilder<Tables & { u: Row<'users'>; c: Row<'credentials'> }, 'u' | 'c'>;

/** Without credentials: invited, not come yet. */
const accounts = (db: Queryable) => typed(db).selectFrom('users as u').leftJoin('credentials as c', 'c.userId', 'u.id');

const state = ({ ref }: Pick<Eb, 'ref'>) =>
  sql<UserState>`case when ${ref('u.disabledAt')} is not null then 'disabled'
    when ${ref('c.userId')} is null then 'invited' else 'active' end`;

const withRow = (all: ReturnType<typeof accounts>) =>
  all
    .select([
      'u.id',
      'u.email',
      'u.firstName',
      'u.lastName',
      'u.role',
      'u.createdAt',
      'u.passwordAskedAt',
      'c.username',
    ])
    .select((eb) => [
      state(eb).as('state'),
      eb
        .or([
          eb.exists(eb.selectFrom('totpFactors as f').select('f.userId').whereRef('f.userId', '=', 'u.id')),
          eb.exists(eb.selectFrom('passkeys as k').select('k.userId').whereRef('k.userId', '=', 'u.id')),
        ])
        .$castTo<boolean>()
        .as('hasFactor'),
      eb
        .exists(eb.selectFrom('identities as i').select('i.userId').whereRef('i.userId', '=', 'u.id'))
        .$castTo<boolean>()
        .as('isLinked'),
      eb
        .selectFrom('agents as a')
        .select('a.id')
        .whereRef('a.userId', '=', 'u.id')
        .orderBy('a.id')
        .limit(1)
        .as('agentId'),
    ]);

function found(db: Queryable, { search, role, state: wanted, sort }: UserQuery) {
  const all = accounts(db).where((eb) =>
    eb.and([
      ...given(readStaffSearch(search), (terms) => {
        const plain = eb.fn<string>('concat_ws', [sql.lit(' '), 'u.firstName', 'u.lastName', 'u.email', 'c.username']);
        return foundByStaff(terms, { foundBy: endsOf(plain), plain });
      }),
      ...given(role, (one) => eb('u.role', '=', one)),
      ...given(wanted, (one) => eb(state(eb), '=', one)),
    ]),
  );
  if (sort === 'newest') return all.orderBy('u.createdAt', 'desc').orderBy('u.id', 'desc');
  if (sort === 'oldest') return all.orderBy('u.createdAt').orderBy('u.id');
  // who waits for a new password comes first
  return all
    .orderBy('u.passwordAskedAt', (at) => at.asc().nullsLast())
    .orderBy(({ fn }) => fn('lower', [fn('concat_ws', [sql.lit(' '), 'u.firstName', 'u.lastName'])]))
    .orderBy('u.id');
}

export async function listUsers(db: Queryable, query: UserQuery) {
  const { rows, pagination } = await pageOf(withRow(found(db, query)), query, 25);
  return { users: rows, pagination };
}

/** In the list's order, by some hundred. */
export const streamUsers = (pool: pg.Pool, query: UserQuery): AsyncGenerator<UserRow[]> =>
  streamRows(pool, withRow(found(pool, query)));

export const countUsers = (db: Queryable, query: UserQuery): Promise<number> => countOf(found(db, query));

export async function findAccount(db: Queryable, id: number): Promise<UserRow | null> {
  return (await withRow(accounts(db)).where('u.id', '=', id).executeTakeFirst()) ?? null;
}

/** In any case; who was invited and did not come yet is found by e-mail. */
export async function findInvitedOrActive(db: Queryable, name: string): Promise<UserRow | null> {
  return (await named(db, name).limit(1).executeTakeFirst()) ?? null;
}

/** In any case. */
export async function findAccountByName(db: Queryable, name: string): Promise<UserRow | null> {
  if (name.includes('\0')) return null;
  return (await named(db, name).where('c.userId', 'is not', null).limit(1).executeTakeFirst()) ?? null;
}

/** A username before an e-mail. */
function named(db: Queryable, name: string) {
  const wanted = sql<string>`lower(${name.trim()})`;
  return withRow(accounts(db))
    .where('u.disabledAt', 'is', null)
    .where((eb) => eb.or([eb('c.username', '=', wanted), eb(eb.fn('lower', ['u.email']), '=', wanted)]))
    .orderBy((eb) => eb.fn.coalesce(eb('c.username', '=', wanted), sql.lit(false)), 'desc');
}
