import type pg from 'pg';
import { insertList, setList } from '../../data/columns.ts';
import type { AttemptStart } from '../delivery-settlement.ts';
import { jsonParam } from '../../data/json-param.ts';
import { fromNow } from '../../data/condition.ts';

const beginSql = /* sql */ `
with input as (
  select * from jsonb_to_recordset($1::jsonb) as x
    (id uuid, fence bigint, state text, kind text, request json, version integer, margin_ms float8,
      probe uuid)
), ours as (
  update deliveries d set ${setList<'deliveries'>({ attempts: `d.attempts + (i.kind = 'send')::integer` })}
  from input i
  -- the ids once more, as an array: of a json the planner knows no size, and it would read the whole table
  where d.id = any ($2::uuid[]) and d.id = i.id and d.fence = i.fence and d.state = i.state
    and (i.kind = 'lookup' or d.lease_until >= ${fromNow('i.margin_ms')})
    -- the lead was read a moment ago: it may be another by now, or a person may have been erased
    and (i.kind = 'lookup' or d.subject_kind <> 'lead'
      or exists (select from leads l where l.id = d.subject_id and l.version = i.version))
    -- the last word before a request goes out: the breaker may have opened since the claim
    and not exists (select from breakers b where b.provider = d.provider
      and case i.kind when 'send' then b.state <> 'closed' and (i.probe = any (b.probes)) is not true else b.hold_until > now() end)
  returning d.id, d.fence, d.provider
), noted as (
  update breakers b set ${setList<'breakers'>({ lastCallAt: 'now()' })}
  from ours o join input i on i.id = o.id
  where b.provider = o.provider and i.probe = any (b.probes)
)
insert into delivery_attempts (${insertList<'deliveryAttempts'>('deliveryId', 'fence', 'kind', 'provider', 'request', 'subjectVersion')})
select o.id, o.fence, i.kind, o.provider, i.request, i.version
from ours o join input i on i.id = o.id
returning delivery_id as id`;

/** Committed when this returns; see `DeliveryStore.begin`. */
export async function beginAttempts(pool: pg.Pool, starts: AttemptStart[]): Promise<boolean[]> {
  const rows = starts.map(({ delivery, kind, request, marginMs }) => ({
    id: delivery.id,
    fence: delivery.fence,
    state: delivery.state,
    kind,
    request,
    version: request.version,
    margin_ms: marginMs,
    probe: delivery.probe,
  }));
  const values = [jsonParam(rows), rows.map(({ id }) => id)];
  const begun = await pool.query<{ id: string }>({ name: 'begin-attempts', text: beginSql, values });
  const ours = new Set(begun.rows.map(({ id }) => id));
  return starts.map(({ delivery }) => ours.has(delivery.id));
}
