import { may } from '@manzil/core/accounts/permissions';
import { findRole } from '@manzil/core/accounts/store/role-store';
import { endSessions } from '@manzil/core/accounts/store/session-reader';
import { changeUser } from '@manzil/core/accounts/store/user-writer';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import type { ApiDeps } from '../../deps.ts';
import { mappedRole } from './mapped-role.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'log' | 'tellOfFactors'>;

/**
 * As the operator's list says. The provider makes and unmakes nobody who manages accounts: whoever runs it would run this site.
 * @returns whether the role changed; every session that was open has ended then
 */
export async function giveMappedRole(
  { env, database: { pool }, log, tellOfFactors }: Deps,
  user: SignedInUser,
  claim: unknown,
  requestId: string,
): Promise<boolean> {
  const role = mappedRole(claim, env.OIDC_ROLES);
  if (role === null || role === user.role || may(user, 'users.manage')) return false;
  const changed = await staffWrite(pool, { actor: null, requestId }, async (unit) => {
    const found = await findRole(unit.client, role, 'share');
    if (found === null || found.permissions.includes('users.manage')) return null;
    await changeUser(unit, user.id, { role });
    await endSessions(unit.client, user.id, null);
    const [before, after] = [{ role: user.role }, { role, by: 'oidc' }];
    return { result: true, entry: { action: 'user.updated', id: user.id, label: user.username, before, after } };
  });
  if (changed === true) tellOfFactors('role_changed', user.id);
  else log.warn({ requestId, role }, 'OIDC_ROLES names a role that is not there or manages accounts');
  return changed === true;
}
