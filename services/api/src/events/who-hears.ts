import { may } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Change, ChangeKind } from '@manzil/core/changes/change';
import { leadScopeOf } from '@manzil/core/leads/lead-scope';

type Told = Change & { kind: ChangeKind };

/**
 * Who is told "look again". Of leads an agent hears nothing but of their own and of those that nobody has, which may be of
 * their listings; a manager hears of all, since teams change: what they then see is asked as ever.
 */
export function hears(user: SignedInUser, { kind, person }: Told): boolean {
  switch (kind) {
    case 'leads': {
      if (!may(user, 'leads.read_own')) return false;
      const scope = leadScopeOf(user);
      return scope === null || scope.team || person === 0 || person === user.id;
    }
    case 'notices':
      return person === user.id;
    case 'deliveries':
      return may(user, 'crm.read') || may(user, 'deliveries.read') || may(user, 'leads.read_own');
    case 'listings':
      return may(user, 'listings.read');
    // tasks and viewings
    case 'agenda':
      return may(user, 'leads.read_own');
    case 'mandates':
      return may(user, 'owners.read');
  }
}
