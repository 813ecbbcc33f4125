/** Which account a person of an OpenID Connect provider opens. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

/** Together they name one person for ever (OpenID Connect Core 1.0, 5.7); an e-mail address does not. */
export interface ProviderSubject {
  issuer: string;
  subject: string;
}

/** Null: no account is linked. */
export async function findLinkedAccount(db: Queryable, { issuer, subject }: ProviderSubject): Promise<number | null> {
  const found = await typed(db)
    .selectFrom('identities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.userId ?? null;
}

/** Null: not linked. */
export async function findIdentity(db: Queryable, userId: number) {
  const found = await typed(db)
    .selectFrom('identities')
    .select(['linkedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found ?? null;
}

/** False: this account or this person of the provider is linked already. */
export async function addIdentity(db: Queryable, userId: number, known: ProviderSubject): Promise<boolean> {
  const { issuer, subject } = known;
  const { numInsertedOrUpdatedRows = 0n } = await typed(db)
    .insertInto('identities')
    .values({ userId, issuer, subject })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False: there was none. */
export async function removeIdentity(db: Queryable, userId: number): Promise<boolean> {
  const { numDeletedRows } = await typed(db).deleteFrom('identities').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function noteIdentityUse(db: Queryable, userId: number): Promise<void> {
  const used = typed(db).updateTable('identities').where('userId', '=', userId);
  await used.set({ lastUsedAt: sql`now()` }).execute();
}
