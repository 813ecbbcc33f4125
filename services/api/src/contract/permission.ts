import { may, type Permission } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Operation } from './operations.ts';
import { ProblemError } from './problem.ts';

/** @throws ProblemError auth.required, auth.forbidden, auth.password_change_required */
export function demandPermission(operation: Operation, user: SignedInUser | null): void {
  if (operation.permission === 'public') return;
  if (!user) throw new ProblemError('auth.required');
  if (user.token !== undefined) return demandOfToken(operation.permission, user);
  if (operation.permission !== 'signed_in' && !may(user, operation.permission))
    throw new ProblemError('auth.forbidden');
  if (user.mustChange === true && !operation.beforePasswordChange)
    throw new ProblemError('auth.password_change_required');
}

/** What is for whoever is signed in is about a person. */
function demandOfToken(permission: 'signed_in' | Permission, user: SignedInUser): void {
  if (permission === 'signed_in') throw new ProblemError('auth.forbidden', { detail: 'This is not for machines.' });
  if (!may(user, permission))
    throw new ProblemError('auth.forbidden', { detail: `This token does not hold the permission ${permission}.` });
}
