/** Changes of accounts. Each belongs in a transaction with its audit entry. */
import type { Role } from '../user.ts';
import type { Queryable } from '../../data/database.ts';

/** Why a write was not made; nothing was changed then. */
export type UserRefusal = 'email_taken' | 'last_admin' | 'username_taken';

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
  role: Role;
}

/** Adds an account that nobody can use yet; gives its id. @throws UserWriteError when the e-mail address is taken */
export async function addUser(client: Queryable, { email, firstName, lastName, role }: NewUser): Promise<number> {
  await demandFreeEmail(client, email, null);
  const { rows } = await refusing(
    client.query<{ id: number }>(
      'insert into users (email, first_name, last_name, role) values ($1, $2, $3, $4) returning id',
      [email, firstName, lastName, role],
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The account was not added');
  return row.id;
}

export interface UserChange {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  role?: Role | undefined;
  disabled?: boolean | undefined;
}

/**
 * Changes an account. Who is disabled or gets another role is signed out.
 * @throws UserWriteError when the e-mail address is taken, or nobody would be left who administers
 */
export async function changeUser(client: Queryable, id: number, change: UserChange): Promise<void> {
  if (change.email !== undefined) await demandFreeEmail(client, change.email, id);
  if (change.disabled === true || (change.role !== undefined && change.role !== 'admin'))
    await demandAnotherAdmin(client, id);
  await refusing(
    client.query(
      `update users set email = coalesce($2, email), first_name = coalesce($3, first_name),
         last_name = coalesce($4, last_name), role = coalesce($5, role),
         disabled_at = case when $6::boolean is null then disabled_at when $6 then coalesce(disabled_at, now()) end,
         updated_at = now()
       where id = $1`,
      [
        id,
        change.email ?? null,
        change.firstName ?? null,
        change.lastName ?? null,
        change.role ?? null,
        change.disabled ?? null,
      ],
    ),
  );
}

/** Deletes an account that was never used; false when it was, or is not there. */
export async function removeUnusedUser(client: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from users where id = $1 and not exists (select from credentials where user_id = $1)',
    [id],
  );
  return rowCount === 1;
}

/** Notes that somebody forgot the password, so that administrators see it. */
export async function notePasswordAsked(client: Queryable, id: number): Promise<void> {
  await client.query('update users set password_asked_at = coalesce(password_asked_at, now()) where id = $1', [id]);
}

/** Two addresses that differ in capitals alone are one person's. */
async function demandFreeEmail(client: Queryable, email: string, but: number | null): Promise<void> {
  const { rows } = await client.query(
    'select from users where lower(email) = lower($1) and id is distinct from $2::integer limit 1',
    [email, but],
  );
  if (rows.length > 0) throw new UserWriteError('email_taken');
}

/** Locks every administrator, so that two who remove each other cannot both succeed. */
async function demandAnotherAdmin(client: Queryable, id: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select u.id from users u where u.role = 'admin' and u.disabled_at is null
       and exists (select from credentials c where c.user_id = u.id) order by u.id for update`,
  );
  if (rows.some((row) => row.id === id) && rows.length === 1) throw new UserWriteError('last_admin');
}

async function refusing<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'users_email_key') throw new UserWriteError('email_taken', { cause: error });
    if (code === '23505' && constraint === 'credentials_username_key')
      throw new UserWriteError('username_taken', { cause: error });
    throw error;
  }
}

export interface NewCredentials {
  /** Null keeps the one there is. */
  username: string | null;
  /** argon2id; null keeps the one there is. */
  passwordHash: string | null;
}

/**
 * Sets what somebody signs in with, and ends what the old password allowed: that it must be changed, the hint of a demo,
 * links to choose another. An account without credentials needs both. @throws UserWriteError when the name is taken
 */
export async function setCredentials(client: Queryable, userId: number, next: NewCredentials): Promise<void> {
  const values = [userId, next.username, next.passwordHash];
  const { rowCount } = await refusing(
    client.query(
      `update credentials set username = coalesce(lower($2), username), password_hash = coalesce($3, password_hash),
         is_bootstrap = is_bootstrap and $3::text is null, must_change = must_change and $3::text is null,
         changed_at = case when $3::text is null then changed_at else now() end
       where user_id = $1`,
      values,
    ),
  );
  if (rowCount === 0)
    await refusing(
      client.query('insert into credentials (user_id, username, password_hash) values ($1, lower($2), $3)', values),
    );
  if (next.passwordHash === null) return;
  await client.query('update users set password_asked_at = null where id = $1', [userId]);
  await client.query('update access_links set used_at = now() where user_id = $1 and used_at is null', [userId]);
}
