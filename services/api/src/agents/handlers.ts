import { findAgent, listAgents } from '@manzil/core/persistence/agent-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { isStaff } from '../middleware/is-staff.ts';
import { publicFor } from '../middleware/public-cache.ts';
import { presentAgent } from './presenter.ts';

export function agentHandlers({ database }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listAgents' | 'getAgent'> {
  return {
    listAgents: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: (await listAgents(database.pool, { staff: isStaff(user) })).map(presentAgent),
    }),
    async getAgent({ params, user }) {
      const agent = await findAgent(database.pool, params.id, { staff: isStaff(user) });
      if (agent === null) throw new ProblemError('agent.not_found');
      return { status: 200, headers: publicFor(user), body: presentAgent(agent) };
    },
  };
}
