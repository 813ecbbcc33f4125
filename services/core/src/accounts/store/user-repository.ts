import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { allowedBy } from '../role.ts';
import type { SignedInUser } from '../user.ts';
import { contactOf, roleNameOf } from './role-store.ts';

export interface UserWithCredentials {
  user: SignedInUser;
  /** argon2id, encoded with its parameters. */
  passwordHash: string;
  isBootstrap: boolean;
  isDisabled: boolean;
}

const users = (db: Queryable) =>
  typed(db)
    .selectFrom('users as u')
    .innerJoin('credentials as c', 'c.userId', 'u.id')
    .innerJoin('roles as r', 'r.key', 'u.role')
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.role', 'u.language', 'c.username', 'c.mustChange'])
    .select(['r.nameEn', 'r.nameAr', 'r.isBuiltIn', 'r.permissions', 'r.phoneRule', 'r.emailRule']);

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

/** As the role is now: a change of it acts at the next request. */
const signedIn = ({ nameEn, nameAr, isBuiltIn, permissions, phoneRule, emailRule, ...user }: Row): SignedInUser => ({
  ...user,
  roleName: roleNameOf({ nameEn, nameAr }),
  permissions: allowedBy({ key: user.role, isBuiltIn, permissions }),
  contact: contactOf({ phoneRule, emailRule }),
});

export async function findUserByUsername(db: Queryable, username: string): Promise<UserWithCredentials | null> {
  if (username.includes('\0')) return null;
  const found = await users(db)
    .select(['c.passwordHash', 'c.isBootstrap', 'u.disabledAt'])
    .where('c.username', '=', sql<string>`lower(${username})`)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { passwordHash, isBootstrap, disabledAt, ...user } = found;
  return { user: signedIn(user), passwordHash, isBootstrap, isDisabled: disabledAt !== null };
}

/** As of now; null: disabled. */
export async function findUserById(db: Queryable, id: number): Promise<SignedInUser | null> {
  const found = await users(db).where('u.id', '=', id).where('u.disabledAt', 'is', null).executeTakeFirst();
  return found === undefined ? null : signedIn(found);
}

/** Else the demo's hint is not shown. */
export async function bootstrapPasswordInForce(db: Queryable): Promise<boolean> {
  const demo = typed(db).selectFrom('credentials').select('userId').where('isBootstrap', '=', true);
  return (await demo.limit(1).executeTakeFirst()) !== undefined;
}

export interface BootstrapAdmin {
  username: string;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** A demo's password is shown; any other must be changed at first. */
  isDemo: boolean;
}

/** False when any exists. SQL: of two at once, one adds. */
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
