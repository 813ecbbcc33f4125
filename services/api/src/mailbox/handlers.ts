import { recordAct } from '@manzil/core/audit/store/staff-write';
import { findLead } from '@manzil/core/leads/store/lead-reader';
import { type MailboxProblem, mayTakePassword } from '@manzil/core/mailbox/mailbox';
import { listAnswers } from '@manzil/core/mailbox/store/lead-answers';
import { readReading } from '@manzil/core/mailbox/store/mailbox-reading';
import {
  MailboxChangedError,
  mailboxPlatform,
  PasswordNeededError,
  readMailbox,
  saveMailbox,
} from '@manzil/core/mailbox/store/mailbox-settings';
import { tryMailbox } from '@manzil/core/mailbox/try-mailbox';
import type { components } from '@manzil/contract/api';
import { demandConfirmed } from '../accounts/step-up.ts';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from '../leads/scope.ts';

type Schemas = components['schemas'];
type Operations = 'getMailbox' | 'saveMailbox' | 'tryMailbox' | 'listLeadAnswers';
type Deps = Pick<ApiDeps, 'database' | 'secrets'>;

/** Under the 29 s of its `x-deadline`. */
const trialLimits = { stepMs: 8_000, wholeMs: 24_000 };

export function mailboxHandlers({ database: { pool }, secrets }: Deps): Pick<Handlers, Operations> {
  async function state(): Promise<Schemas['Mailbox']> {
    const [{ settings }, { lookedAt, problem, taken }] = await Promise.all([
      readMailbox(pool, secrets),
      readReading(pool),
    ]);
    return { ...settings, lookedAt, problem: problem as MailboxProblem | null, taken };
  }

  return {
    getMailbox: async () => ({ status: 200, body: await state() }),

    async saveMailbox({ body, user: actor, req, requestId }) {
      if (body.password !== undefined) demandConfirmed(req);
      demandComplete(body, body.enabled);
      await saveMailbox(pool, secrets, body, { actor, requestId }).catch(declared);
      return { status: 200, body: await state() };
    },

    async tryMailbox({ body, user: actor, requestId }) {
      demandComplete(body, true);
      const password = body.password ?? (await storedPassword(body));
      if (password === null) throw new ProblemError('mailbox.password_needed');
      const problem = await tryMailbox({ ...body, password }, trialLimits);
      const after = { host: body.host, port: body.port, problem };
      await recordAct(pool, { actor, requestId }, { action: 'setting.tested', label: mailboxPlatform, after });
      return { status: 200, body: { ok: problem === null, problem } };
    },

    async listLeadAnswers({ params, user }) {
      demandFound(await findLead(pool, params.id, scopeOf(user)), 'lead.not_found');
      return { status: 200, body: await listAnswers(pool, params.id) };
    },
  };

  async function storedPassword(wanted: Schemas['MailboxTrial']): Promise<string | null> {
    const { settings, password } = await readMailbox(pool, secrets);
    return mayTakePassword(settings, wanted) ? password : null;
  }
}

/** @throws ProblemError where nothing could be read with it */
function demandComplete(values: Pick<Schemas['MailboxChange'], 'host' | 'username'>, isNeeded: boolean): void {
  const missing = isNeeded ? (['host', 'username'] as const).filter((path) => values[path].trim() === '') : [];
  if (missing.length > 0)
    throw invalidRequest(missing.map((path) => ({ in: 'body', path, code: 'required', message: 'It is needed here' })));
}

function declared(error: unknown): never {
  if (error instanceof MailboxChangedError) throw new ProblemError('mailbox.conflict');
  throw error instanceof PasswordNeededError ? new ProblemError('mailbox.password_needed') : error;
}
