import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { saveFactorRule } from '@manzil/core/accounts/store/factor-rule-store';
import type { Handlers } from '../../contract/handler.ts';
import { ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { demandMayGive } from '../roles/within-own.ts';
import { demandConfirmed } from '../step-up.ts';

type Deps = Pick<ApiDeps, 'database' | 'factorRule'>;

/** Which roles need a second factor. */
export function ruleHandlers({
  database: { pool },
  factorRule,
}: Deps): Pick<Handlers, 'getFactorRules' | 'saveFactorRules'> {
  return {
    async getFactorRules() {
      return { status: 200, body: { rules: await factorRule.list(pool) } };
    },

    async saveFactorRules({ body: { rules }, user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const asStates = (all: { role: string; needed: boolean }[]) =>
          Object.fromEntries(all.map(({ role, needed }) => [role, needed])) as Record<string, boolean | undefined>;
        const before = asStates(await factorRule.list(client));
        for (const { role, needed } of rules) {
          if (before[role] === undefined) throw new ProblemError('role.unknown');
          if (before[role] === needed) continue;
          await demandMayGive(client, user, role);
          await saveFactorRule(client, role, needed);
        }
        const after = asStates(await factorRule.list(client));
        return { result: null, entry: { action: 'auth.factor_rules_set', label: 'factor-rules', before, after } };
      });
      return { status: 200, body: { rules: await factorRule.list(pool) } };
    },
  };
}
