import type { SignedInUser } from '../user.ts';
import { selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

export interface UserWithCredentials {
  user: SignedInUser;
  /** argon2id, in the encoded form that names its own parameters. */
  passwordHash: string;
  /** The password that a fresh demo came with is still in force. */
  isBootstrap: boolean;
  /** This person may not sign in any more. */
  isDisabled: boolean;
}

type CredentialRow = SignedInUser & Omit<UserWithCredentials, 'user'>;

const userColumns = `${selectList('u', ['id', 'firstName', 'lastName', 'role'])}, c.username, c.must_change as "mustChange"`;
const source = 'users u join credentials c on c.user_id = u.id';

/** Who signs in under a name, whatever its capitals; null when nobody does. */
export async function findUserByUsername(db: Queryable, username: string): Promise<UserWithCredentials | null> {
  if (username.includes('\0')) return null;
  const credentials = `${selectList('c', ['passwordHash', 'isBootstrap'])}, u.disabled_at is not null as "isDisabled"`;
  const { rows } = await db.query<CredentialRow>(
    `select ${userColumns}, ${credentials} from ${source} where c.username = lower($1)`,
    [username],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { passwordHash, isBootstrap, isDisabled, ...user } = row;
  return { user, passwordHash, isBootstrap, isDisabled };
}

/** Who is signed in, as of now: role and name may have changed since; null for somebody who was disabled. */
export async function findUserById(db: Queryable, id: number): Promise<SignedInUser | null> {
  const { rows } = await db.query<SignedInUser>(
    `select ${userColumns} from ${source} where u.id = $1 and u.disabled_at is null`,
    [id],
  );
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
  /** The demo's, whose password the sign-in page shows; any other must be changed at the first sign-in. */
  isDemo: boolean;
}

/** Adds the first administrator unless any account exists; true when it was added. */
export async function createBootstrapAdmin(db: Queryable, admin: BootstrapAdmin): Promise<boolean> {
  const { rowCount } = await db.query(
    `with added as (
       insert into users (email, first_name, last_name, role)
       select $1, $2, $3, 'admin' where not exists (select from credentials)
       on conflict (email) do nothing returning id
     )
     insert into credentials (user_id, username, password_hash, is_bootstrap, must_change)
     select id, lower($4), $5, $6, not $6 from added`,
    [admin.email, admin.firstName, admin.lastName, admin.username, admin.passwordHash, admin.isDemo],
  );
  return rowCount === 1;
}
