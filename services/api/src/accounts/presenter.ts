import type { SignedInUser } from '@manzil/core/accounts/user';
import { passwordMinLength } from './weak-password.ts';

export function presentAuthUser(user: SignedInUser) {
  const {
    id,
    username,
    firstName,
    lastName,
    role,
    roleName = null,
    language,
    permissions,
    contact,
    mustChange = false,
  } = user;
  return {
    id,
    username,
    firstName,
    lastName,
    role,
    roleName,
    language,
    permissions: [...permissions],
    contact,
    mustChangePassword: mustChange,
    passwordMinLength,
  };
}
