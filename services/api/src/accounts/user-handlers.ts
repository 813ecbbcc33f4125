import type { NoticeKind } from '@manzil/core/accounts/account-notice';
import type { AuditAction } from '@manzil/core/audit/audit';
import type { Language } from '@manzil/core/platform/language';
import type { StaffAct } from '@manzil/core/audit/act';
import { removeAllFactors } from '@manzil/core/accounts/store/factor-store';
import { removeIdentity } from '@manzil/core/accounts/store/identity-store';
import { linkAddress } from '@manzil/core/accounts/link-address';
import { makeAccessLink } from '@manzil/core/accounts/store/access-link-repository';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import type { Queryable } from '@manzil/core/data/database';
import { endSessions } from '@manzil/core/accounts/store/session-reader';
import { countUsers, findAccount, listUsers, streamUsers, type UserRow } from '@manzil/core/accounts/store/user-reader';
import { addUser, changeUser, removeUnusedUser, type UserChange } from '@manzil/core/accounts/store/user-writer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import { csvHeaders, csvStream, demandFits, fileDate } from '../csv/csv.ts';
import { fileOf } from '../csv/file-columns.ts';
import type { ApiDeps } from '../deps.ts';
import { demandConfirmed } from './step-up.ts';
import { demandMayChange, demandMayGive } from './roles/within-own.ts';
import { userColumns } from './users/user-file.ts';
import { asUserProblem } from './users/user-problem.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'accountMailer' | 'accountNotifier' | 'tellOfFactors'>;
type UserHandlers = Pick<
  Handlers,
  'listUsers' | 'exportUsers' | 'inviteUser' | 'updateUser' | 'withdrawInvitation' | 'makeAccessLink' | 'resetFactors'
>;

export function userHandlers({
  env,
  database: { pool },
  accountMailer,
  accountNotifier,
  tellOfFactors,
}: Deps): UserHandlers {
  const accountOf = async (id: number, db: Queryable = pool): Promise<UserRow> =>
    demandFound(await findAccount(db, id), 'user.not_found');

  /** By mail only: who could read it here could take the account over. */
  async function linkFor(account: UserRow, language: Language, act: StaffAct) {
    const purpose = account.state === 'invited' ? 'invite' : 'reset';
    const { token, expiresAt } = await staffWrite(pool, act, async (unit) => ({
      result: await makeAccessLink(unit, account.id, purpose, act.actor.id),
      entry: { action: 'user.link_made', id: account.id, label: account.username, after: { purpose } },
    }));
    const url = linkAddress(env.PUBLIC_URL, token);
    const { email: to, firstName } = account;
    const sent = await accountMailer.send({ to, firstName, language, purpose, url, expiresAt });
    return { purpose, expiresAt, sent } as const;
  }

  function tell(kind: NoticeKind, { email: to, firstName }: UserRow): void {
    accountNotifier.tell({ kind, to, firstName, at: new Date().toISOString() });
  }

  /** A new address is told at both: the old one is its owner's still. */
  function tellOfChange(before: UserRow, after: UserRow): void {
    if (after.role !== before.role) tell('role_changed', after);
    if (after.email === before.email) return;
    tell('email_changed', before);
    tell('email_changed', after);
  }

  return {
    async listUsers({ query }) {
      return { status: 200, body: await listUsers(pool, query) };
    },

    async exportUsers({ query: { columns = 'person,role,state,created', headings, ...query } }) {
      const file = fileOf(userColumns, columns, headings);
      return {
        status: 200,
        people: demandFits(await countUsers(pool, query)),
        headers: csvHeaders(`users-${fileDate()}.csv`),
        stream: csvStream(file.head, streamUsers(pool, query), file.lineOf),
      };
    },

    async inviteUser({ body: { language = 'en', ...person }, user, req, requestId }) {
      demandConfirmed(req);
      const act = { actor: user, requestId };
      const account = await staffWrite(pool, act, async (unit) => {
        await demandMayGive(unit.client, user, person.role);
        const id = await addUser(unit, person);
        return { result: await accountOf(id, unit.client), entry: { action: 'user.invited', id, after: person } };
      }).catch(asUserProblem);
      const link = await linkFor(account, language, act);
      return { status: 201, body: { user: account, link } };
    },

    async updateUser({ params, body, user, req, requestId }) {
      const { earlier, account } = await staffWrite(pool, { actor: user, requestId }, async (unit) => {
        const { client } = unit;
        const before = await accountOf(params.id, client);
        await demandMayChange(client, user, before);
        if (changes(before, body)) demandConfirmed(req);
        if (body.role !== undefined) await demandMayGive(client, user, body.role);
        await changeUser(unit, params.id, body);
        const after = await accountOf(params.id, client);
        const signedOut = after.role !== before.role || after.state === 'disabled';
        if (signedOut) await endSessions(client, params.id, null);
        return {
          result: { earlier: before, account: after },
          entry: { action: actionOf(body), id: params.id, label: before.username, before, after },
        };
      }).catch(asUserProblem);
      tellOfChange(earlier, account);
      return { status: 200, body: account };
    },

    async withdrawInvitation({ params, user, requestId }) {
      await staffWrite(pool, { actor: user, requestId }, async ({ db, client }) => {
        await demandMayChange(client, user, await accountOf(params.id, client));
        if (!(await removeUnusedUser(db, params.id))) throw new ProblemError('user.accepted');
        return { result: null, entry: { action: 'user.invitation_withdrawn', id: params.id } };
      });
      return { status: 204 };
    },

    async resetFactors({ params, user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const found = await accountOf(params.id, client);
        await demandMayChange(client, user, found);
        const hadFactors = await removeAllFactors(client, found.id);
        // whoever linked it could sign in all the same
        const wasLinked = await removeIdentity(client, found.id);
        if (!hadFactors && !wasLinked) throw new ProblemError('factor.none');
        await endSessions(client, found.id, found.id === user.id ? (req.session.publicId ?? null) : null);
        return { result: null, entry: { action: 'user.factors_reset', id: found.id, label: found.username } };
      });
      tellOfFactors('factors_reset', params.id);
      return { status: 204 };
    },

    async makeAccessLink({ params, user, req, requestId }) {
      demandConfirmed(req);
      const account = await accountOf(params.id);
      await demandMayChange(pool, user, account);
      if (account.state === 'disabled') throw new ProblemError('user.disabled');
      const link = await linkFor(account, 'en', { actor: user, requestId });
      tell('link_made', account);
      return { status: 201, body: link };
    },
  };
}

/** Who may what, or where links go. */
const changes = (before: UserRow, { role, email }: UserChange): boolean =>
  (role !== undefined && role !== before.role) || (email !== undefined && email !== before.email);

function actionOf({ disabled }: UserChange): AuditAction {
  if (disabled === undefined) return 'user.updated';
  return disabled ? 'user.disabled' : 'user.enabled';
}
