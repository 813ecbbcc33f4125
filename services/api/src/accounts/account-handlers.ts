import { recordAct, staffWrite } from '@manzil/core/audit/store/staff-write';
import type { Entry } from '@manzil/core/audit/act';
import { endSession, endSessions, listSessions } from '@manzil/core/accounts/store/session-reader';
import { hashPassword } from '@manzil/core/accounts/store/password-hash';
import { findAccount } from '@manzil/core/accounts/store/user-reader';
import { findUserById, findUserByUsername } from '@manzil/core/accounts/store/user-repository';
import { setCredentials, setLanguage } from '@manzil/core/accounts/store/user-writer';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Request } from 'express';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { asUserProblem } from './users/user-problem.ts';
import { passwordMatches } from './password.ts';
import { demandGoodPassword } from './password-policy.ts';
import { presentAuthUser } from './presenter.ts';
import { presentSession } from './present-session.ts';
import { startSession } from './session.ts';
import { sessionTokenHeader } from './session-token.ts';
import { demandConfirmed } from './step-up.ts';

type Deps = Pick<ApiDeps, 'database' | 'env' | 'signInLimit' | 'breaches' | 'accountNotifier'>;
type AccountHandlers = Pick<
  Handlers,
  'changeCredentials' | 'setLanguage' | 'confirmIdentity' | 'listSessions' | 'endSession' | 'endOtherSessions'
>;

export function accountHandlers(deps: Deps): AccountHandlers {
  const { env, database, signInLimit, breaches, accountNotifier } = deps;
  const { pool } = database;
  /** Counted like a sign-in: an unlocked screen allows no guessing. */
  async function demandCurrentPassword(user: SignedInUser, password: string, req: Request, requestId: string) {
    const attempt = { address: req.ip ?? '', username: user.username, device: req.session.publicId ?? null };
    const wait = await signInLimit.take(attempt);
    if (wait !== null)
      throw new ProblemError('auth.rate_limited', { headers: { 'Retry-After': String(wait.seconds) } });
    const found = await findUserByUsername(pool, user.username);
    if (found === null || !(await passwordMatches(found.passwordHash, password))) {
      const entry = { action: 'auth.credentials_refused', ...ownAccount(user) } as const;
      await recordAct(pool, { actor: user, requestId }, entry);
      throw new ProblemError('auth.incorrect_current_password');
    }
    await signInLimit.succeeded(attempt);
  }

  return {
    async changeCredentials({ body, user, req, requestId }) {
      const { currentPassword, newUsername = '', newPassword = '', confirmation = '' } = body;
      await demandCurrentPassword(user, currentPassword, req, requestId);
      const username = newUsername.toLowerCase() === user.username ? '' : newUsername;
      const nameAlone = newPassword === '' && confirmation === '' && username !== '' && user.mustChange !== true;
      const account = demandFound(await findAccount(pool, user.id), 'user.not_found');
      if (!nameAlone) {
        const owner = username === '' ? account : { ...account, username };
        await demandGoodPassword({ env, breaches, database }, newPassword, confirmation, owner);
        // somebody else's choice, typed again, is still theirs
        if (user.mustChange === true && newPassword === currentPassword)
          throw new ProblemError('auth.password_unchanged');
      }
      const passwordHash = nameAlone ? null : await hashPassword(newPassword);
      await staffWrite(pool, { actor: user, requestId }, async (unit) => {
        await setCredentials(unit, user.id, { username: username || null, passwordHash });
        await endSessions(unit.client, user.id, null);
        const before = { username: user.username, password: 'old' };
        const after = { username: username.toLowerCase() || user.username, password: nameAlone ? 'old' : 'new' };
        return {
          result: null,
          entry: { action: 'auth.credentials_changed', ...ownAccount(user), before, after },
        };
      }).catch(asUserProblem);
      if (!nameAlone) {
        const { email: to, firstName } = account;
        accountNotifier.tell({ kind: 'password_changed', to, firstName, at: new Date().toISOString() });
      }
      // not a new sign-in: the twelve hours go on
      const token = await startSession(pool, req, user.id, { signedInAt: req.session.signedInAt ?? Date.now() });
      const changed = await findUserById(pool, user.id);
      return {
        status: 200,
        headers: { [sessionTokenHeader]: token },
        body: presentAuthUser(changed ?? user),
      };
    },

    async setLanguage({ body, user }) {
      await setLanguage(pool, user.id, body.language);
      return { status: 204 };
    },

    async confirmIdentity({ body: { password }, user, req, requestId }) {
      await demandCurrentPassword(user, password, req, requestId);
      req.session.confirmedAt = Date.now();
      return { status: 204 };
    },

    async listSessions({ user, req }) {
      const rows = await listSessions(pool, user.id);
      return { status: 200, body: rows.map((row) => presentSession(row, req.session.publicId ?? null)) };
    },

    async endSession({ params, user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        if (!(await endSession(client, user.id, params.session))) throw new ProblemError('session.not_found');
        return { result: null, entry: { action: 'session.ended', id: params.session } };
      });
      return { status: 204 };
    },

    async endOtherSessions({ user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const ended = await endSessions(client, user.id, req.session.publicId ?? null);
        return { result: ended, entry: { action: 'session.others_ended', after: { ended } } };
      });
      return { status: 204 };
    },
  };
}

const ownAccount = (user: SignedInUser) =>
  ({ kind: 'user', id: user.id, label: user.username }) satisfies Partial<Entry>;
