import { recordAct } from '@manzil/core/audit/store/staff-write';
import { bootstrapCredentials } from '@manzil/core/accounts/bootstrap-credentials';
import { hashPassword } from '@manzil/core/accounts/store/password-hash';
import { bootstrapPasswordInForce, findUserByUsername } from '@manzil/core/accounts/store/user-repository';
import { demandNewPassword, renewHash } from '@manzil/core/accounts/store/user-writer';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Request, Response } from 'express';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { isOwnNavigation } from '../middleware/same-origin.ts';
import { noStore } from './complete-sign-in.ts';
import { readKnownDevice } from './known-device.ts';
import { sessionKeys } from './session-keys.ts';
import { passFirstStep } from './pass-first-step.ts';
import { judgeSignIn } from './password.ts';
import { isOutdated } from './password-policy.ts';
import { presentAuthUser } from './presenter.ts';
import { cookieOptions, endSession, sessionCookie, sessionOf } from './session.ts';
import { sessionTokenHeader } from './session-token.ts';

type Deps = Pick<
  ApiDeps,
  'env' | 'database' | 'signInLimit' | 'guessingAlert' | 'newDeviceAlert' | 'factorRule' | 'log'
>;

type Operations = 'login' | 'logout' | 'signOut' | 'getAuthUser' | 'getSignInHint';

export function authHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { env, database, signInLimit, guessingAlert, log } = deps;
  const { pool } = database;
  const leave = async (req: Request, res: Response, user: SignedInUser | null, requestId: string): Promise<void> => {
    if (user !== null && user.token === undefined) {
      const act = { action: 'auth.signed_out', id: user.id, label: user.username } as const;
      await recordAct(pool, { actor: user, requestId }, act);
    }
    if (sessionOf(req)?.userId !== undefined) await endSession(req);
    res.clearCookie(sessionCookie(env.PUBLIC_URL), cookieOptions(env.PUBLIC_URL));
  };
  return {
    async login({ body: { username, password }, req, res, requestId }) {
      const found = await findUserByUsername(pool, username.trim());
      // an unknown name may be a password in the wrong field: not written down
      const subject = { id: found?.user.id ?? null, label: found?.user.username ?? null };
      const nobody = { actor: null, requestId };
      const device = readKnownDevice(req.headers.cookie, sessionKeys(env), found?.user.id ?? null);
      const attempt = { address: req.ip ?? '', username: found?.user.username ?? username, device };
      const wait = await signInLimit.take(attempt);
      if (wait !== null) {
        if (wait.isFirst && wait.of === 'account') guessingAlert.raise(found?.user.id ?? null);
        if (wait.isFirst) await recordAct(pool, nobody, { action: 'auth.sign_in_limited', ...subject });
        throw new ProblemError('auth.rate_limited', { headers: { 'Retry-After': String(wait.seconds) } });
      }
      const { matches, isStale } = await judgeSignIn(found?.passwordHash ?? null, password);
      if (!matches || found === null || found.isDisabled) {
        log.info({ requestId }, 'sign-in failed');
        await recordAct(pool, nobody, { action: 'auth.sign_in_refused', ...subject });
        throw new ProblemError('auth.invalid_credentials');
      }
      await signInLimit.succeeded(attempt);
      if (isStale) await renewHash(pool, found.user.id, found.passwordHash, await hashPassword(password));
      const mustChange = found.user.mustChange === true || (await isOutdated(env, password, found.isBootstrap));
      if (mustChange && found.user.mustChange !== true) await demandNewPassword(pool, found.user.id);
      return passFirstStep(deps, { user: { ...found.user, mustChange }, req, res, requestId }, 'password');
    },

    async logout({ req, res, user, requestId }) {
      // there the person finds the way out
      if (sessionOf(req)?.userId !== undefined && !isOwnNavigation(req, env.PUBLIC_URL))
        return { status: 302, headers: { ...noStore, Location: '/admin' } };
      await leave(req, res, user, requestId);
      return { status: 302, headers: { ...noStore, Location: '/' } };
    },

    async signOut({ req, res, user, requestId }) {
      await leave(req, res, user, requestId);
      return { status: 204, headers: noStore };
    },

    async getAuthUser({ user, req }) {
      const token = sessionOf(req)?.token;
      const headers = user !== null && token !== undefined ? { [sessionTokenHeader]: token } : {};
      return {
        status: 200,
        headers: { ...noStore, ...headers },
        // who calls with a token is nobody
        body: user === null || user.token !== undefined ? null : presentAuthUser(user),
      };
    },

    async getSignInHint() {
      const shown = env.DEMO_MODE && (await bootstrapPasswordInForce(pool));
      return { status: 200, headers: noStore, body: shown ? bootstrapCredentials : null };
    },
  };
}
