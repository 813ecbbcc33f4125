/** Nobody gives more than they hold, and nobody changes the account of somebody who may more: it would be theirs by its new address. */
import { type Allowed, holdsAll } from '@manzil/core/accounts/role';
import { findRole } from '@manzil/core/accounts/store/role-store';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Queryable } from '@manzil/core/data/database';
import { ProblemError } from '../../contract/problem.ts';

/** @throws ProblemError role.beyond_own */
export function demandHolds(who: SignedInUser, wanted: Allowed): void {
  if (!holdsAll(who, wanted)) throw new ProblemError('role.beyond_own');
}

/** @throws ProblemError role.unknown, role.beyond_own */
export async function demandMayGive(db: Queryable, who: SignedInUser, role: string): Promise<void> {
  const found = await findRole(db, role, 'share');
  if (found === null) throw new ProblemError('role.unknown');
  demandHolds(who, found);
}

/** @throws ProblemError role.beyond_own */
export const demandMayChange = (db: Queryable, who: SignedInUser, account: { role: string }): Promise<void> =>
  demandMayGive(db, who, account.role);
