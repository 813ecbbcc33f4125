import { may } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';

/** Null: everybody's. */
export const scopeOf = (user: SignedInUser): number | null => (may(user, 'leads.read_all') ? null : user.id);
