import type pg from 'pg';
import type { AttemptStart } from '../domain/delivery-settlement.ts';
import { jsonParam } from './json-param.ts';

const beginSql = /* sql */ `
with input as (
  select * from jsonb_to_recordset($1::jsonb) as x
    (id uuid, fence bigint, state text, kind text, request json, version integer, margin_ms float8)
), ours as (
  update deliveries d
  set attempts = d.attempts + (i.kind = 'send')::integer
  from input i
  where d.id = i.id and d.fence = i.fence and d.state = i.state
    and (i.kind = 'lookup' or d.lease_until >= now() + i.margin_ms * interval '1 millisecond')
  returning d.id, d.fence, d.provider
)
insert into delivery_attempts (delivery_id, fence, kind, provider, request, subject_version)
select o.id, o.fence, i.kind, o.provider, i.request, i.version
from ours o join input i on i.id = o.id
returning delivery_id as id`;

/**
 * Writes attempt rows, committed when this returns. False where the delivery has gone to somebody else,
 * or too little of its lease is left.
 */
export async function beginAttempts(pool: pg.Pool, starts: AttemptStart[]): Promise<boolean[]> {
  const rows = starts.map(({ delivery, kind, request, marginMs }) => ({
    id: delivery.id,
    fence: delivery.fence,
    state: delivery.state,
    kind,
    request,
    version: request.version,
    margin_ms: marginMs,
  }));
  const begun = await pool.query<{ id: string }>({ name: 'begin-attempts', text: beginSql, values: [jsonParam(rows)] });
  const ours = new Set(begun.rows.map(({ id }) => id));
  return starts.map(({ delivery }) => ours.has(delivery.id));
}
