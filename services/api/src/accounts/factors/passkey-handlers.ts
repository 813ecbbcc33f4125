import { staffWrite } from '@manzil/core/audit/store/staff-write';
import {
  addPasskey,
  credentialsOf,
  makeChallenge,
  mostPasskeys,
  removePasskey,
  useChallenge,
  userHandleOf,
} from '@manzil/core/accounts/store/passkey-store';
import type { Handlers } from '../../contract/handler.ts';
import { demandFound, ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { completeSignIn, noStore } from '../complete-sign-in.ts';
import { demandConfirmed } from '../step-up.ts';
import { demandRemovable, firstRecoveryCodes, ownAccount } from './own-change.ts';
import { challengeOf, relyingPartyOf, verifyMade } from './webauthn.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'factorRule' | 'tellOfFactors' | 'newDeviceAlert'>;

/** One's own passkeys. */
export function passkeyHandlers(deps: Deps): Pick<Handlers, 'startPasskey' | 'addPasskey' | 'removePasskey'> {
  const { env, factorRule, tellOfFactors } = deps;
  const { pool } = deps.database;
  const party = relyingPartyOf(env.PUBLIC_URL);

  return {
    async startPasskey({ user, req }) {
      // where the sign-in waits for it, the password was typed just now
      if (req.session.pending === undefined) demandConfirmed(req);
      const known = await credentialsOf(pool, user.id);
      if (known.length >= mostPasskeys) throw new ProblemError('factor.limit_reached');
      const challenge = await makeChallenge(pool, 'add', user.id);
      const { id: rpId } = party;
      const body = { challenge, rpId, userHandle: userHandleOf(user.id), username: user.username, known };
      return { status: 200, headers: noStore, body };
    },

    async addPasskey({ body: { name, ...made }, user, req, res, requestId }) {
      const challenge = challengeOf(made.clientDataJSON);
      const isOurs = challenge !== null && (await useChallenge(pool, challenge, 'add', user.id));
      const verified = isOurs ? await verifyMade(made, { party, challenge }) : null;
      if (verified === null) throw new ProblemError('factor.passkey_refused');
      const recoveryCodes = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const codes = await firstRecoveryCodes(client, user.id);
        if (!(await addPasskey(client, user.id, { ...verified, name: name.trim() })))
          throw new ProblemError('factor.passkey_refused');
        const after = { method: 'passkey' };
        return { result: codes, entry: { action: 'auth.factor_added', ...ownAccount(user), after } };
      });
      tellOfFactors('factor_added', user.id);
      if (req.session.pending === undefined) return { status: 200, headers: noStore, body: { recoveryCodes } };
      // it was what the sign-in waited for
      const { headers } = await completeSignIn(deps, { user, req, res, requestId }, 'passkey');
      return { status: 200, headers, body: { recoveryCodes } };
    },

    async removePasskey({ params, user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        demandFound(await removePasskey(client, user.id, params.id), 'factor.none');
        await demandRemovable(client, factorRule, user);
        const before = { method: 'passkey' };
        return { result: null, entry: { action: 'auth.factor_removed', ...ownAccount(user), before } };
      });
      tellOfFactors('factor_removed', user.id);
      return { status: 204 };
    },
  };
}
