import { may } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';

/** What of the list is theirs, and by what of a person it is found. */
export const listOf = (user: SignedInUser) => ({ assigneeId: scopeOf(user), reader: user });

/** Null: everybody's. */
export const scopeOf = (user: SignedInUser): number | null => (may(user, 'leads.read_all') ? null : user.id);
