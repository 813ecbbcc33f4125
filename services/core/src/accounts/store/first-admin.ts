/** How somebody gets in who cannot sign in yet, or any more: the first administrator, and an administrator anew. */
import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { recordAct, staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { endSessions } from './session-reader.ts';
import { createBootstrapAdmin } from './user-repository.ts';

export interface AdminAccess {
  username: string;
  /** Good for one sign-in, at which another must be chosen. */
  password: string;
}

const firstName = 'admin';
const thisSystem = { actor: null, requestId: null };
/** 20 signs, 120 bits. */
const newPassword = (): string => randomBytes(15).toString('base64url');

/**
 * Adds the first administrator of a real installation, unless any account exists (then null).
 * @param tell is given the access before the account can be used: a password that nobody was told opens nothing
 */
export async function createFirstAdmin(
  db: Queryable,
  tell: (access: AdminAccess) => Promise<void>,
): Promise<AdminAccess | null> {
  const { rows } = await db.query('select from credentials limit 1');
  if (rows.length > 0) return null;
  const access = { username: firstName, password: newPassword() };
  await tell(access);
  const added = await createBootstrapAdmin(db, {
    username: access.username,
    email: 'admin@localhost',
    passwordHash: await hash(access.password),
    firstName: 'Admin',
    lastName: '',
    isDemo: false,
  });
  if (!added) return null;
  await recordAct(db, thisSystem, { action: 'user.created', label: access.username });
  return access;
}

/**
 * Gives an administrator a new password that must be changed, whatever became of the account: it may sign in again,
 * administers again, and is signed out everywhere. Null when there is nobody of this name.
 * @param username left out: the oldest administrator, or a new account where there is none
 */
export async function resetAdmin(pool: pg.Pool, username?: string): Promise<AdminAccess | null> {
  const password = newPassword();
  const passwordHash = await hash(password);
  return staffWrite(pool, thisSystem, async ({ client }) => {
    const { rows } = await client.query<{ id: number; username: string }>(
      `select u.id, c.username from users u join credentials c on c.user_id = u.id
       where $1::text is null and u.role = 'admin' or c.username = lower($1)
       order by u.disabled_at nulls first, u.id limit 1 for update of u`,
      [username ?? null],
    );
    const found = rows[0] ?? (username === undefined ? await addAdmin(client) : null);
    if (found === null) return null;
    await client.query(
      `update credentials set password_hash = $2, is_bootstrap = false, must_change = true, changed_at = now()
       where user_id = $1`,
      [found.id, passwordHash],
    );
    await client.query(
      `update users set role = 'admin', disabled_at = null, password_asked_at = null, updated_at = now() where id = $1`,
      [found.id],
    );
    await endSessions(client, found.id, null);
    return {
      result: { username: found.username, password },
      entry: { action: 'user.password_reset', id: found.id, label: found.username },
    };
  });
}

/** Where nobody administers any more; a name that is taken gets a number. */
async function addAdmin(client: Queryable): Promise<{ id: number; username: string }> {
  const { rows } = await client.query<{ id: number; username: string }>(
    `with free as (
       select n, case when n = 0 then $1 else $1 || n end as name from generate_series(0, 1000) as n
       where not exists (select from credentials c where c.username = case when n = 0 then $1 else $1 || n end)
         and not exists (select from users u where u.email = $1 || n || '@localhost')
       order by n limit 1),
     added as (insert into users (email, role) select $1 || n || '@localhost', 'admin' from free returning id)
     insert into credentials (user_id, username, password_hash)
     select added.id, free.name, '' from added, free returning user_id as id, username`,
    [firstName],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No account could be added');
  return row;
}
