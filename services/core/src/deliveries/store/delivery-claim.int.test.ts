import { createTestDatabase } from '@manzil/testing/database';
import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDeliveryStore } from './delivery-store.ts';
import {
  addDelivery,
  addLead,
  addLeadToDeliver,
  attemptOf,
  attemptRows,
  expireLease,
  forceState,
  lane,
  terms,
  ledgerRow,
  testPool,
} from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const store = createDeliveryStore(pool);
const query = { ...terms, deliveryId: null, states: ['pending'] as const, limit: 64, leaseMs: 60_000 };

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('claimDue', () => {
  it('takes the asked one first and fills up with what is due, within the limit', async () => {
    for (let n = 0; n < 5; n += 1) await addLeadToDeliver(pool, `early-${n}`);
    const { id } = await addLeadToDeliver(pool, 'asked');
    const claimed = await store.claimDue({ ...query, deliveryId: id, limit: 3 });
    expect(claimed).toHaveLength(3);
    expect(claimed.map((one) => one.id)).toContain(id);
    expect(claimed.every((one) => one.state === 'sending' && one.fence === 1 && one.attempt === 1)).toBe(true);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'sending', fence: 1, attempts: 0, leased: true });
  });

  it('takes one of a subject, the oldest, whichever was asked for', async () => {
    const leadId = await addLead(pool, 'one');
    const first = await addDelivery(pool, { leadId, seq: 1, version: 1 });
    const second = await addDelivery(pool, { leadId, seq: 2, version: 2 });
    const claimed = await store.claimDue({ ...query, deliveryId: second });
    expect(claimed.map((one) => one.id)).toEqual([first]);
    expect(await store.claimDue({ ...query, deliveryId: second })).toEqual([]);
  });

  it.each(['sending', 'unknown'] as const)('takes nothing of a subject of which one is %s', async (state) => {
    const leadId = await addLead(pool, 'busy');
    await forceState(pool, await addDelivery(pool, { leadId, seq: 1 }), state);
    const second = await addDelivery(pool, { leadId, seq: 2 });
    expect(await store.claimDue({ ...query, deliveryId: second, states: ['pending', 'retry_wait'] })).toEqual([]);
  });

  it('leaves alone what is not due, waits for a retry, or belongs to another provider', async () => {
    const later = await addLeadToDeliver(pool, 'later');
    await pool.query(`update deliveries set due_at = now() + interval '1 minute' where id = $1`, [later.id]);
    const retry = await addLeadToDeliver(pool, 'retry');
    await forceState(pool, retry.id, 'retry_wait');
    await addDelivery(pool, { leadId: await addLead(pool, 'other'), provider: 'other' });
    expect(await store.claimDue({ ...query, deliveryId: later.id })).toEqual([]);
    expect(await store.claimDue({ ...query, states: ['retry_wait'] })).toMatchObject([{ id: retry.id }]);
  });

  it('gives each delivery to one of many workers that race, one under way per subject', async () => {
    for (let n = 0; n < 40; n += 1) {
      const leadId = await addLead(pool, `race-${n}`);
      await addDelivery(pool, { leadId, seq: 1 });
      await addDelivery(pool, { leadId, seq: 2 });
    }
    const rounds = await Promise.all(Array.from({ length: 12 }, () => store.claimDue({ ...query, limit: 7 })));
    const claimed = rounds.flat();
    expect(new Set(claimed.map((one) => one.id)).size).toBe(claimed.length);
    expect(new Set(claimed.map((one) => one.subjectId)).size).toBe(claimed.length);
    expect(claimed).toHaveLength(40);
  });
});

