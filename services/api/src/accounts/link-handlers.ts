import { linkAddress } from '@manzil/core/accounts/link-address';
import { findOpenLink, makeAccessLink } from '@manzil/core/accounts/store/access-link-repository';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import { endSessions } from '@manzil/core/accounts/store/session-reader';
import { hashPassword } from '@manzil/core/accounts/store/password-hash';
import { findAccount, findAccountByName } from '@manzil/core/accounts/store/user-reader';
import { notePasswordAsked, setCredentials } from '@manzil/core/accounts/store/user-writer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { asUserProblem } from './users/user-problem.ts';
import { demandGoodPassword } from './password-policy.ts';
import { passwordMinLength } from './weak-password.ts';

type Deps = Pick<
  ApiDeps,
  | 'env'
  | 'database'
  | 'log'
  | 'forgottenLimit'
  | 'forgottenMails'
  | 'signInLimit'
  | 'accountMailer'
  | 'accountNotifier'
  | 'breaches'
>;
type LinkHandlers = Pick<Handlers, 'askForPassword' | 'readAccessLink' | 'useAccessLink'>;

export function linkHandlers(deps: Deps): LinkHandlers {
  const { env, database, log, forgottenLimit, forgottenMails, signInLimit, accountMailer, accountNotifier, breaches } =
    deps;
  const { pool } = database;
  /** After the answer, whose time must not tell of names. */
  async function sendPasswordLink(name: string, language: 'en' | 'ar', requestId: string): Promise<void> {
    const account = await findAccountByName(pool, name);
    // silently: whoever asks cannot fill somebody's mailbox, nor learn that it is one
    if (account === null || (await forgottenMails.take(String(account.id))) !== null) return;
    const { token, expiresAt } = await staffWrite(pool, { actor: null, requestId }, async (unit) => {
      await notePasswordAsked(unit.db, account.id);
      return {
        result: await makeAccessLink(unit, account.id, 'reset', null),
        entry: { action: 'user.password_forgotten', id: account.id, label: account.username },
      };
    });
    const { email: to, firstName } = account;
    await accountMailer.send({
      to,
      firstName,
      language,
      purpose: 'reset',
      url: linkAddress(env.PUBLIC_URL, token),
      expiresAt,
    });
  }

  return {
    async askForPassword({ body: { username, language = 'en' }, req, requestId }) {
      const seconds = await forgottenLimit.take(req.ip ?? '');
      if (seconds !== null)
        throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(seconds) } });
      void sendPasswordLink(username, language, requestId).catch((error: unknown) => {
        log.error({ requestId, err: error }, 'a password link was not made');
      });
      return { status: 202, headers: noStore };
    },

    async readAccessLink({ body: { token } }) {
      const { purpose, username, firstName } = demandFound(await findOpenLink(pool, token), 'auth.link_invalid');
      const body = { purpose, username, firstName, passwordMinLength };
      return { status: 200, headers: noStore, body };
    },

    async useAccessLink({ body: { token, username = '', password, confirmation }, requestId }) {
      const { userId } = demandFound(await findOpenLink(pool, token), 'auth.link_invalid');
      const account = demandFound(await findAccount(pool, userId), 'auth.link_invalid');
      const name = account.username ?? username.toLowerCase();
      await demandGoodPassword({ env, breaches, database }, password, confirmation, { ...account, username: name });
      const passwordHash = await hashPassword(password);
      // whoever has the link acts as the person whose mailbox it went to
      const actor = { id: userId, username: name, role: account.role };
      await staffWrite(pool, { actor, requestId }, async (unit) => {
        const { client } = unit;
        const link = demandFound(await findOpenLink(client, token, { lock: true }), 'auth.link_invalid');
        if (link.username === null && username === '') throw new ProblemError('auth.username_missing');
        const chosen = link.username === null ? username : null;
        await setCredentials(unit, link.userId, { username: chosen, passwordHash });
        return {
          result: await endSessions(client, link.userId, null),
          entry: {
            action: link.purpose === 'invite' ? 'user.enabled' : 'user.password_reset',
            id: link.userId,
            label: name,
            after: { by: 'link', madeBy: link.madeById },
          },
        };
      }).catch(asUserProblem);
      if (account.username !== null)
        accountNotifier.tell({
          kind: 'password_changed',
          to: account.email,
          firstName: account.firstName,
          at: new Date().toISOString(),
        });
      // whoever guesses keeps nobody out who has come by a link
      await signInLimit.forget(name);
      return { status: 204, headers: noStore };
    },
  };
}

const noStore = { 'Cache-Control': 'no-store' };
