/** Second factors of a person together: the authenticator app, recovery codes, and whether there are passkeys. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { listPasskeys, removePasskeys } from './passkey-store.ts';
import { hashOfRecoveryCode, makeRecoveryCode, recoveryCodesOfPerson } from './recovery-code.ts';

export interface OwnFactors {
  totp: { addedAt: string; lastUsedAt: string | null } | null;
  passkeys: Awaited<ReturnType<typeof listPasskeys>>;
  recoveryCodesLeft: number;
}

/** Nothing that opens anything. */
export async function findFactors(db: Queryable, userId: number): Promise<OwnFactors> {
  const totp = await typed(db)
    .selectFrom('totpFactors')
    .select(['createdAt as addedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const left = await typed(db)
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { totp: totp ?? null, passkeys: await listPasskeys(db, userId), recoveryCodesLeft: left.count };
}

/** Something besides the password. Recovery codes alone are none: they stand in for one. */
export const hasFactor = ({ totp, passkeys }: OwnFactors): boolean => totp !== null || passkeys.length > 0;

/** Sealed; null: none. */
export async function findTotpSecret(db: Queryable, userId: number): Promise<string | null> {
  const found = await typed(db)
    .selectFrom('totpFactors')
    .select('secret')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found?.secret ?? null;
}

/** In place of an earlier app. @param step whose code confirmed it, and is used by that */
export async function saveTotp(db: Queryable, userId: number, secret: string, step: number): Promise<void> {
  const now = sql<string>`now()`;
  const fresh = { secret, lastStep: step, createdAt: now, lastUsedAt: null };
  await typed(db)
    .insertInto('totpFactors')
    .values({ userId, ...fresh })
    .onConflict((old) => old.column('userId').doUpdateSet(fresh))
    .execute();
}

/** False: this step or a later one was used already. Of two at once, one gets it. */
export async function useTotpStep(db: Queryable, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await typed(db)
    .updateTable('totpFactors')
    .set({ lastStep: step, lastUsedAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function removeTotp(db: Queryable, userId: number): Promise<boolean> {
  const { numDeletedRows } = await typed(db).deleteFrom('totpFactors').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0;
}

/** In place of all earlier ones. They are stored nowhere as they are given here. */
export async function renewRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  await removeRecoveryCodes(db, userId);
  const codes = Array.from({ length: recoveryCodesOfPerson }, makeRecoveryCode);
  const rows = codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(code) }));
  await typed(db).insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

/** False: unknown, somebody else's, or used. Of two at once, one gets it. */
export async function useRecoveryCode(db: Queryable, userId: number, code: string): Promise<boolean> {
  const { numUpdatedRows } = await typed(db)
    .updateTable('recoveryCodes')
    .set({ usedAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOfRecoveryCode(code))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function removeRecoveryCodes(db: Queryable, userId: number): Promise<void> {
  await typed(db).deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** All there are, recovery codes too. False: there was no factor. */
export async function removeAllFactors(db: Queryable, userId: number): Promise<boolean> {
  await removeRecoveryCodes(db, userId);
  const passkeys = await removePasskeys(db, userId);
  return (await removeTotp(db, userId)) || passkeys > 0;
}
