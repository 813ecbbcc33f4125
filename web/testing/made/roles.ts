import type { components } from '@manzil/contract/api';
import { openContact } from '@manzil/core/accounts/contact-rules';
import { permissionsOf } from '@manzil/core/accounts/permissions';

type Role = components['schemas']['AccountRole'];

export const role = (changes: Partial<Role> = {}): Role => ({
  key: 'photographer',
  name: { en: 'Photographer', ar: 'مصوّر' },
  builtIn: false,
  permissions: ['listings.read', 'media.write'],
  contact: openContact,
  people: 0,
  ...changes,
});

export const builtInRoles: Role[] = ['admin', 'manager', 'editor', 'agent', 'user'].map((key) =>
  role({ key, name: null, builtIn: true, permissions: [...permissionsOf(key)], people: 1 }),
);
