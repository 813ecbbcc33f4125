import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { makeAccessLink } from './access-link-repository.ts';
import { findInvitedOrActive } from './user-reader.ts';

export interface OperatorLink {
  token: string;
  /** ISO 8601 UTC. */
  expiresAt: string;
  /** For the person's notice. */
  email: string;
  firstName: string | null;
}

/**
 * A fresh link for whoever has access to the server, where no mail server sends it; earlier ones die.
 * @param name username or e-mail, in any case; null is given for nobody's, and for a disabled account
 */
export async function makeOperatorLink(pool: pg.Pool, name: string): Promise<OperatorLink | null> {
  const account = await findInvitedOrActive(pool, name);
  if (account === null) return null;
  const purpose = account.state === 'invited' ? 'invite' : 'reset';
  const { token, expiresAt } = await staffWrite(pool, { actor: null, requestId: null }, async (unit) => ({
    result: await makeAccessLink(unit, account.id, purpose, null),
    entry: { action: 'user.link_made', id: account.id, label: account.username, after: { purpose, on: 'server' } },
  }));
  return { token, expiresAt, email: account.email, firstName: account.firstName };
}
