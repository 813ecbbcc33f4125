import { findFactors, hasFactor } from '@manzil/core/accounts/store/factor-store';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Queryable } from '@manzil/core/data/database';
import type { FactorRule } from './factor-rule.ts';

/** What the password alone does not open; null: nothing more is wanted. */
export async function pendingStepOf(db: Queryable, factorRule: FactorRule, { id, role }: SignedInUser) {
  const factors = await findFactors(db, id);
  if (hasFactor(factors)) {
    const methods: ('passkey' | 'totp' | 'recovery')[] = [];
    if (factors.passkeys.length > 0) methods.push('passkey');
    if (factors.totp !== null) methods.push('totp');
    if (factors.recoveryCodesLeft > 0) methods.push('recovery');
    return { step: 'factor' as const, methods };
  }
  return (await factorRule.needs(db, role)) ? { step: 'enrol' as const, methods: [] } : null;
}
