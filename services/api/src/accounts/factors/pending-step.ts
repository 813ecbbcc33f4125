import { hasFactor, type OwnFactors } from '@manzil/core/accounts/store/factor-store';

/** What the password alone does not open; null: nothing more is wanted. */
export function pendingStepOf(factors: OwnFactors) {
  if (!hasFactor(factors)) return null;
  const methods: ('totp' | 'recovery')[] = ['totp'];
  if (factors.recoveryCodesLeft > 0) methods.push('recovery');
  return { step: 'factor' as const, methods };
}
