import { readFactorRules } from '@manzil/core/accounts/store/factor-rule-store';
import { findRole, listRoles, type StoredRole } from '@manzil/core/accounts/store/role-store';
import type { Queryable } from '@manzil/core/data/database';

export interface FactorRule {
  /** Of the roles that may open the admin, in the order of the screen. */
  list: (db: Queryable) => Promise<{ role: string; needed: boolean }[]>;
  needs: (db: Queryable, role: string) => Promise<boolean>;
}

/** @param managersByDefault whoever manages accounts, until somebody decides otherwise; all others by default do not */
export function createFactorRule({ managersByDefault }: { managersByDefault: boolean }): FactorRule {
  // who may do nothing in the admin can add none there either
  const decided = (rules: Map<string, boolean>, { key, permissions }: StoredRole) =>
    permissions.length > 0 && (rules.get(key) ?? (managersByDefault && permissions.includes('users.manage')));
  return {
    async list(db) {
      const rules = await readFactorRules(db);
      const roles = await listRoles(db);
      return roles
        .filter(({ permissions }) => permissions.length > 0)
        .map((role) => ({ role: role.key, needed: decided(rules, role) }));
    },
    async needs(db, key) {
      const role = await findRole(db, key);
      return role !== null && decided(await readFactorRules(db), role);
    },
  };
}
