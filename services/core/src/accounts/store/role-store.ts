import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { countRows } from '../../data/typed-parts.ts';
import type { ContactRule, ContactRules } from '../contact-rules.ts';
import type { Permission } from '../permissions.ts';
import { allowedBy, mostRoles, type RoleName } from '../role.ts';

export interface StoredRole {
  key: string;
  /** Null for a built-in one. */
  name: RoleName | null;
  builtIn: boolean;
  permissions: Permission[];
  contact: ContactRules;
  /** Accounts that have it. */
  people: number;
}

export type RoleRefusal = 'key_taken' | 'limit_reached';

const rows = (db: Queryable) =>
  typed(db)
    .selectFrom('roles as r')
    .select(['r.key', 'r.nameEn', 'r.nameAr', 'r.isBuiltIn', 'r.permissions', 'r.phoneRule', 'r.emailRule'])
    .select(({ selectFrom }) =>
      selectFrom('users as u').select(countRows.as('count')).whereRef('u.role', '=', 'r.key').as('people'),
    );

const builtInOrder = ['admin', 'manager', 'editor', 'agent', 'user'];

/** The built-in ones first, then by name. */
export async function listRoles(db: Queryable): Promise<StoredRole[]> {
  const found = await rows(db)
    .orderBy('r.isBuiltIn', 'desc')
    .orderBy('r.nameEn')
    .orderBy('r.key')
    .limit(mostRoles + builtInOrder.length)
    .execute();
  const all = found.map(asRole);
  const builtIn = builtInOrder.flatMap((key) => all.filter((role) => role.key === key));
  return [...builtIn, ...all.filter((role) => !role.builtIn)];
}

/** Null: there is none. @param lock until the transaction ends: nobody else changes it, or gives it to somebody either */
export async function findRole(db: Queryable, key: string, lock?: 'share' | 'update'): Promise<StoredRole | null> {
  const role = rows(db).where('r.key', '=', key);
  const locked = { share: role.forShare('r'), update: role.forUpdate('r') };
  const found = await (lock === undefined ? role : locked[lock]).executeTakeFirst();
  return found === undefined ? null : asRole(found);
}

export interface RoleContent {
  name: RoleName;
  permissions: readonly Permission[];
  contact: ContactRules;
}

/** Null: it was added. Call it in a transaction. */
export async function addRole(db: Queryable, key: string, content: RoleContent): Promise<RoleRefusal | null> {
  // two at once must not pass the limit together
  await sql`select pg_advisory_xact_lock(hashtext('roles'))`.execute(typed(db));
  const own = typed(db).selectFrom('roles').where('isBuiltIn', '=', false);
  const { count } = await own.select(countRows.as('count')).executeTakeFirstOrThrow();
  if (count >= mostRoles) return 'limit_reached';
  const { numInsertedOrUpdatedRows = 0n } = await typed(db)
    .insertInto('roles')
    .values({ key, isBuiltIn: false, ...asColumns(content) })
    .onConflict((taken) => taken.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? null : 'key_taken';
}

/** Acts at the next request of everybody who has it. */
export async function changeRole(db: Queryable, key: string, content: RoleContent): Promise<void> {
  const own = typed(db).updateTable('roles').where('key', '=', key).where('isBuiltIn', '=', false);
  await own.set(asColumns(content)).execute();
}

/** With what was decided about its second factor. @throws the driver's error where somebody got it meanwhile */
export async function removeRole(db: Queryable, key: string): Promise<void> {
  await typed(db).deleteFrom('factorRules').where('role', '=', key).execute();
  await typed(db).deleteFrom('roles').where('key', '=', key).where('isBuiltIn', '=', false).execute();
}

const asColumns = ({ name, permissions, contact }: RoleContent) => ({
  nameEn: name.en,
  nameAr: name.ar,
  permissions: [...permissions],
  phoneRule: contact.phone,
  emailRule: contact.email,
});

interface Row {
  key: string;
  nameEn: string | null;
  nameAr: string | null;
  isBuiltIn: boolean;
  permissions: string[];
  phoneRule: ContactRule;
  emailRule: ContactRule;
  people: number | null;
}

const asRole = (row: Row): StoredRole => ({
  key: row.key,
  name: roleNameOf(row),
  builtIn: row.isBuiltIn,
  permissions: [...allowedBy(row)],
  contact: contactOf(row),
  people: row.people ?? 0,
});

export const contactOf = ({ phoneRule, emailRule }: Pick<Row, 'phoneRule' | 'emailRule'>): ContactRules => ({
  phone: phoneRule,
  email: emailRule,
});

/** Null for a built-in one. */
export const roleNameOf = ({ nameEn: en, nameAr: ar }: Pick<Row, 'nameEn' | 'nameAr'>): RoleName | null =>
  en === null || ar === null ? null : { en, ar };
