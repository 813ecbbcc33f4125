import { recordAct } from '@manzil/core/audit/store/staff-write';
import { credentialsOf, makeChallenge } from '@manzil/core/accounts/store/passkey-store';
import { findUserById } from '@manzil/core/accounts/store/user-repository';
import type { Handlers } from '../../contract/handler.ts';
import { ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { completeSignIn, noStore } from '../complete-sign-in.ts';
import { provePasskey } from './prove-passkey.ts';
import { relyingPartyOf } from './webauthn.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'passkeyLimit' | 'newDeviceAlert'>;
type Operations = 'askPasskey' | 'signInByPasskey' | 'askPasskeyToConfirm' | 'confirmByPasskey';

/** A passkey in place of password and second step, and in place of the password typed again. */
export function passkeySignInHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { env, passkeyLimit } = deps;
  const { pool } = deps.database;
  const party = relyingPartyOf(env.PUBLIC_URL);
  const demandFew = async (address: string | undefined): Promise<void> => {
    const seconds = await passkeyLimit.take(address ?? '');
    if (seconds !== null) throw new ProblemError('auth.rate_limited', { headers: { 'Retry-After': String(seconds) } });
  };

  return {
    async askPasskey({ req }) {
      await demandFew(req.ip);
      const challenge = await makeChallenge(pool, 'sign-in', null);
      // whichever of ours the device holds: nobody learns who has one
      return { status: 200, headers: noStore, body: { challenge, rpId: party.id, credentials: [] } };
    },

    async signInByPasskey({ body, req, res, requestId }) {
      const { userId, isProven } = await provePasskey(pool, party, body, 'sign-in', null);
      const user = userId === null ? null : await findUserById(pool, userId);
      if (user === null || !isProven) {
        const entry = { action: 'auth.sign_in_refused', id: userId, label: user?.username ?? null } as const;
        await recordAct(pool, { actor: null, requestId }, { ...entry, after: { by: 'passkey' } });
        throw new ProblemError('factor.passkey_refused');
      }
      return completeSignIn(deps, { user, req, res, requestId }, 'passkey');
    },

    async askPasskeyToConfirm({ user }) {
      const credentials = await credentialsOf(pool, user.id);
      if (credentials.length === 0) throw new ProblemError('factor.none');
      const challenge = await makeChallenge(pool, 'confirm', user.id);
      return { status: 200, headers: noStore, body: { challenge, rpId: party.id, credentials } };
    },

    async confirmByPasskey({ body, user, req, requestId }) {
      const { isProven } = await provePasskey(pool, party, body, 'confirm', user.id);
      if (!isProven) {
        const entry = { action: 'auth.factor_refused', id: user.id, label: user.username } as const;
        await recordAct(pool, { actor: user, requestId }, { ...entry, after: { method: 'passkey' } });
        throw new ProblemError('factor.passkey_refused');
      }
      req.session.confirmedAt = Date.now();
      return { status: 204 };
    },
  };
}
