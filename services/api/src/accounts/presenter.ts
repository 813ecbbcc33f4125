import type { SignedInUser } from '@manzil/core/accounts/user';
import type { ApiEnv } from '../deps.ts';
import { passwordMinLength } from './password-policy.ts';

export function presentAuthUser(env: Pick<ApiEnv, 'DEMO_MODE'>, user: SignedInUser) {
  const { id, username, firstName, lastName, role, mustChange = false } = user;
  return {
    id,
    username,
    firstName,
    lastName,
    role,
    mustChangePassword: mustChange,
    passwordMinLength: passwordMinLength(env),
  };
}
