import { recordAct } from '@manzil/core/audit/store/staff-write';
import { addIdentity, findLinkedAccount, noteIdentityUse } from '@manzil/core/accounts/store/identity-store';
import { takeFlow } from '@manzil/core/accounts/store/oidc-flow-store';
import { findUserById } from '@manzil/core/accounts/store/user-repository';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import type { Request, Response } from 'express';
import type { Handlers } from '../../contract/handler.ts';
import type { ApiDeps } from '../../deps.ts';
import { isOwnNavigation } from '../../middleware/same-origin.ts';
import { completeSignIn, noStore } from '../complete-sign-in.ts';
import { ownAccount } from '../factors/own-change.ts';
import { passFirstStep } from '../pass-first-step.ts';
import { cookieName, cookieOptions } from '../session.ts';
import { beginAtProvider } from './begin-flow.ts';
import { flowCookie, readFlowSecret, secretsOf } from './flow-secrets.ts';
import { giveMappedRole } from './give-mapped-role.ts';
import type { Identified, OidcClient } from './oidc-client.ts';
import { ProviderError, ProviderRefusedError, reasonOf } from './provider-errors.ts';

type Deps = Pick<
  ApiDeps,
  'env' | 'database' | 'log' | 'oidc' | 'oidcLimit' | 'factorRule' | 'newDeviceAlert' | 'tellOfFactors'
>;
type Operations = 'getSignInProvider' | 'startProviderSignIn' | 'finishProviderSignIn';

/** How it ended, for the page to say. */
type Ending = 'cancelled' | 'expired' | 'limited' | 'linked' | 'not_linked' | 'refused' | 'taken' | 'unreachable';

interface Call {
  req: Request;
  res: Response;
  requestId: string;
}

const signInPage = '/admin-login';
const accountPage = '/admin/account';

/** A browser goes to the provider and comes back: whatever happens there, it ends on a page that says so. */
export function providerSignInHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { env, log, oidc, oidcLimit } = deps;
  const { pool } = deps.database;

  async function refused(requestId: string, userId: number | null, why: string): Promise<void> {
    const entry = { action: 'auth.sign_in_refused', id: userId, label: null, after: { by: 'oidc', why } } as const;
    await recordAct(pool, { actor: null, requestId }, entry);
  }

  /** Who it is there, or how it ended. */
  async function identify(client: OidcClient, secret: string, { req, requestId }: Call): Promise<Identified | Ending> {
    try {
      return await client.identify(searchOf(req), secretsOf(secret));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isRefused = error instanceof ProviderRefusedError;
      log.warn({ requestId, ...reasonOf(error) }, 'a sign-in at the provider did not end well');
      if (isRefused && error.isCancelled) return 'cancelled';
      if (isRefused) await refused(requestId, null, 'answer');
      return isRefused ? 'refused' : 'unreachable';
    }
  }

  async function link(user: SignedInUser, who: Identified, requestId: string): Promise<Ending> {
    const isLinked = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
      if (!(await addIdentity(client, user.id, who))) return null;
      return { result: true, entry: { action: 'auth.identity_linked', ...ownAccount(user) } };
    });
    if (isLinked !== true) return 'taken';
    deps.tellOfFactors('identity_linked', user.id);
    return 'linked';
  }

  /** Gives where the browser goes. The provider opens only an account that was linked before. */
  async function signIn(who: Identified, returnTo: string, call: Call): Promise<string> {
    const { req, res, requestId } = call;
    const userId = await findLinkedAccount(pool, who);
    const known = userId === null ? null : await findUserById(pool, userId);
    if (known === null) {
      await refused(requestId, userId, userId === null ? 'not linked' : 'closed');
      return ending(userId === null ? 'not_linked' : 'refused', returnTo);
    }
    await noteIdentityUse(pool, known.id);
    const isChanged = await giveMappedRole(deps, known, who.roleClaim, requestId);
    const user = isChanged ? ((await findUserById(pool, known.id)) ?? known) : known;
    const pass = env.OIDC_TRUST_MFA && who.severalFactors ? completeSignIn : passFirstStep;
    const { status } = await pass(deps, { user, req, res, requestId }, 'oidc');
    if (status === 200) return returnTo;
    return `${signInPage}?second=totp&next=${encodeURIComponent(returnTo)}`;
  }

  return {
    async getSignInProvider() {
      return { status: 200, headers: noStore, body: oidc === null ? null : { name: oidc.name } };
    },

    async startProviderSignIn({ query: { next = '/admin' }, req, res, requestId }) {
      // another site may lead here, but signs nobody in: the person presses the button
      if (oidc === null || !isOwnNavigation(req, env.PUBLIC_URL)) return to(signInPage);
      if ((await oidcLimit.take(req.ip ?? '')) !== null) return to(ending('limited', next));
      try {
        return to(await beginAtProvider(deps, oidc, { userId: null, returnTo: next }, res));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ requestId, ...reasonOf(error) }, 'a sign-in at the provider could not begin');
        return to(ending('unreachable', next));
      }
    },

    async finishProviderSignIn({ user, req, res, requestId }) {
      const name = cookieName(env.PUBLIC_URL, flowCookie);
      const secret = readFlowSecret(req.headers.cookie, name);
      if (secret !== null) res.clearCookie(name, cookieOptions(env.PUBLIC_URL));
      const flow = secret === null ? null : await takeFlow(pool, secret);
      if (oidc === null || secret === null || flow === null) return to(ending('expired', '/admin'));
      const call = { req, res, requestId };
      const who = await identify(oidc, secret, call);
      if (flow.userId === null)
        return to(typeof who === 'string' ? ending(who, flow.returnTo) : await signIn(who, flow.returnTo, call));
      // nobody is signed in any more, or somebody else
      if (user === null) return to(ending('expired', accountPage));
      if (user.id !== flow.userId) return to(`${accountPage}?provider=expired`);
      return to(`${accountPage}?provider=${typeof who === 'string' ? who : await link(user, who, requestId)}`);
    },
  };
}

const to = (place: string) => ({ status: 302, headers: { ...noStore, Location: place } }) as const;

const ending = (how: Ending, next: string): string =>
  `${signInPage}?provider=${how}${next === '/admin' ? '' : `&next=${encodeURIComponent(next)}`}`;

/** As it came: names that come twice must not be read as one. */
const searchOf = ({ originalUrl }: Request): string =>
  originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?')) : '';
