import { may } from '../accounts/permissions.ts';
import type { SignedInUser } from '../accounts/user.ts';

/** Which leads somebody may see: null is everybody's. */
export type LeadScope = {
  userId: number;
  /** With those of the people whom this person leads. */
  team: boolean;
} | null;

/** By permission alone. */
export function leadScopeOf(user: SignedInUser): LeadScope {
  return may(user, 'leads.read_all') ? null : { userId: user.id, team: may(user, 'leads.read_team') };
}
