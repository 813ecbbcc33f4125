import { nextStepOf } from '@manzil/core/leads/next-step';
import { readEnquiry } from '@manzil/core/leads/store/enquiry-reader';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Deps = Pick<ApiDeps, 'database' | 'enquiryLimit'>;

/** For whoever has the private link of an enquiry. */
export function enquiryHandlers({ database: { pool }, enquiryLimit }: Deps): Pick<Handlers, 'getEnquiry'> {
  return {
    async getEnquiry({ params, req }) {
      const wait = await enquiryLimit.take(req.ip ?? '');
      if (wait !== null) throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(wait) } });
      const found = demandFound(await readEnquiry(pool, params.enquiry), 'enquiry.not_found');
      const { now, ...standing } = found;
      const { hours } = await readOffice(pool);
      const moments = { receivedAt: Date.parse(found.receivedAt), now: Date.parse(now) };
      return {
        status: 200,
        headers: { 'Cache-Control': 'private, no-store' },
        body: { ...standing, next: nextStepOf(hours, { ...moments, answered: found.answered }) },
      };
    },
  };
}
