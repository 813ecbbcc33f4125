import type { SignedInUser } from '@manzil/core/accounts/user';

/** Whose leads somebody may see: an agent those assigned to them, an administrator all (null). */
export const scopeOf = (user: SignedInUser): number | null => (user.role === 'agent' ? user.id : null);