describe('begin', () => {
  it('commits an attempt row and counts it', async () => {
    const { id } = await addLeadToDeliver(pool, 'begin');
    const [delivery] = await store.claimDue(query);
    expect(await store.begin([attemptOf(delivery!)])).toEqual([true]);
    expect(await ledgerRow(pool, id)).toMatchObject({ attempts: 1 });
  });

  it('refuses a stale fence, and a lease that has too little left', async () => {
    const { id } = await addLeadToDeliver(pool, 'refuse');
    const [delivery] = await store.claimDue(query);
    expect(await store.begin([attemptOf({ ...delivery!, fence: 0 })])).toEqual([false]);
    expect(await store.begin([attemptOf(delivery!, 61_000)])).toEqual([false]);
    const { rows } = await pool.query('select from delivery_attempts');
    expect(rows).toHaveLength(0);
    expect(await ledgerRow(pool, id)).toMatchObject({ attempts: 0 });
  });
});

describe('begin, of a lead that was read a moment before', () => {
  it.each([
    ['has changed', 'update leads set version = version + 1 where id = $1'],
    ['was erased', 'delete from leads where id = $1'],
  ])('refuses one that %s', async (_what, sql) => {
    const { id, leadId } = await addLeadToDeliver(pool, 'other');
    const [delivery] = await store.claimDue(query);
    await pool.query(sql, [leadId]);
    expect(await store.begin([attemptOf(delivery!)])).toEqual([false]);
    expect(await attemptRows(pool, id)).toEqual([]);
  });

  it('looks up what became of a lead that is gone', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'gone');
    const [delivery] = await store.claimDue(query);
    await store.begin([attemptOf(delivery!)]);
    await expireLease(pool, id);
    await store.expireLeases(lane, 10, 0);
    await pool.query('delete from leads where id = $1', [leadId]);
    const [lost] = await store.claimUnknown({ ...terms, deliveryId: id, limit: 1, holdMs: 0 });
    expect(await store.begin([attemptOf(lost!)])).toEqual([true]);
  });
});

describe('letting go', () => {
  it('hands back what was not started, and only that', async () => {
    const idle = await addLeadToDeliver(pool, 'idle');
    const started = await addLeadToDeliver(pool, 'started');
    const claimed = await store.claimDue(query);
    await store.begin(claimed.filter((one) => one.id === started.id).map((one) => attemptOf(one)));
    await store.handBack(claimed);
    expect((await ledgerRow(pool, idle.id)).state).toBe('pending');
    expect((await ledgerRow(pool, started.id)).state).toBe('sending');
  });

  it('cancels what was not started when its subject is gone', async () => {
    const { id } = await addLeadToDeliver(pool, 'gone');
    await store.cancel(await store.claimDue(query));
    expect((await ledgerRow(pool, id)).state).toBe('cancelled');
  });

  it('makes an expired lease unknown where an attempt row of its fence exists, else pending', async () => {
    const idle = await addLeadToDeliver(pool, 'idle');
    const started = await addLeadToDeliver(pool, 'started');
    const alive = await addLeadToDeliver(pool, 'alive');
    const claimed = await store.claimDue(query);
    await store.begin(claimed.filter((one) => one.id === started.id).map((one) => attemptOf(one)));
    for (const { id } of [idle, started]) await expireLease(pool, id);
    expect(await store.expireLeases(lane, 10, 20_000)).toEqual({ unknown: 1, pending: 1 });
    expect((await ledgerRow(pool, idle.id)).state).toBe('pending');
    const row = await ledgerRow(pool, started.id);
    expect(row.state).toBe('unknown');
    expect(row.due_in_ms).toBeGreaterThan(18_000);
    expect((await ledgerRow(pool, alive.id)).state).toBe('sending');
  });

  it('goes by the fence: an attempt of an earlier claim does not make a later one unknown', async () => {
    const { id } = await addLeadToDeliver(pool, 'fence');
    const [first] = await store.claimDue(query);
    await store.begin([attemptOf(first!)]);
    await forceState(pool, id, 'retry_wait');
    await store.claimDue({ ...query, states: ['retry_wait'] });
    await expireLease(pool, id);
    expect(await store.expireLeases(lane, 10, 20_000)).toEqual({ unknown: 0, pending: 1 });
  });

  it('parks what has waited for too long, unknown outcomes as well', async () => {
    const old = await addLeadToDeliver(pool, 'old');
    const unknown = await addLeadToDeliver(pool, 'unknown');
    await forceState(pool, unknown.id, 'unknown');
    await addLeadToDeliver(pool, 'young');
    await pool.query(`update deliveries set waiting_since = now() - interval '8 days' where id = any ($1)`, [
      [old.id, unknown.id],
    ]);
    const parked = await store.park(lane, 10, 7 * 86_400_000);
    expect(parked.toSorted()).toEqual([old.id, unknown.id].toSorted());
    expect((await ledgerRow(pool, old.id)).state).toBe('parked');
  });
});

