import { may } from '@manzil/core/accounts/permissions';
import { leadScopeOf } from '@manzil/core/leads/lead-scope';
import { countIncomplete } from '@manzil/core/listings/store/count-incomplete';
import { readLeadsOfToday } from '@manzil/core/overview/store/today-reader';
import { endingDays } from '@manzil/core/owners/mandate';
import { listEndingMandates } from '@manzil/core/owners/store/mandate-reader';
import type pg from 'pg';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

/** The nearest. */
const mostMandates = 5;

/** What a role does not have is not read. */
export function todayHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'getToday'> {
  return {
    async getToday({ user }) {
      const [{ enquiries, ...frame }, mandates, listings] = await Promise.all([
        may(user, 'leads.read_own') ? readLeadsOfToday(pool, leadScopeOf(user)) : noLeads(),
        may(user, 'owners.read') ? endingMandates(pool) : null,
        may(user, 'listings.write') ? countIncomplete(pool) : null,
      ]);
      return { status: 200, body: { ...frame, enquiries, mandates, listings } };
    },
  };
}

const noLeads = () => ({ at: new Date().toISOString(), answerMinutes: null, enquiries: null });

/** Without their owners. */
async function endingMandates(pool: pg.Pool) {
  const found = await listEndingMandates(pool, endingDays);
  const next = found.slice(0, mostMandates).map(({ id, daysLeft, property: { id: propertyId, ...listing } }) => ({
    id,
    daysLeft,
    propertyId,
    ...listing,
  }));
  return { total: found.length, next };
}
