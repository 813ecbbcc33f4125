import type { SignedInUser } from '@manzil/core/accounts/user';
import { type LeadScope, leadScopeOf } from '@manzil/core/leads/lead-scope';

/** What of the list is theirs, and by what of a person it is found. */
export const listOf = (user: SignedInUser) => ({ scope: leadScopeOf(user), reader: user });

/** Of one lead, or of chosen ones. Null: everybody's. */
export function scopeOf(user: SignedInUser): LeadScope {
  const scope = leadScopeOf(user);
  return scope === null ? null : { ...scope, byLink: true };
}
