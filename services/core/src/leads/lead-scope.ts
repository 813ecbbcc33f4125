import { may } from '../accounts/permissions.ts';
import type { SignedInUser } from '../accounts/user.ts';

/** Which leads somebody may see: null is everybody's. */
export type LeadScope = {
  userId: number;
  /** With those of the people whom this person leads. */
  team: boolean;
  /** Of one that nobody has, whoever was mailed about it as the agent may open it, also where lists do not show it. */
  byLink?: true;
} | null;

/** By permission alone. */
export function leadScopeOf(user: SignedInUser): LeadScope {
  return may(user, 'leads.read_all') ? null : { userId: user.id, team: may(user, 'leads.read_team') };
}
