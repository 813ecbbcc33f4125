/** What begins and ends with a mandate where the office publishes nothing without one (decision 53). */
import { sql } from 'kysely';
import type pg from 'pg';
import { type Recorder, staffWriteMany } from '../../audit/store/staff-write.ts';
import { typed } from '../../data/typed.ts';
import type { Unit } from '../../data/unit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { enqueuePropertyEvents, type PropertyEvents } from '../../listings/store/property-events.ts';
import { publishComplete, readPublishingRules } from '../../listings/store/publishing-rules.ts';
import { uuidV7 } from '../../platform/ids.ts';

interface Among {
  /** Null: all listings. */
  among: readonly number[] | null;
  /** In one go. */
  most?: number;
  at?: Date;
}

export interface Followed {
  withdrawn: number[];
  published: number[];
  /** To publish. */
  jobs: DispatchedDelivery[];
}

/** In the caller's unit. What has no mandate any more leaves the site and waits; what waited and has one is published. */
export async function followListings(
  { client }: Unit,
  record: Recorder,
  events: PropertyEvents,
  { among, most, at = new Date() }: Among,
): Promise<Followed> {
  const rules = await readPublishingRules(client);
  if (!rules.needsMandate) return { withdrawn: [], published: [], jobs: [] };
  const withdrawn = await withdraw(client, { among, most: most ?? null, at });
  const published = await publishComplete(client, rules, { among, most: most ?? null, at });
  const acts = [
    ['mandate-ended', withdrawn],
    ['publish-waiting', published],
  ] as const;
  for (const [action, ids] of acts)
    if (ids.length > 0) await record([{ action: 'property.bulk_updated', after: { action, ids } }]);
  const changed = [...withdrawn, ...published];
  // as when staff take one off the site: the CRM hears of what is new to it alone
  return { withdrawn, published, jobs: await enqueuePropertyEvents(client, changed, events, { onlyNew: true }) };
}

const mostAtOnce = 200;

/**
 * For the scheduler, however often: what was followed already is left. At most 200 listings each way in one round.
 * @param provider null where the CRM takes no listings; deliveries are found by the relay
 */
export function followMandates(pool: pg.Pool, provider: string | null, at = new Date()): Promise<Followed> {
  const act = { actor: null, requestId: null };
  return staffWriteMany(pool, act, (unit, record) =>
    followListings(unit, record, { provider, requestId: uuidV7() }, { among: null, most: mostAtOnce, at }),
  );
}

/** One that never had a mandate stays: the choice takes nothing off the site by itself. */
async function withdraw(
  client: Unit['client'],
  { among, most, at }: { among: readonly number[] | null; most: number | null; at: Date },
): Promise<number[]> {
  const day = sql`qatar_day(${at.toISOString()}::timestamptz)`;
  const { rows } = await sql<{ id: number }>`
    update properties set is_active = false, waits_to_publish = true, version = version + 1, updated_at = now()
    where id in (select p.id from properties p where p.is_active and p.deleted_at is null
      and (${among}::integer[] is null or p.id = any (${among}::integer[]))
      and exists (select from mandates m where m.property_id = p.id and coalesce(m.ended_on, m.ends_on + 1) <= ${day})
      and not mandate_in_force(p.id, ${day}) order by p.id limit ${most}::bigint for update skip locked)
    returning id`.execute(typed(client));
  return rows.map(({ id }) => id);
}
