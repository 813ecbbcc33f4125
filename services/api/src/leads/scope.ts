import type { SignedInUser } from '@manzil/core/accounts/user';

/** Null: everybody's. */
export const scopeOf = (user: SignedInUser): number | null => (user.role === 'agent' ? user.id : null);
