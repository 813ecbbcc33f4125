import { bootstrapPasswordInForce, findUserByUsername } from '@manzil/core/persistence/user-repository';
import { bootstrapCredentials } from '@manzil/core/persistence/bootstrap-credentials';
import type { SignedInUser } from '@manzil/core/domain/user';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { passwordMatches } from './password.ts';
import { cookieOptions, endSession, sessionCookie, startSession } from './session.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'signInLimit' | 'log'>;

export function authHandlers(deps: Deps): Pick<Handlers, 'login' | 'logout' | 'getAuthUser' | 'getSignInHint'> {
  const { env, database, signInLimit, log } = deps;
  const { pool } = database;
  return {
    async login({ body: { username, password }, req, requestId }) {
      const address = req.ip ?? '';
      const wait = await signInLimit.take(address, username);
      if (wait !== null) throw new ProblemError('auth.rate_limited', { headers: { 'Retry-After': String(wait) } });
      const found = await findUserByUsername(pool, username.trim());
      if (!(await passwordMatches(found?.passwordHash ?? null, password)) || found === null) {
        log.info({ requestId }, 'sign-in failed');
        throw new ProblemError('auth.invalid_credentials');
      }
      await signInLimit.succeeded(address, username);
      await startSession(req, found.user.id);
      return { status: 200, headers: noStore, body: presentUser(found.user) };
    },

    async logout({ req, res }) {
      if (req.session.userId !== undefined) await endSession(req);
      res.clearCookie(sessionCookie, cookieOptions(env.PUBLIC_URL));
      return { status: 302, headers: { ...noStore, Location: '/' } };
    },

    getAuthUser: async ({ user }) => ({
      status: 200,
      headers: noStore,
      body: user === null ? null : presentUser(user),
    }),

    async getSignInHint() {
      const shown = env.DEMO_MODE && (await bootstrapPasswordInForce(pool));
      return { status: 200, headers: noStore, body: shown ? bootstrapCredentials : null };
    },
  };
}

const noStore = { 'Cache-Control': 'no-store' };

function presentUser({ id, username, firstName, lastName, role }: SignedInUser) {
  return { id, username, firstName, lastName, role };
}
