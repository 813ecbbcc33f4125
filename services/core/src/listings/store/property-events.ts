/** What the CRM is told of listings, written in the transaction that changes them. */
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { Queryable } from '../../data/database.ts';
import { uuidV7 } from '../../platform/ids.ts';

export interface PropertyEvents {
  /** The CRM as the deliveries remember it; null where it takes no listings. */
  provider: string | null;
  requestId: string;
}

/** A draft that the CRM has never heard of stays here. */
const concerned = (changeConcernsIt: string): string => /* sql */ `
  (p.source = 'crm' or d.seq is not null or p.is_active)
  and (${changeConcernsIt}::boolean or d.seq is null and p.source <> 'crm')`;
const lastDelivery = /* sql */ `lateral (
  select max(d.seq) as seq from deliveries d
  where d.consumer = 'crm' and d.subject_kind = 'property' and d.subject_id = p.id
) d`;

/**
 * The state that the caller's transaction leaves decides: deleted, known to the CRM or new to it. The caller holds the rows,
 * which makes `seq` safe.
 */
const enqueueSql = /* sql */ `
insert into deliveries
  (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, request_id)
select x.uuid, 'crm', $3,
  case when p.deleted_at is not null then 'property.deleted'
    when d.seq is null and p.source <> 'crm' then 'property.created'
    else 'property.updated' end,
  'property', p.id, coalesce(d.seq, 0) + 1, p.version, x.uuid::text, $4
from unnest($1::integer[], $2::uuid[]) as x (id, uuid)
join properties p on p.id = x.id
cross join ${lastDelivery}
where ${concerned('$5')}
returning id, consumer, event, subject_id as "subjectId", seq, state`;

/** What no delivery is written for is remembered, for the day on which the CRM takes listings. */
const untoldSql = /* sql */ `
update properties u set untold_at = now() from properties p cross join ${lastDelivery}
where u.id = any ($1::integer[]) and p.id = u.id and u.untold_at is null and ${concerned('$2')}`;

const toldSql = 'update properties set untold_at = null where id = any ($1::integer[]) and untold_at is not null';

/**
 * Adds a delivery for each listing that the CRM must hear of, and gives them for publishing after the commit. Where the CRM
 * takes no listings, they are marked as untold instead.
 * @param onlyNew only those that the CRM has never heard of, for a change that does not concern it
 */
export async function enqueuePropertyEvents(
  client: Queryable,
  ids: readonly number[],
  { provider, requestId }: PropertyEvents,
  { onlyNew = false }: { onlyNew?: boolean } = {},
): Promise<DispatchedDelivery[]> {
  if (ids.length === 0) return [];
  if (provider === null) {
    await client.query(untoldSql, [ids, !onlyNew]);
    return [];
  }
  const uuids = ids.map(() => uuidV7());
  const { rows } = await client.query<DispatchedDelivery>(enqueueSql, [ids, uuids, provider, requestId, !onlyNew]);
  await client.query(toldSql, [rows.map(({ subjectId }) => subjectId)]);
  return rows;
}
