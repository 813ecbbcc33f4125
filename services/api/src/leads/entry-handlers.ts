import {
  addEntry,
  changeEntry,
  EntryChangedError,
  EntryFieldError,
  ForeignEntryError,
  listEntries,
} from '@manzil/core/leads/store/lead-entries';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { findLead } from '@manzil/core/leads/store/lead-reader';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from './scope.ts';

type EntryHandlers = Pick<Handlers, 'listLeadEntries' | 'addLeadEntry' | 'updateLeadEntry'>;

/** What staff write down of a lead that they may see. */
export function entryHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): EntryHandlers {
  const demandVisible = async (id: number, user: SignedInUser) =>
    demandFound(await findLead(pool, id, scopeOf(user)), 'lead.not_found');

  return {
    async listLeadEntries({ params, query, user }) {
      await demandVisible(params.id, user);
      return { status: 200, body: await listEntries(pool, params.id, query) };
    },

    async addLeadEntry({ params, body, user, requestId }) {
      await demandVisible(params.id, user);
      const added = await addEntry(pool, params.id, body, { actor: user, requestId }).catch(refuse);
      return { status: 201, body: demandFound(added, 'lead.not_found') };
    },

    async updateLeadEntry({ params, body, user, requestId }) {
      await demandVisible(params.id, user);
      const entry = { leadId: params.id, id: params.entry };
      const changed = await changeEntry(pool, entry, body, { actor: user, requestId }).catch(refuse);
      return { status: 200, body: demandFound(changed, 'lead_entry.not_found') };
    },
  };
}

/** @throws ProblemError for what the rules of entries refuse */
function refuse(error: unknown): never {
  if (error instanceof EntryChangedError) throw new ProblemError('lead_entry.conflict');
  if (error instanceof ForeignEntryError) throw new ProblemError('auth.forbidden');
  if (!(error instanceof EntryFieldError)) throw error;
  throw invalidRequest([{ in: 'body', path: error.field, code: 'contradiction', message: error.message }]);
}
