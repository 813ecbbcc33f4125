import type { SignedInUser } from '../domain/user.ts';
import { selectList } from './columns.ts';
import type { Queryable } from './database.ts';

export interface UserWithCredentials {
  user: SignedInUser;
  /** argon2id, in the encoded form that names its own parameters. */
  passwordHash: string;
  /** The password that a fresh demo came with is still in force. */
  isBootstrap: boolean;
  mustChange: boolean;
}

type CredentialRow = SignedInUser & Omit<UserWithCredentials, 'user'>;

const userColumns = `${selectList('u', ['id', 'firstName', 'lastName', 'role'])}, c.username`;
const source = 'users u join credentials c on c.user_id = u.id';

/** Who signs in under a name, whatever its capitals; null when nobody does. */
export async function findUserByUsername(db: Queryable, username: string): Promise<UserWithCredentials | null> {
  if (username.includes('\0')) return null;
  const credentials = selectList('c', ['passwordHash', 'isBootstrap', 'mustChange']);
  const { rows } = await db.query<CredentialRow>(
    `select ${userColumns}, ${credentials} from ${source} where c.username = lower($1)`,
    [username],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { passwordHash, isBootstrap, mustChange, ...user } = row;
  return { user, passwordHash, isBootstrap, mustChange };
}

/** Who is signed in, as of now: role and name may have changed since. */
export async function findUserById(db: Queryable, id: number): Promise<SignedInUser | null> {
  const { rows } = await db.query<SignedInUser>(`select ${userColumns} from ${source} where u.id = $1`, [id]);
  return rows[0] ?? null;
}

/** True while the password of a fresh demo is in force for some account: only then may its hint be shown. */
export async function bootstrapPasswordInForce(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    'select exists (select from credentials where is_bootstrap) as found',
  );
  return rows[0]?.found ?? false;
}

export interface BootstrapAdmin {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
}

/** Adds the first administrator unless any account exists; true when it was added. */
export async function createBootstrapAdmin(db: Queryable, admin: BootstrapAdmin): Promise<boolean> {
  const { rowCount } = await db.query(
    `with added as (
       insert into users (email, first_name, last_name, role)
       select $1, $2, $3, 'admin' where not exists (select from credentials)
       on conflict (email) do nothing returning id
     )
     insert into credentials (user_id, username, password_hash, is_bootstrap)
     select id, lower($4), $5, true from added`,
    [admin.email, admin.firstName, admin.lastName, admin.username, admin.passwordHash],
  );
  return rowCount === 1;
}
