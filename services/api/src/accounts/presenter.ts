import type { SignedInUser } from '@manzil/core/accounts/user';
import { passwordMinLength } from './weak-password.ts';

export function presentAuthUser(user: SignedInUser) {
  const { id, username, firstName, lastName, role, permissions, mustChange = false } = user;
  return {
    id,
    username,
    firstName,
    lastName,
    role,
    permissions: [...permissions],
    mustChangePassword: mustChange,
    passwordMinLength,
  };
}
