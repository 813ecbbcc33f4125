import { findAgent, listAgents } from '@manzil/core/team/store/agent-reader';
import { createAgent, deleteAgent, updateAgent } from '@manzil/core/team/store/agent-writer';
import type { Handler, Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { may } from '@manzil/core/accounts/permissions';
import { publicFor } from '../middleware/public-cache.ts';
import { readAgent } from './read-agent.ts';

type Operations = 'listAgents' | 'getAgent' | 'createAgent' | 'updateAgent' | 'replaceAgent' | 'deleteAgent';

export function agentHandlers({
  database,
  pictures,
}: Pick<ApiDeps, 'database' | 'pictures'>): Pick<Handlers, Operations> {
  const { pool } = database;

  const update: Handler<'updateAgent'> = async ({ params, body, user, requestId }) => {
    const agent = await updateAgent(pool, params.id, await readAgent(pictures, body), { actor: user, requestId });
    return { status: 200, body: demandFound(agent, 'agent.not_found') };
  };

  return {
    listAgents: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: await listAgents(pool, { staff: may(user, 'team.read') }),
    }),
    async getAgent({ params, user }) {
      const agent = await findAgent(pool, params.id, { staff: may(user, 'team.read') });
      return { status: 200, headers: publicFor(user), body: demandFound(agent, 'agent.not_found') };
    },
    async createAgent({ body, user, requestId }) {
      const agent = await readAgent(pictures, body);
      return { status: 201, body: await createAgent(pool, agent, { actor: user, requestId }) };
    },
    updateAgent: update,
    replaceAgent: update,
    async deleteAgent({ params, user, requestId }) {
      if (!(await deleteAgent(pool, params.id, { actor: user, requestId }))) throw new ProblemError('agent.not_found');
      return { status: 204 };
    },
  };
}