describe('claimUnknown', () => {
  it('takes what is due with what was last sent, and once at a time', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'lost');
    const [delivery] = await store.claimDue(query);
    await pool.query('update leads set version = 3 where id = $1', [leadId]);
    await store.begin([attemptOf(delivery!, 0, 3)]);
    await expireLease(pool, id);
    await store.expireLeases(lane, 10, 20_000);
    const lookups = { ...terms, deliveryId: id, limit: 64, holdMs: 60_000 };
    expect(await store.claimUnknown(lookups)).toEqual([]);
    await pool.query('update deliveries set due_at = now()');
    const rounds = await Promise.all([store.claimUnknown(lookups), store.claimUnknown(lookups)]);
    expect(rounds.flat()).toMatchObject([
      { id, state: 'unknown', fence: 2, attempt: 1, lastSent: { operation: 'upsert', version: 3 } },
    ]);
  });

  it('ends the lookup of a worker that died', async () => {
    const { id } = await addLeadToDeliver(pool, 'abandoned');
    const [delivery] = await store.claimDue(query);
    await store.begin([attemptOf(delivery!)]);
    await expireLease(pool, id);
    await store.expireLeases(lane, 10, 0);
    const lookups = { ...terms, deliveryId: id, limit: 64, holdMs: 0 };
    const [first] = await store.claimUnknown(lookups);
    await store.begin([attemptOf(first!)]);
    await store.claimUnknown(lookups);
    expect(await attemptRows(pool, id)).toMatchObject([
      { kind: 'send', outcome: 'unknown' },
      { kind: 'lookup', outcome: 'failed', error_code: 'delivery.lease_expired' },
    ]);
    expect(await store.begin([attemptOf(first!)])).toEqual([false]);
  });
});

const backlog = 3_000;
const backlogSql = `
with added as (
  insert into leads (reference_id, first_name, email, source)
  select 'backlog-' || n, 'Noor', 'noor@example.com', 'contact_form' from generate_series(1, $1) n returning id
)
insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
select gen_random_uuid(), 'crm', 'fake', 'lead.created', 'lead', id, 1, 1, gen_random_uuid()::text from added`;

async function rowsRead(connection: pg.Pool): Promise<number> {
  await connection.query('select pg_stat_force_next_flush()');
  const { rows } = await connection.query<{ n: number }>(`
    select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'deliveries'))::integer as n
    from pg_stat_user_tables where relname = 'deliveries'`);
  return rows[0]!.n;
}

it.each([0, 1, 100])(
  'a claim reads what it takes, and not what waits, in a burst after %i deliveries',
  async (known) => {
    for (let n = 0; n < known; n += 1) await addLeadToDeliver(pool, `known-${String(n)}`);
    await pool.query('analyze deliveries');
    // a plan is kept by the connection that made it
    const one = testPool(database.url, 1);
    onTestFinished(() => one.end());
    const worker = createDeliveryStore(one);
    for (let n = 0; n < 10; n += 1) await worker.claimDue({ ...query, states: ['retry_wait'] });
    const { id } = await addLeadToDeliver(pool, 'asked');
    await one.query(backlogSql, [backlog]);
    const before = await rowsRead(one);
    expect(await worker.claimDue({ ...query, deliveryId: id })).toHaveLength(64);
    expect((await rowsRead(one)) - before).toBeLessThan(10 * backlog);
  },
);
