/** With their audit entries. */
import { raw } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Credential } from '../../data/entities/accounts/credential.ts';
import { ownValue } from '../../platform/own-value.ts';
import { User } from '../../data/entities/accounts/user.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { Language } from '../../platform/language.ts';
import type { Unit } from '../../data/unit.ts';
import { endAccessLinks } from './access-link-repository.ts';

export type UserRefusal = 'email_taken' | 'last_admin' | 'member_unknown' | 'role_unknown' | 'username_taken';

export class UserWriteError extends Error {
  readonly refusal: UserRefusal;

  constructor(refusal: UserRefusal, options?: ErrorOptions) {
    super(`The account was not changed: ${refusal}`, options);
    this.name = 'UserWriteError';
    this.refusal = refusal;
  }
}

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: string;
}

/** Opens nothing yet; gives its id. @throws UserWriteError */
export async function addUser({ em, db }: Unit, user: NewUser): Promise<number> {
  await demandFreeEmail(db, user.email, null);
  const made = em.create(User, user);
  await refusing(em.flush());
  return made.id;
}

export type UserChange = Partial<NewUser> & {
  disabled?: boolean;
  /** Who this is on the page of the team; null: nobody. */
  agentId?: number | null;
};

const now = () => raw<Date>('now()');

/** The caller ends the sessions. @throws UserWriteError also when nobody would administer */
export async function changeUser(
  { em, db, client }: Unit,
  id: number,
  { disabled, agentId, ...change }: UserChange,
): Promise<void> {
  if (change.email !== undefined) await demandFreeEmail(db, change.email, id);
  if (disabled === true || (change.role !== undefined && change.role !== 'admin')) await demandAnotherAdmin(db, id);
  const user = await em.findOneOrFail(User, id);
  // they went to the old address
  if (change.email !== undefined && change.email !== user.email) await endAccessLinks(client, id);
  em.assign(user, change);
  if (disabled !== undefined) user.disabledAt = disabled ? (user.disabledAt ?? now()) : null;
  await refusing(em.flush());
  if (agentId !== undefined) await linkMember(db, id, agentId);
}

/** One person is one member of the team. @throws UserWriteError */
async function linkMember(db: Unit['db'], userId: number, agentId: number | null): Promise<void> {
  await db.updateTable('agents').set({ userId: null }).where('userId', '=', userId).execute();
  if (agentId === null) return;
  const { numUpdatedRows } = await db
    .updateTable('agents')
    .set({ userId })
    .where('id', '=', agentId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new UserWriteError('member_unknown');
}

/** False: was used, or is missing. */
export async function removeUnusedUser(db: Unit['db'], id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credentials').select('userId').where('userId', '=', id))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function notePasswordAsked(db: Unit['db'], id: number): Promise<void> {
  const user = db.updateTable('users').where('id', '=', id);
  await user.set(({ fn }) => ({ passwordAskedAt: fn.coalesce('passwordAskedAt', sql<string>`now()`) })).execute();
}

/** Differing only in case they are one person's. */
async function demandFreeEmail(db: Unit['db'], email: string, but: number | null): Promise<void> {
  const same = db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${email})`);
  if ((await same.where('id', 'is distinct from', but).limit(1).executeTakeFirst()) !== undefined)
    throw new UserWriteError('email_taken');
}

/** Locks every administrator: two who remove each other must not both succeed. */
async function demandAnotherAdmin(db: Unit['db'], id: number): Promise<void> {
  const admins = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.role', '=', 'admin')
    .where('u.disabledAt', 'is', null)
    .where('u.id', 'in', ({ selectFrom }) => selectFrom('credentials').select('userId'))
    .orderBy('u.id')
    .forUpdate('u')
    .execute();
  if (admins.length === 1 && admins[0]?.id === id) throw new UserWriteError('last_admin');
}

const refusals: Readonly<Record<string, UserRefusal>> = {
  users_email_key: 'email_taken',
  users_role_fkey: 'role_unknown',
  credentials_username_key: 'username_taken',
};

async function refusing(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const refusal = ownValue(refusals, (error as { constraint?: string }).constraint ?? '');
    throw refusal === undefined ? error : new UserWriteError(refusal, { cause: error });
  }
}

/** The same password, kept under today's parameters; nothing when it was changed meanwhile. */
export async function renewHash(client: Queryable, userId: number, before: string, after: string): Promise<void> {
  const stored = typed(client)
    .updateTable('credentials')
    .where('userId', '=', userId)
    .where('passwordHash', '=', before);
  await stored.set({ passwordHash: after }).execute();
}

/** One's own choice, so no entry of the audit log. */
export async function setLanguage(client: Queryable, userId: number, language: Language): Promise<void> {
  await typed(client).updateTable('users').set({ language }).where('id', '=', userId).execute();
}

/** Nothing else may be done before it is changed. */
export async function demandNewPassword(client: Queryable, userId: number): Promise<void> {
  await typed(client).updateTable('credentials').set({ mustChange: true }).where('userId', '=', userId).execute();
}

export interface NewCredentials {
  /** Null keeps the old one. */
  username: string | null;
  /** argon2id; null keeps the old one. */
  passwordHash: string | null;
}

/**
 * Ends what the old password allowed: the order to change it, the demo's hint, links. Without stored credentials both
 * are needed. @throws UserWriteError
 */
export async function setCredentials(
  { em, db, client }: Unit,
  user: number,
  { username, passwordHash }: NewCredentials,
): Promise<void> {
  const stored =
    (await em.findOne(Credential, { user })) ?? em.create(Credential, { user, username: '', passwordHash: '' });
  if (username !== null) stored.username = username.toLowerCase();
  if (passwordHash !== null)
    em.assign(stored, { passwordHash, isBootstrap: false, mustChange: false, changedAt: now() });
  await refusing(em.flush());
  if (passwordHash === null) return;
  await db.updateTable('users').set({ passwordAskedAt: null }).where('id', '=', user).execute();
  await endAccessLinks(client, user);
}
