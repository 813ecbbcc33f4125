import { ViewingClashError, type ViewingProblem, ViewingWriteError } from '@manzil/core/viewings/viewing';
import { listViewings, type ViewingRow } from '@manzil/core/viewings/store/viewing-reader';
import { changeViewing, planViewing } from '@manzil/core/viewings/store/viewing-writer';
import { UnknownAssigneeError } from '@manzil/core/leads/store/lead-writer';
import { leadScopeOf } from '@manzil/core/leads/lead-scope';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from '../leads/scope.ts';
import { personOf } from './person.ts';

type Operations = 'listViewings' | 'planViewing' | 'updateViewing';

export function viewingHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    async listViewings({ query, user }) {
      // of one lead also who came by the link of a mail
      const scope = query.lead === undefined ? leadScopeOf(user) : scopeOf(user);
      const viewings = await listViewings(pool, { ...query, person: personOf(query.person, user), scope });
      return { status: 200, body: { viewings: viewings.map(presentViewing) } };
    },

    async planViewing({ body, user, requestId }) {
      const planned = await planViewing(pool, body, scopeOf(user), { actor: user, requestId }).catch(refuse);
      return { status: 201, body: presentViewing(planned) };
    },

    async updateViewing({ params, body, user, requestId }) {
      const act = { actor: user, requestId };
      const changed = await changeViewing(pool, params.id, body, scopeOf(user), act).catch(refuse);
      return { status: 200, body: presentViewing(demandFound(changed, 'viewing.not_found')) };
    },
  };
}

const presentViewing = ({ updatedAt: _at, ...viewing }: ViewingRow): components['schemas']['Viewing'] => viewing;

const field = (path: string, code: string, message: string) => invalidRequest([{ in: 'body', path, code, message }]);

const refusals: Record<ViewingProblem, () => ProblemError> = {
  missing: () => new ProblemError('viewing.not_found'),
  conflict: () => new ProblemError('viewing.conflict'),
  unknown_lead: () => field('leadId', 'unknown', 'There is no such lead'),
  unknown_listing: () => field('propertyId', 'unknown', 'There is no such listing'),
  times: () => field('endsAt', 'order', 'It ends after it begins, within twelve hours'),
};

/** What is in the way is told as three fields: its beginning, its end and, where the reader may see the lead, its reference. */
function refuse(error: unknown): never {
  if (error instanceof ViewingWriteError) throw refusals[error.problem]();
  if (error instanceof UnknownAssigneeError) throw field('hostId', 'unknown', 'hostId names nobody who shows listings');
  if (!(error instanceof ViewingClashError)) throw error;
  const { clash } = error;
  const told = clash === null ? [] : Object.entries(clash).filter(([, value]) => value !== null);
  throw new ProblemError('viewing.clash', {
    errors: told.map(([path, value]) => ({ in: 'body', path, code: 'taken', message: String(value) })),
  });
}
