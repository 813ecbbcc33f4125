import { randomBytes } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { Credential } from '../../data/entities/accounts/credential.ts';
import { typed } from '../../data/typed.ts';
import { removeAllFactors } from './factor-store.ts';
import { removeIdentity } from './identity-store.ts';
import { hashPassword } from './password-hash.ts';
import { endSessions } from './session-reader.ts';
import { createBootstrapAdmin } from './user-repository.ts';

export interface AdminAccess {
  username: string;
  /** For one sign-in, which asks for another. */
  password: string;
}

const firstName = 'admin';
const thisSystem = { actor: null, requestId: null };
/** 120 bits. */
const newPassword = (): string => randomBytes(15).toString('base64url');

/** Null when any account exists. @param tell before the account is there: no untold password opens anything */
export async function createFirstAdmin(
  pool: pg.Pool,
  tell: (access: AdminAccess) => Promise<void>,
): Promise<AdminAccess | null> {
  const anybody = await typed(pool).selectFrom('credentials').select('userId').limit(1).executeTakeFirst();
  if (anybody !== undefined) return null;
  const access = { username: firstName, password: newPassword() };
  await tell(access);
  const admin = {
    username: access.username,
    email: 'admin@localhost',
    passwordHash: await hashPassword(access.password),
    firstName: 'Admin',
    lastName: '',
    isDemo: false,
  };
  return staffWrite(pool, thisSystem, async ({ client }) => {
    if (!(await createBootstrapAdmin(client, admin))) return null;
    return { result: access, entry: { action: 'user.created', label: access.username } };
  });
}

/**
 * Also enables the account, takes its second factors away and ends its sessions. Null: unknown name.
 * @param username default: the oldest administrator, or a new one
 */
export async function resetAdmin(pool: pg.Pool, username?: string): Promise<AdminAccess | null> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return staffWrite(pool, thisSystem, async ({ em, client }) => {
    const wanted = username === undefined ? { user: { role: 'admin' as const } } : { username: username.toLowerCase() };
    const oldest = { user: { disabledAt: 'asc nulls first', id: 'asc' } } as const;
    const stored = await em.findOne(Credential, wanted, { orderBy: oldest, populate: ['user'] });
    if (stored === null && username !== undefined) return null;
    const found = stored ?? (await em.findOneOrFail(Credential, await addAdmin(client), { populate: ['user'] }));
    em.assign(found.user.$, { role: 'admin', disabledAt: null, passwordAskedAt: null });
    em.assign(found, { passwordHash, isBootstrap: false, mustChange: true, changedAt: raw<Date>('now()') });
    await removeAllFactors(client, found.user.id);
    await removeIdentity(client, found.user.id);
    await endSessions(client, found.user.id, null);
    return {
      result: { username: found.username, password },
      entry: { action: 'user.password_reset', id: found.user.id, label: found.username },
    };
  });
}

/** A taken name gets a number. SQL, for the numbers. */
async function addAdmin(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with free as (
       select n, case when n = 0 then $1 else $1 || n end as name from generate_series(0, 1000) as n
       where not exists (select from credentials c where c.username = case when n = 0 then $1 else $1 || n end)
         and not exists (select from users u where u.email = $1 || n || '@localhost')
       order by n limit 1),
     added as (insert into users (email, role) select $1 || n || '@localhost', 'admin' from free returning id)
     insert into credentials (user_id, username, password_hash)
     select added.id, free.name, '' from added, free returning user_id as id`,
    [firstName],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No account could be added');
  return row.id;
}
