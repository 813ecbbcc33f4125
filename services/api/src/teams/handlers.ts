import {
  changeTeam,
  createTeam,
  deleteTeam,
  listTeams,
  type TeamContent,
  TeamWriteError,
} from '@manzil/core/teams/store/team-store';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type TeamHandlers = Pick<Handlers, 'listTeams' | 'createTeam' | 'updateTeam' | 'deleteTeam'>;

export function teamHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): TeamHandlers {
  return {
    listTeams: async () => ({ status: 200, body: { teams: await listTeams(pool) } }),

    async createTeam({ body, user, requestId }) {
      const made = await createTeam(pool, contentOf(body), { actor: user, requestId }).catch(declared);
      return { status: 201, body: made };
    },

    async updateTeam({ params, body, user, requestId }) {
      const changed = await changeTeam(pool, params.id, contentOf(body), { actor: user, requestId }).catch(declared);
      return { status: 200, body: demandFound(changed, 'team.not_found') };
    },

    async deleteTeam({ params, user, requestId }) {
      if (!(await deleteTeam(pool, params.id, { actor: user, requestId }))) throw new ProblemError('team.not_found');
      return { status: 204 };
    },
  };
}

/** Whoever was named twice is in it once, and leads it when one of them says so. */
function contentOf({ name, members }: TeamContent): TeamContent {
  const people = new Map<number, boolean>();
  for (const { userId, isManager } of members) people.set(userId, isManager || people.get(userId) === true);
  return { name: name.trim(), members: [...people].map(([userId, isManager]) => ({ userId, isManager })) };
}

function declared(error: unknown): never {
  if (!(error instanceof TeamWriteError)) throw error;
  if (error.refusal === 'limit_reached') throw new ProblemError('team.limit_reached', { cause: error });
  throw invalidRequest([{ in: 'body', path: 'members', code: 'unknown', message: error.message }]);
}
