import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { uuidV7 } from '../../platform/ids.ts';

export interface PropertyEvents {
  /** Null where the CRM takes no listings. */
  provider: string | null;
  requestId: string;
}

/** A draft unknown to the CRM stays here. */
const concerned = (changeConcernsIt: boolean) => sql`
  (p.source = 'crm' or d.seq is not null or p.is_active)
  and (${changeConcernsIt}::boolean or d.seq is null and p.source <> 'crm')`;
const lastDelivery = sql`lateral (
  select max(d.seq) as seq from deliveries d
  where d.consumer = 'crm' and d.subject_kind = 'property' and d.subject_id = p.id
) d`;

/** In the caller's transaction; to publish after it. @param onlyNew those that the CRM never heard of */
export async function enqueuePropertyEvents(
  client: Queryable,
  ids: readonly number[],
  { provider, requestId }: PropertyEvents,
  { onlyNew = false }: { onlyNew?: boolean } = {},
): Promise<DispatchedDelivery[]> {
  if (ids.length === 0) return [];
  const db = typed(client);
  // SQL, since each listing's own past decides
  if (provider === null) {
    await sql`
      update properties u set untold_at = now() from properties p cross join ${lastDelivery}
      where u.id = ${anyOf(ids)} and p.id = u.id and u.untold_at is null and ${concerned(!onlyNew)}`.execute(db);
    return [];
  }
  // the caller holds the rows, which makes `seq` safe
  const { rows } = await sql<DispatchedDelivery>`
    insert into deliveries
      (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, request_id)
    select x.uuid, 'crm', ${provider},
      case when p.deleted_at is not null then 'property.deleted'
        when d.seq is null and p.source <> 'crm' then 'property.created'
        else 'property.updated' end,
      'property', p.id, coalesce(d.seq, 0) + 1, p.version, x.uuid::text, ${requestId}
    from unnest(${ids}::integer[], ${ids.map(() => uuidV7())}::uuid[]) as x (id, uuid)
    join properties p on p.id = x.id
    cross join ${lastDelivery}
    where ${concerned(!onlyNew)}
    returning id, consumer, event, subject_id, seq, state`.execute(db);
  await markTold(
    db,
    rows.map(({ subjectId }) => subjectId),
  );
  return rows;
}

export async function markTold(db: Unit['db'], ids: readonly number[]): Promise<void> {
  const told = db.updateTable('properties').set({ untoldAt: null });
  await told.where('id', '=', anyOf(ids)).where('untoldAt', 'is not', null).execute();
}
