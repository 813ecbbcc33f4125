import { readFactorRules } from '@manzil/core/accounts/store/factor-rule-store';
import type { Role } from '@manzil/core/accounts/user';
import type { Queryable } from '@manzil/core/data/database';

/** Of those who may open the admin. */
export const rolesWithRule = ['admin', 'editor', 'agent'] as const satisfies readonly Role[];

export interface FactorRule {
  /** In the order of the screen. */
  list: (db: Queryable) => Promise<{ role: (typeof rolesWithRule)[number]; needed: boolean }[]>;
  needs: (db: Queryable, role: Role) => Promise<boolean>;
}

/** @param adminsByDefault until somebody decides otherwise; all others by default do not */
export function createFactorRule({ adminsByDefault }: { adminsByDefault: boolean }): FactorRule {
  const decided = (rules: Map<string, boolean>, role: Role) => rules.get(role) ?? (role === 'admin' && adminsByDefault);
  return {
    async list(db) {
      const rules = await readFactorRules(db);
      return rolesWithRule.map((role) => ({ role, needed: decided(rules, role) }));
    },
    // who may do nothing in the admin can add none there either
    needs: async (db, role) => role !== 'user' && decided(await readFactorRules(db), role),
  };
}
