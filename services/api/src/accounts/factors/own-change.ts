/** What changes of one's own factors have in common. */
import {
  findFactors,
  hasFactor,
  removeRecoveryCodes,
  renewRecoveryCodes,
} from '@manzil/core/accounts/store/factor-store';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Queryable } from '@manzil/core/data/database';
import { ProblemError } from '../../contract/problem.ts';
import type { FactorRule } from './factor-rule.ts';

/** Of whom an entry of the audit log tells. */
export const ownAccount = ({ id, username }: SignedInUser) => ({ kind: 'user', id, label: username }) as const;

/** With the first factor come the codes; with a further one they stay. */
export async function firstRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const { recoveryCodesLeft } = await findFactors(db, userId);
  return recoveryCodesLeft > 0 ? [] : renewRecoveryCodes(db, userId);
}

/** After one was removed. Codes go with the last. @throws ProblemError factor.needed, where the role needs one */
export async function demandRemovable(db: Queryable, rule: FactorRule, { id, role }: SignedInUser): Promise<void> {
  if (hasFactor(await findFactors(db, id))) return;
  if (await rule.needs(db, role)) throw new ProblemError('factor.needed');
  await removeRecoveryCodes(db, id);
}
