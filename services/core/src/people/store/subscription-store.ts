/** What a subscriber does by the key of a mail. Nobody is signed in: the key is all that is asked for. */
import { sql } from 'kysely';
import type pg from 'pg';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { Unit } from '../../data/unit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { appendDelivery, type ConsumerLane } from '../../deliveries/store/outbox.ts';
import { cancelUnsent } from '../../leads/store/lead-writer.ts';
import { askInCrm } from './crm-duty-store.ts';
import { stateOf, type SubscriptionState } from '../../leads/subscription.ts';

/** Null for a key that belongs to nothing, as after the time to confirm. */
export async function readSubscription(db: Queryable, key: string): Promise<SubscriptionState | null> {
  const found = await typed(db)
    .selectFrom('subscriptions')
    .select(['askedAt', 'confirmedAt', 'endedAt'])
    .where('key', '=', key)
    .executeTakeFirst();
  return found === undefined ? null : stateOf(found);
}

const locked = async (db: Unit['db'], key: string) => {
  const found = await db
    .selectFrom('subscriptions as s')
    .innerJoin('leads as l', 'l.id', 's.leadId')
    .select(['l.id', 'l.referenceId', 'l.version', 's.askedAt', 's.confirmedAt', 's.endedAt'])
    .where('s.key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return found === undefined ? null : { ...found, state: stateOf(found) };
};

export interface Settled {
  state: SubscriptionState;
  /** To publish. */
  jobs: DispatchedDelivery[];
  /** Leads that are gone, by reference. */
  erased: string[];
}

const unchanged = (state: SubscriptionState): Settled => ({ state, jobs: [], erased: [] });

/**
 * From now on the CRM and the office are owed it. Twice is once; what has ended stays ended.
 * @returns null for an unknown key
 */
export async function confirmSubscription(
  pool: pg.Pool,
  key: string,
  consumers: readonly ConsumerLane[],
  requestId: string,
): Promise<Settled | null> {
  const known = await readSubscription(pool, key);
  if (known !== 'waiting') return known === null ? null : unchanged(known);
  const settled = await staffWrite(pool, { actor: null, requestId }, async ({ db, client }) => {
    const found = await locked(db, key);
    if (found?.state !== 'waiting') return null;
    const { id, version, referenceId: label } = found;
    await db
      .updateTable('subscriptions')
      .set({ confirmedAt: sql`now()` })
      .where('leadId', '=', id)
      .execute();
    const jobs = await appendDelivery(client, {
      event: 'lead.created',
      subjectKind: 'lead',
      subjectId: id,
      subjectVersion: version,
      requestId,
      consumers,
    });
    const result: Settled = { state: 'confirmed', jobs, erased: [] };
    return { result, entry: { action: 'lead.confirmed', id, label } };
  });
  return settled ?? nowOf(pool, key);
}

/**
 * Who never confirmed is forgotten at once. Else the consent is withdrawn, and a person is asked to take the address out
 * of the CRM. Twice is once. @returns null for an unknown key
 */
export async function endSubscription(pool: pg.Pool, key: string, requestId: string): Promise<Settled | null> {
  const settled = await staffWrite(pool, { actor: null, requestId }, async ({ db }) => {
    const found = await locked(db, key);
    if (found === null || found.state === 'ended') return null;
    const { id, referenceId: label, state } = found;
    const before = { subscription: state };
    await cancelUnsent(db, [id]);
    if (state === 'waiting') {
      await db.deleteFrom('leads').where('id', '=', id).execute();
      const result: Settled = { state: 'ended', jobs: [], erased: [label] };
      return { result, entry: { action: 'lead.unsubscribed', id, label, before } };
    }
    await db
      .updateTable('subscriptions')
      .set({ endedAt: sql`now()` })
      .where('leadId', '=', id)
      .execute();
    await db.updateTable('leads').set({ consentMarketing: false }).where('id', '=', id).execute();
    await db
      .updateTable('contacts')
      .set({ marketingWithdrawnAt: sql`now()` })
      .where('id', '=', db.selectFrom('leads').select('contactId').where('id', '=', id))
      .execute();
    await askInCrm(db, 'unsubscribe', [id]);
    const result: Settled = { state: 'ended', jobs: [], erased: [] };
    return { result, entry: { action: 'lead.unsubscribed', id, label, before, after: { subscription: 'ended' } } };
  });
  return settled ?? nowOf(pool, key);
}

/** Somebody else was faster, or the key is unknown. */
async function nowOf(pool: pg.Pool, key: string): Promise<Settled | null> {
  const state = await readSubscription(pool, key);
  return state === null ? null : unchanged(state);
}
