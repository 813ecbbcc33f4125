import { countPress } from '@manzil/core/listings/store/contact-presses';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

/** The page never waits for it: its link works whatever is answered here. */
export function pressHandlers({
  database,
  pressLimit,
}: Pick<ApiDeps, 'database' | 'pressLimit'>): Pick<Handlers, 'countPress'> {
  return {
    async countPress({ params, body, req }) {
      const wait = await pressLimit.take(req.ip ?? '');
      if (wait !== null) throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(wait) } });
      if (!(await countPress(database.pool, params.id, body))) throw new ProblemError('property.not_found');
      return { status: 204 };
    },
  };
}
