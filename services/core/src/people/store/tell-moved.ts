/** The CRM hears whose the leads are now. */
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { appendDelivery, type ConsumerLane } from '../../deliveries/store/outbox.ts';
import type { Queryable } from '../../data/database.ts';

interface Telling {
  /** At most as many as one merge moves. */
  leadIds: readonly number[];
  /** Null: it keeps people apart. */
  crm: ConsumerLane | null;
  requestId: string | null;
}

/**
 * Of those that it has or is to have: none in the trash, none made anonymous, none whose owner has not confirmed it. The
 * transaction holds their rows.
 *
 * @returns what to publish after the commit
 */
export async function tellMoved(
  client: Queryable,
  { leadIds, crm, requestId }: Telling,
): Promise<DispatchedDelivery[]> {
  if (crm === null) return [];
  // a CRM takes what is newer than it has, and moves the lead once
  const { rows } = await client.query<{ id: number; version: number }>(
    `update leads l set version = l.version + 1, moved_version = l.version + 1
     where l.id = any ($1::integer[]) and l.anonymised_at is null
       and exists (select from deliveries d where d.consumer = $2 and d.provider = $3 and d.subject_kind = 'lead'
         and d.subject_id = l.id and d.state <> 'cancelled')
       and not exists (select from subscriptions s where s.lead_id = l.id and s.ended_at is null
         and s.asked_at is not null and s.confirmed_at is null)
     returning l.id, l.version`,
    [leadIds, crm.consumer, crm.provider],
  );
  const jobs: DispatchedDelivery[] = [];
  for (const { id, version } of rows) {
    const about = { subjectKind: 'lead', subjectId: id, subjectVersion: version } as const;
    jobs.push(...(await appendDelivery(client, { event: 'lead.updated', ...about, requestId, consumers: [crm] })));
  }
  return jobs;
}
