import type { SignedInUser } from '@manzil/core/accounts/user';
import { type LeadScope, leadScopeOf } from '@manzil/core/leads/lead-scope';

/** What of the list is theirs, and by what of a person it is found. */
export const listOf = (user: SignedInUser) => ({ scope: scopeOf(user), reader: user });

/** Null: everybody's. */
export const scopeOf = (user: SignedInUser): LeadScope => leadScopeOf(user);
