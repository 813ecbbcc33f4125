import { waitingStates } from '@manzil/core/deliveries/states';
import { stateIn } from '@manzil/core/deliveries/store/state-sql';
import type { Platform } from '@manzil/chaos/platform';
import { createBreakerStore } from '@manzil/core/deliveries/store/breaker-store';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { count, until } from './backlog.ts';
import type { Drained } from './floor.ts';
import { perLead, processorTime } from './processor-time.ts';

export interface OurDrain extends Drained {
  /** From the breaker's permission until the probe left. */
  wokeAfterSeconds: number;
  attempts: number;
}

/** The breaker may stay open for five minutes. */
const drainedWithinMs = 600_000;

const timesSql = /* sql */ `
with tries as (
  select a.* from delivery_attempts a join deliveries d on d.id = a.delivery_id join leads l on l.id = d.subject_id
  where d.consumer = 'crm' and d.subject_kind = 'lead' and l.reference_id = any ($1)
)
select extract(epoch from max(ended_at) - min(started_at))::float8 as seconds, count(*)::int as attempts,
  extract(epoch from min(started_at) - $2::timestamptz)::float8 as "wokeAfterSeconds"
from tries where outcome = 'delivered'`;

const breakerSql = /* sql */ `
select greatest(open_until, now())::text as until, greatest(extract(epoch from open_until - now()) * 1000, 0)::float8 as "waitMs"
from breakers where provider = 'sandbox'`;

/** From the start of the breaker's probe to the last end, as the ledger has it. */
export async function runOurs(
  platform: Platform,
  pool: pg.Pool,
  references: string[],
  postmaster: number,
): Promise<Drained & OurDrain> {
  await platform.sandbox.setFaults({});
  // as staff do, who need not wait five minutes
  await createBreakerStore(pool).bringForward('sandbox');
  const { rows: breaker } = await pool.query<{ until: string; waitMs: number }>(breakerSql);
  await sleep(breaker[0]?.waitMs ?? 0);
  const before = processorTime(postmaster);
  await until('everything that waited is delivered', drainedWithinMs, async () => {
    return (await count(pool, stateIn('state', waitingStates))) === 0;
  });
  const processorMs = perLead(before, processorTime(postmaster), references.length);
  const { rows } = await pool.query<Omit<OurDrain, 'references' | 'processorMs'>>(timesSql, [
    references,
    breaker[0]?.until,
  ]);
  if (rows[0] === undefined) throw new Error('nothing was delivered');
  return { references, processorMs, ...rows[0] };
}
