import type { SignedInUser } from '@manzil/core/accounts/user';

/** Null: all of them. */
export const scopeOf = (user: SignedInUser): number | null => (user.role === 'agent' ? user.id : null);
