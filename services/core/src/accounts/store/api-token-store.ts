/** Stored as hashes: reading the table lets nobody in. */
import { createHash, randomBytes } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { ApiToken } from '../../data/entities/accounts/api-token.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { countRows, timeOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { mostTokens, prefixLength } from '../api-token.ts';
import type { Permission } from '../permissions.ts';

export type TokenState = 'active' | 'expired' | 'revoked' | 'stopped';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

type Eb = ExpressionBuilder<Tables & { t: Row<'apiTokens'>; u: Row<'users'> }, 't' | 'u'>;

/** Stopped: whoever made it is disabled. */
const state = ({ ref }: Pick<Eb, 'ref'>) =>
  sql<TokenState>`case when ${ref('t.revokedAt')} is not null then 'revoked'
    when ${ref('t.expiresAt')} <= now() then 'expired'
    when ${ref('u.disabledAt')} is not null then 'stopped' else 'active' end`;

const tokens = (db: Queryable) =>
  typed(db)
    .selectFrom('apiTokens as t')
    .innerJoin('users as u', 'u.id', 't.madeById')
    .select(['t.id', 't.name', 't.permissions', 't.lastUsedAt', 't.madeById'])
    .select((eb) => state(eb).as('state'));

export interface NewToken {
  name: string;
  permissions: readonly Permission[];
  /** 365 at most. */
  days: number;
}

/** The secret is stored nowhere. Null: there are too many already. */
export async function makeToken(
  { em, db }: Unit,
  { name, permissions, days }: NewToken,
  madeBy: number,
): Promise<{ id: number; secret: string } | null> {
  // two at once must not pass the limit together
  await sql`select pg_advisory_xact_lock(hashtext('api_tokens'))`.execute(db);
  const alive = db
    .selectFrom('apiTokens')
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<string>`now()`);
  const { count } = await alive.select(countRows.as('count')).executeTakeFirstOrThrow();
  if (count >= mostTokens) return null;
  const secret = `mzl_${randomBytes(32).toString('base64url')}`;
  const made = em.create(ApiToken, {
    name,
    permissions: [...permissions],
    madeBy,
    prefix: secret.slice(0, prefixLength),
    tokenHash: hashOf(secret),
    expiresAt: new Date((await timeOf(db)).getTime() + days * 86_400_000),
  });
  await em.flush();
  return { id: made.id, secret };
}

/** The newest first, those that work before the others; 200 at most. */
export const listTokens = (db: Queryable) =>
  tokens(db)
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .select(['t.prefix', 't.createdAt', 't.expiresAt', 'c.username as madeBy'])
    .orderBy((eb) => eb(state(eb), '=', 'active'), 'desc')
    .orderBy('t.createdAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(200)
    .execute();

/** Whatever its state; null: never was. */
export const findToken = async (db: Queryable, secret: string) =>
  (await tokens(db).where('t.tokenHash', '=', hashOf(secret)).executeTakeFirst()) ?? null;

/** Written once a minute at most, however often it is used. */
export async function noteTokenUse(db: Queryable, id: number): Promise<void> {
  await typed(db)
    .updateTable('apiTokens')
    .set({ lastUsedAt: sql`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<', sql<string>`now() - interval '1 minute'`)]),
    )
    .execute();
}

/** Its name; null: is not there, or was revoked before. */
export async function revokeToken(db: Unit['db'], id: number): Promise<string | null> {
  const revoked = await db
    .updateTable('apiTokens')
    .set({ revokedAt: sql`now()` })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return revoked?.name ?? null;
}
