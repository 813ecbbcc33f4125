import { recordAct } from '@manzil/core/audit/store/staff-write';
import { findTotpSecret, useRecoveryCode, useTotpStep } from '@manzil/core/accounts/store/factor-store';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { latinDigits } from '@manzil/core/platform/numerals';
import type { Request } from 'express';
import type { Handlers } from '../../contract/handler.ts';
import { ProblemError, type ProblemCode } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { completeSignIn, noStore } from '../complete-sign-in.ts';
import { readKnownDevice } from '../known-device.ts';
import { sessionKeys } from '../session-keys.ts';
import { authenticate, sessionOf } from '../session.ts';
import { sessionTokenHeader } from '../session-token.ts';
import { pendingStepOf } from './pending-step.ts';
import { totpPlace } from '@manzil/core/accounts/totp-place';
import { stepOf } from './totp.ts';

type Deps = Pick<
  ApiDeps,
  'env' | 'database' | 'secrets' | 'secondStepLimit' | 'factorRule' | 'tellOfFactors' | 'newDeviceAlert'
>;

/** After a right password: who has a second factor gives it, or a recovery code in its place. */
export function secondStepHandlers(deps: Deps): Pick<Handlers, 'getPendingSignIn' | 'proveFactor'> {
  const { env, database, secrets, secondStepLimit, factorRule, tellOfFactors } = deps;
  const { pool } = database;

  /** Null: right, and used up by that. */
  async function refusalOf(userId: number, method: 'totp' | 'recovery', typed: string): Promise<ProblemCode | null> {
    if (method === 'recovery') return (await useRecoveryCode(pool, userId, typed)) ? null : 'factor.wrong_code';
    const sealed = await findTotpSecret(pool, userId);
    const secret = sealed === null ? null : secrets.open(sealed, totpPlace(userId));
    const step = secret === null ? null : stepOf(secret, latinDigits(typed).replaceAll(/\s/g, ''));
    if (step === null) return 'factor.wrong_code';
    return (await useTotpStep(pool, userId, step)) ? null : 'factor.code_used';
  }

  /** Whoever is here has the password: the owner hears of each budget that is used up. */
  async function demandTries(user: SignedInUser, req: Request, requestId: string): Promise<() => Promise<void>> {
    const device = readKnownDevice(req.headers.cookie, sessionKeys(env), user.id);
    const attempt = { address: req.ip ?? '', username: user.username, device };
    const wait = await secondStepLimit.take(attempt);
    if (wait === null) return () => secondStepLimit.succeeded(attempt);
    if (wait.isFirst) {
      const after = { step: 'second' };
      const entry = { action: 'auth.sign_in_limited', id: user.id, label: user.username, after } as const;
      await recordAct(pool, { actor: null, requestId }, entry);
      tellOfFactors('second_step_attempts', user.id);
    }
    throw new ProblemError('auth.rate_limited', { headers: { 'Retry-After': String(wait.seconds) } });
  }

  return {
    async getPendingSignIn({ req }) {
      const user = await authenticate(deps, req, ['factor', 'enrol']);
      const { pending, token } = sessionOf(req) ?? {};
      if (user === null || pending === undefined) return { status: 200, headers: noStore, body: null };
      const headers = { ...noStore, ...(token !== undefined && { [sessionTokenHeader]: token }) };
      return { status: 200, headers, body: await pendingStepOf(pool, factorRule, user) };
    },

    async proveFactor({ body: { method, code }, user, req, res, requestId }) {
      if (req.session.pending !== 'factor') throw new ProblemError('factor.not_asked');
      const succeeded = await demandTries(user, req, requestId);
      const refusal = await refusalOf(user.id, method, code);
      if (refusal !== null) {
        const entry = { action: 'auth.factor_refused', id: user.id, label: user.username, after: { method } } as const;
        await recordAct(pool, { actor: null, requestId }, entry);
        throw new ProblemError(refusal);
      }
      await succeeded();
      if (method === 'recovery') tellOfFactors('recovery_code_used', user.id);
      return completeSignIn(deps, { user, req, res, requestId }, method);
    },
  };
}
