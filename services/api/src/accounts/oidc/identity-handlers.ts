import { findIdentity, removeIdentity } from '@manzil/core/accounts/store/identity-store';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import type { Handlers } from '../../contract/handler.ts';
import { ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { noStore } from '../complete-sign-in.ts';
import { ownAccount } from '../factors/own-change.ts';
import { demandConfirmed } from '../step-up.ts';
import { beginAtProvider } from './begin-flow.ts';
import { ProviderError, reasonOf } from './provider-errors.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'log' | 'oidc' | 'oidcLimit' | 'tellOfFactors'>;
type Operations = 'getIdentity' | 'startIdentityLink' | 'removeIdentity';

/** The link of one's own account to the provider. */
export function identityHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { database, log, oidc, oidcLimit, tellOfFactors } = deps;
  const { pool } = database;
  return {
    async getIdentity({ user }) {
      const provider = oidc === null ? null : { name: oidc.name };
      return { status: 200, headers: noStore, body: { provider, link: await findIdentity(pool, user.id) } };
    },

    async startIdentityLink({ user, req, res, requestId }) {
      demandConfirmed(req);
      if (oidc === null) throw new ProblemError('identity.no_provider');
      if ((await findIdentity(pool, user.id)) !== null) throw new ProblemError('identity.linked');
      const seconds = await oidcLimit.take(req.ip ?? '');
      if (seconds !== null)
        throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(seconds) } });
      try {
        const address = await beginAtProvider(deps, oidc, { userId: user.id, returnTo: '/admin/account' }, res);
        return { status: 200, headers: noStore, body: { address } };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ requestId, ...reasonOf(error) }, 'a link to the provider could not begin');
        throw new ProblemError('identity.unreachable', { cause: error });
      }
    },

    async removeIdentity({ user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        if (!(await removeIdentity(client, user.id))) throw new ProblemError('identity.none');
        return { result: null, entry: { action: 'auth.identity_unlinked', ...ownAccount(user) } };
      });
      tellOfFactors('identity_unlinked', user.id);
      return { status: 204 };
    },
  };
}
