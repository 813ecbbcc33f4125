import {
  OtherStagesError,
  readStages,
  saveStages,
  StageInUseError,
  StagePlanError,
} from '@manzil/core/leads/store/lead-stages';
import type { Handlers } from '../contract/handler.ts';
import { invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type StageHandlers = Pick<Handlers, 'listLeadStages' | 'saveLeadStages'>;

/** The steps of a lead as the office defines them. */
export function stageHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): StageHandlers {
  return {
    listLeadStages: async () => ({ status: 200, body: await readStages(pool) }),

    async saveLeadStages({ body, user, requestId }) {
      await saveStages(pool, body, { actor: user, requestId }).catch((error: unknown) => {
        throw declared(error);
      });
      return { status: 200, body: await readStages(pool) };
    },
  };
}

function declared(error: unknown): unknown {
  if (error instanceof OtherStagesError) return new ProblemError('lead_stage.conflict');
  if (error instanceof StageInUseError) return new ProblemError('lead_stage.in_use');
  if (!(error instanceof StagePlanError)) return error;
  return invalidRequest([{ in: 'body', path: error.path, code: 'contradiction', message: error.message }]);
}
