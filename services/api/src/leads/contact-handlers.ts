import { maskedFor } from '@manzil/core/accounts/contact-rules';
import { recordAct } from '@manzil/core/audit/store/staff-write';
import { findLead } from '@manzil/core/leads/store/lead-reader';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { createLimit, waitOf } from '../middleware/postgres-limit.ts';
import { scopeOf } from './scope.ts';

/** By a person: enough for a day at the telephone, too few to copy the list. The contract says them too. */
const unmaskings = { name: 'unmask', most: 60, windowSeconds: 3600 };

type Deps = Pick<ApiDeps, 'database' | 'log'>;

export function contactHandlers({ database: { pool }, log }: Deps): Pick<Handlers, 'unmaskLead'> {
  const limit = createLimit(pool, unmaskings);
  return {
    /** Recorded before it is shown; what is shown anyway leaves no entry. */
    async unmaskLead({ params, user, requestId }) {
      // a machine would read the whole list
      if (user.token !== undefined) throw new ProblemError('lead.contact_masked');
      const lead = demandFound(await findLead(pool, params.id, scopeOf(user)), 'lead.not_found');
      const fields = maskedFor(user, lead);
      if (fields.length > 0) {
        const wait = await waitOf(limit, String(user.id));
        if (wait !== null)
          throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(wait.seconds) } });
        const entry = { action: 'lead.unmasked', id: lead.id, label: lead.referenceId, after: { fields } } as const;
        await recordAct(pool, { actor: user, requestId }, entry).catch((error: unknown) => {
          log.error({ requestId, err: error }, 'a reading of contact data was not recorded');
          throw new ProblemError('audit.not_recorded', { cause: error, headers: { 'Retry-After': '5' } });
        });
      }
      return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { email: lead.email, phone: lead.phone } };
    },
  };
}
