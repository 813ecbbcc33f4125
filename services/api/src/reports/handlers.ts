import { leadScopeOf } from '@manzil/core/leads/lead-scope';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { comparedWith, type Comparison, daysOf, mostReportDays, type ReportPeriod } from '@manzil/core/reports/period';
import { readAnswers } from '@manzil/core/reports/store/answer-report';
import { readFunnel } from '@manzil/core/reports/store/funnel-report';
import { fewestViews, readListings } from '@manzil/core/reports/store/listing-report';
import { readLost } from '@manzil/core/reports/store/lost-report';
import { readPeople } from '@manzil/core/reports/store/people-report';
import { readClock } from '@manzil/core/reports/store/read-clock';
import type { ReportAsked } from '@manzil/core/reports/store/reported-leads';
import type { Handlers } from '../contract/handler.ts';
import { invalidRequest } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'getAnswerReport' | 'getFunnelReport' | 'getPeopleReport' | 'getListingReport' | 'getLostReport';

interface Asked {
  query: ReportPeriod & { compare?: Comparison };
  user: SignedInUser;
}

export function reportHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    async getAnswerReport(request) {
      const clock = await readClock(pool);
      const body = await report(request, (asked) => readAnswers(pool, asked, clock));
      return { status: 200, body: { ...body, limitMinutes: clock.limitMinutes } };
    },

    getFunnelReport: async (request) => ({
      status: 200,
      body: await report(request, (asked) => readFunnel(pool, asked)),
    }),

    async getPeopleReport(request) {
      const clock = await readClock(pool);
      const body = await report(request, (asked) => readPeople(pool, asked, clock));
      return { status: 200, body: { ...body, limitMinutes: clock.limitMinutes } };
    },

    async getListingReport(request) {
      const body = await report(request, (asked) => readListings(pool, asked, request.query.sort));
      return { status: 200, body: { ...body, fewestViews } };
    },

    getLostReport: async (request) => ({ status: 200, body: await report(request, (asked) => readLost(pool, asked)) }),
  };
}

/** Of what the user may see, beside the same of what it is compared with. @throws ProblemError request.invalid */
async function report<Figures>(
  { query: { from, to, compare }, user }: Asked,
  read: (asked: ReportAsked) => Promise<Figures>,
) {
  const period = { from, to };
  demandPeriod(period);
  const scope = leadScopeOf(user);
  const compared = compare === undefined ? null : comparedWith(period, compare);
  const [current, previous] = await Promise.all([
    read({ period, scope }),
    compared === null ? null : read({ period: compared, scope }),
  ]);
  return { period, compared, current, previous };
}

function demandPeriod(period: ReportPeriod): void {
  const days = daysOf(period);
  const refuse = (code: string, message: string) => invalidRequest([{ in: 'query', path: 'to', code, message }]);
  if (days < 1) throw refuse('minimum', 'to must not be before from');
  if (days > mostReportDays) throw refuse('maximum', `a period has at most ${String(mostReportDays)} days`);
}
