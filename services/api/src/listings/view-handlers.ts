import { countView } from '@manzil/core/listings/store/listing-views';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

/** The page never waits for it. */
export function listingViewHandlers({
  database,
  viewLimit,
}: Pick<ApiDeps, 'database' | 'viewLimit'>): Pick<Handlers, 'countView'> {
  return {
    async countView({ params, req }) {
      const wait = await viewLimit.take(req.ip ?? '');
      if (wait !== null) throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(wait) } });
      if (!(await countView(database.pool, params.id))) throw new ProblemError('property.not_found');
      return { status: 204 };
    },
  };
}
