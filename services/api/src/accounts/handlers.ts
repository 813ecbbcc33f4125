import { recordAudit } from '@manzil/core/audit/store/audit-log';
import { bootstrapCredentials } from '@manzil/core/accounts/bootstrap-credentials';
import { bootstrapPasswordInForce, findUserByUsername } from '@manzil/core/accounts/store/user-repository';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { passwordMatches } from './password.ts';
import { presentAuthUser } from './presenter.ts';
import { cookieOptions, endSession, sessionCookie, sessionOf, startSession } from './session.ts';
import { sessionTokenHeader } from './session-token.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'signInLimit' | 'log'>;

/** Signing in and out, and who is signed in. */
export function authHandlers(deps: Deps): Pick<Handlers, 'login' | 'logout' | 'getAuthUser' | 'getSignInHint'> {
  const { env, database, signInLimit, log } = deps;
  const { pool } = database;
  return {
    async login({ body: { username, password }, req, requestId }) {
      const address = req.ip ?? '';
      const found = await findUserByUsername(pool, username.trim());
      // a name that nobody has may be a password in the wrong field: it is not written down
      const subject = { kind: 'auth', id: found?.user.id ?? null, label: found?.user.username ?? null } as const;
      const wait = await signInLimit.take(address, username);
      if (wait !== null) {
        if (wait.isFirst) await recordAudit(pool, { actor: null, action: 'auth.sign_in_limited', subject, requestId });
        throw new ProblemError('auth.rate_limited', { headers: { 'Retry-After': String(wait.seconds) } });
      }
      const matches = await passwordMatches(found?.passwordHash ?? null, password);
      if (!matches || found === null || found.isDisabled) {
        log.info({ requestId }, 'sign-in failed');
        await recordAudit(pool, { actor: null, action: 'auth.sign_in_refused', subject, requestId });
        throw new ProblemError('auth.invalid_credentials');
      }
      await signInLimit.succeeded(address, username);
      await recordAudit(pool, { actor: found.user, action: 'auth.signed_in', subject, requestId });
      const token = await startSession(req, found.user.id);
      return {
        status: 200,
        headers: { ...noStore, [sessionTokenHeader]: token },
        body: presentAuthUser(env, found.user),
      };
    },

    async logout({ req, res, user, requestId }) {
      if (user !== null)
        await recordAudit(pool, {
          actor: user,
          action: 'auth.signed_out',
          subject: { kind: 'auth', id: user.id, label: user.username },
          requestId,
        });
      if (sessionOf(req)?.userId !== undefined) await endSession(req);
      res.clearCookie(sessionCookie, cookieOptions(env.PUBLIC_URL));
      return { status: 302, headers: { ...noStore, Location: '/' } };
    },

    async getAuthUser({ user, req }) {
      const token = sessionOf(req)?.token;
      const headers = user !== null && token !== undefined ? { [sessionTokenHeader]: token } : {};
      return {
        status: 200,
        headers: { ...noStore, ...headers },
        body: user === null ? null : presentAuthUser(env, user),
      };
    },

    async getSignInHint() {
      const shown = env.DEMO_MODE && (await bootstrapPasswordInForce(pool));
      return { status: 200, headers: noStore, body: shown ? bootstrapCredentials : null };
    },
  };
}

const noStore = { 'Cache-Control': 'no-store' };
