/** Passkeys of a person, and the challenges that they sign. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

/** More than a person's devices. */
export const mostPasskeys = 20;

export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
}

/** What devices know a person by: it names nobody. Base64url. */
export const userHandleOf = (userId: number): string =>
  createHash('sha256')
    .update(`manzil user ${String(userId)}`)
    .digest('base64url');

/** Nothing that opens anything; the oldest first. */
export const listPasskeys = (db: Queryable, userId: number) =>
  typed(db)
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt as addedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(mostPasskeys)
    .execute();

/** With what verifies it; null: unknown. */
export async function findPasskey(db: Queryable, credentialId: string) {
  const found = await typed(db)
    .selectFrom('passkeys')
    .select(['id', 'userId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
  return found ?? null;
}

export const credentialsOf = async (db: Queryable, userId: number): Promise<string[]> => {
  const rows = await typed(db).selectFrom('passkeys').select('credentialId').where('userId', '=', userId).execute();
  return rows.map(({ credentialId }) => credentialId);
};

/** False: this device is known already. */
export async function addPasskey(db: Queryable, userId: number, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await typed(db)
    .insertInto('passkeys')
    .values({ ...passkey, userId, transports: passkey.transports.join(',') })
    .onConflict((old) => old.column('credentialId').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Gives its name; null: not this person's. */
export async function removePasskey(db: Queryable, userId: number, id: number): Promise<string | null> {
  const gone = await typed(db)
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

export async function removePasskeys(db: Queryable, userId: number): Promise<number> {
  const { numDeletedRows } = await typed(db).deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** False: another use came between, with the same counter. */
export async function notePasskeyUse(db: Queryable, id: number, before: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await typed(db)
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export type ChallengePurpose = 'add' | 'sign-in' | 'confirm';

/** For five minutes. @param userId null: at a sign-in, which anybody begins */
export async function makeChallenge(db: Queryable, purpose: ChallengePurpose, userId: number | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = sql<string>`now() + interval '5 minutes'`;
  await typed(db).insertInto('passkeyChallenges').values({ challenge, purpose, userId, expiresAt }).execute();
  return challenge;
}

/** Uses it up, whatever becomes of it. False: unknown, used, too old, or of another purpose or person. */
export async function useChallenge(
  db: Queryable,
  challenge: string,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<boolean> {
  const found = await typed(db)
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .returning(['purpose', 'userId', ({ eb }) => eb('expiresAt', '>', sql<string>`now()`).as('isFresh')])
    .executeTakeFirst();
  return found !== undefined && found.purpose === purpose && found.userId === userId && Boolean(found.isFresh);
}
