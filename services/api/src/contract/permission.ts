import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Operation } from './operations.ts';
import { ProblemError } from './problem.ts';

/**
 * Throws auth.required or auth.forbidden unless the operation is public or names the user's role; and
 * auth.password_change_required while this person has to choose a new password first.
 */
export function demandPermission(operation: Operation, user: SignedInUser | null): void {
  if (operation.permission === 'public') return;
  if (!user) throw new ProblemError('auth.required');
  if (!operation.permission.includes(user.role)) throw new ProblemError('auth.forbidden');
  if (user.mustChange === true && !operation.beforePasswordChange)
    throw new ProblemError('auth.password_change_required');
}
