import { openContact } from '@manzil/core/accounts/contact-rules';
import { permissionsOf } from '@manzil/core/accounts/permissions';
import type { Role } from '@manzil/core/accounts/user';
import type { Answer } from './answers.ts';

type User = NonNullable<Answer<'GET /api/auth/user'>>;
export type { Role };

export const staff = (role: Role, changes: Partial<User> = {}): User => ({
  id: 7,
  username: 'noor',
  firstName: 'Noor',
  lastName: 'Haddad',
  role,
  roleName: null,
  language: null,
  permissions: [...permissionsOf(role)],
  contact: openContact,
  mustChangePassword: false,
  passwordMinLength: 10,
  ...changes,
});
