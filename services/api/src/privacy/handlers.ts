import { listCrmDuties, setCrmDuty } from '@manzil/core/people/store/crm-duty-store';
import {
  confirmRetention,
  readRetention,
  RetentionChangedError,
  stopRetention,
} from '@manzil/core/people/store/retention-store';
import { demandConfirmed } from '../accounts/step-up.ts';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type PrivacyHandlers = Pick<
  Handlers,
  'listCrmDuties' | 'setCrmDuty' | 'getRetention' | 'confirmRetention' | 'stopRetention'
>;

export function privacyHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): PrivacyHandlers {
  return {
    listCrmDuties: async ({ query: { state, ...page } }) => ({
      status: 200,
      body: await listCrmDuties(pool, { open: state !== 'done', ...page }),
    }),

    async setCrmDuty({ params, body, user, requestId }) {
      const duty = await setCrmDuty(pool, params.id, body.done, { actor: user, requestId });
      return { status: 200, body: demandFound(duty, 'crm_duty.not_found') };
    },

    getRetention: async ({ query }) => ({ status: 200, body: await readRetention(pool, query.months) }),

    async confirmRetention({ body: { months, due }, user, req, requestId }) {
      demandConfirmed(req);
      await confirmRetention(pool, { months, shown: due }, { actor: user, requestId }).catch((error: unknown) => {
        throw error instanceof RetentionChangedError ? new ProblemError('retention.changed') : error;
      });
      return { status: 200, body: await readRetention(pool) };
    },

    async stopRetention({ user, requestId }) {
      await stopRetention(pool, { actor: user, requestId });
      return { status: 200, body: await readRetention(pool) };
    },
  };
}
