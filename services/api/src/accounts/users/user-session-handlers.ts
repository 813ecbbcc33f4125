import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { endSession, endSessions, listSessions } from '@manzil/core/accounts/store/session-reader';
import { findAccount, type UserRow } from '@manzil/core/accounts/store/user-reader';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Queryable } from '@manzil/core/data/database';
import type { Handlers } from '../../contract/handler.ts';
import { demandFound, ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { presentSession } from '../present-session.ts';
import { demandMayChange } from '../roles/within-own.ts';
import { demandConfirmed } from '../step-up.ts';

type Deps = Pick<ApiDeps, 'database' | 'accountNotifier'>;
type Operations = 'listUserSessions' | 'endUserSession' | 'endUserSessions';

/** Where others are signed in. API tokens open no session, so that ending one leaves them alone. */
export function userSessionHandlers({ database: { pool }, accountNotifier }: Deps): Pick<Handlers, Operations> {
  const accountOf = async (db: Queryable, id: number): Promise<UserRow> =>
    demandFound(await findAccount(db, id), 'user.not_found');

  async function changeable(db: Queryable, who: SignedInUser, id: number): Promise<UserRow> {
    const account = await accountOf(db, id);
    await demandMayChange(db, who, account);
    return account;
  }

  function tell({ email: to, firstName }: UserRow): void {
    accountNotifier.tell({ kind: 'sessions_ended', to, firstName, at: new Date().toISOString() });
  }

  return {
    async listUserSessions({ params, user }) {
      demandOther(user, params.id);
      const { id } = await accountOf(pool, params.id);
      const rows = await listSessions(pool, id);
      return { status: 200, body: rows.map((row) => presentSession(row, null)) };
    },

    async endUserSession({ params, user, req, requestId }) {
      demandOther(user, params.id);
      demandConfirmed(req);
      const account = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const found = await changeable(client, user, params.id);
        if (!(await endSession(client, found.id, params.session))) throw new ProblemError('session.not_found');
        const after = { session: params.session };
        return {
          result: found,
          entry: { action: 'user.session_ended', id: found.id, label: found.username, after },
        };
      });
      tell(account);
      return { status: 204 };
    },

    async endUserSessions({ params, user, req, requestId }) {
      demandOther(user, params.id);
      demandConfirmed(req);
      const { account, ended } = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const found = await changeable(client, user, params.id);
        const count = await endSessions(client, found.id, null);
        return {
          result: { account: found, ended: count },
          entry: { action: 'user.sessions_ended', id: found.id, label: found.username, after: { ended: count } },
        };
      });
      if (ended > 0) tell(account);
      return { status: 204 };
    },
  };
}

/** Here one would end the session that asks. @throws ProblemError session.own */
function demandOther(who: SignedInUser, id: number): void {
  if (who.id === id) throw new ProblemError('session.own');
}
