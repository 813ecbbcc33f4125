import { staffWrite } from '@manzil/core/audit/store/staff-write';
import {
  findFactors,
  hasFactor,
  removeTotp,
  renewRecoveryCodes,
  saveTotp,
} from '@manzil/core/accounts/store/factor-store';
import { latinDigits } from '@manzil/core/platform/numerals';
import type { Request } from 'express';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { Handlers } from '../../contract/handler.ts';
import { ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { completeSignIn, noStore } from '../complete-sign-in.ts';
import { pendingMs } from '../session.ts';
import { demandConfirmed } from '../step-up.ts';
import { demandRemovable, firstRecoveryCodes, ownAccount } from './own-change.ts';
import { totpPlace } from '@manzil/core/accounts/totp-place';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'secrets' | 'factorRule' | 'tellOfFactors' | 'newDeviceAlert'>;
type FactorHandlers = Pick<Handlers, 'getFactors' | 'startTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes'>;

/** One's own second factors. */
export function factorHandlers(deps: Deps): FactorHandlers {
  const { database, secrets, factorRule, tellOfFactors } = deps;
  const { pool } = database;

  /** Of the app that this session is adding. @throws ProblemError factor.begin_anew */
  function openEnrolment({ session }: Request, userId: number): string {
    const { enrolment } = session;
    const isFresh = enrolment !== undefined && Date.now() - enrolment.at <= pendingMs;
    const secret = isFresh ? secrets.open(enrolment.secret, totpPlace(userId)) : null;
    if (secret === null) throw new ProblemError('factor.begin_anew');
    return secret;
  }

  return {
    async getFactors({ user }) {
      const needed = await factorRule.needs(pool, user.role);
      return { status: 200, headers: noStore, body: { ...(await findFactors(pool, user.id)), needed } };
    },

    async startTotp({ user, req }) {
      // where the sign-in waits for it, the password was typed just now
      if (req.session.pending === undefined) demandConfirmed(req);
      const secret = newTotpSecret();
      // stored nowhere else until a code proves that an app has it
      req.session.enrolment = { secret: secrets.seal(secret, totpPlace(user.id)), at: Date.now() };
      const { name } = await readOffice(pool);
      const address = totpAddress(secret, user.username, name.en);
      return { status: 200, headers: noStore, body: { secret, address } };
    },

    async confirmTotp({ body: { code }, user, req, res, requestId }) {
      const secret = openEnrolment(req, user.id);
      const step = stepOf(secret, latinDigits(code).replaceAll(/\s/g, ''));
      if (step === null) throw new ProblemError('factor.wrong_code');
      const recoveryCodes = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        await saveTotp(client, user.id, secrets.seal(secret, totpPlace(user.id)), step);
        return {
          result: await firstRecoveryCodes(client, user.id),
          entry: { action: 'auth.factor_added', ...ownAccount(user), after: { method: 'totp' } },
        };
      });
      delete req.session.enrolment;
      tellOfFactors('factor_added', user.id);
      if (req.session.pending === undefined) return { status: 200, headers: noStore, body: { recoveryCodes } };
      // it was what the sign-in waited for
      const { headers } = await completeSignIn(deps, { user, req, res, requestId }, 'totp');
      return { status: 200, headers, body: { recoveryCodes } };
    },

    async removeTotp({ user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        if (!(await removeTotp(client, user.id))) throw new ProblemError('factor.none');
        await demandRemovable(client, factorRule, user);
        const before = { method: 'totp' };
        return { result: null, entry: { action: 'auth.factor_removed', ...ownAccount(user), before } };
      });
      tellOfFactors('factor_removed', user.id);
      return { status: 204 };
    },

    async renewRecoveryCodes({ user, req, requestId }) {
      demandConfirmed(req);
      const recoveryCodes = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        if (!hasFactor(await findFactors(client, user.id))) throw new ProblemError('factor.none');
        return {
          result: await renewRecoveryCodes(client, user.id),
          entry: { action: 'auth.recovery_codes_made', ...ownAccount(user) },
        };
      });
      tellOfFactors('recovery_codes_made', user.id);
      return { status: 200, headers: noStore, body: { recoveryCodes } };
    },
  };
}
