import { findLead } from '@manzil/core/leads/store/lead-reader';
import { readLeadHistory } from '@manzil/core/leads/store/lead-timeline-reader';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from './scope.ts';
import { presentTimeline } from './timeline.ts';

export function timelineHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'getLeadTimeline'> {
  return {
    async getLeadTimeline({ params, user }) {
      const lead = demandFound(await findLead(pool, params.id, scopeOf(user)), 'lead.not_found');
      return { status: 200, body: presentTimeline(lead, await readLeadHistory(pool, params.id)) };
    },
  };
}
