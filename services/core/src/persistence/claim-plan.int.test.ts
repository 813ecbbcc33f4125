/** That a claim reads what it takes, and not what waits, however little PostgreSQL knew of the ledger when it planned first. */
import { createTestDatabase } from '@manzil/testing/database';
import pg from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createDeliveryStore } from './delivery-store.ts';
import { addLeadToDeliver, terms } from './testing/ledger-fixture.ts';

const database = await createTestDatabase();
// one connection, since a plan is kept by the connection that made it
const pool = new pg.Pool({ connectionString: database.url, max: 1 });
const store = createDeliveryStore(pool);
const query = { ...terms, deliveryId: null, states: ['pending'] as const, limit: 64, leaseMs: 60_000 };

beforeEach(() => pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const backlog = 3_000;
const backlogSql = `
with added as (
  insert into leads (reference_id, first_name, email, source)
  select 'backlog-' || n, 'Noor', 'noor@example.com', 'contact_form' from generate_series(1, $1) n returning id
)
insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
select gen_random_uuid(), 'crm', 'fake', 'lead.created', 'lead', id, 1, 1, gen_random_uuid()::text from added`;

/** Rows of the ledger and entries of its indexes read so far. */
async function rowsRead(): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ n: number }>(`
    select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'deliveries'))::integer as n
    from pg_stat_user_tables where relname = 'deliveries'`);
  return rows[0]!.n;
}

it.each([0, 1, 100])('a burst after %i deliveries', async (known) => {
  for (let n = 0; n < known; n += 1) await addLeadToDeliver(pool, `known-${String(n)}`);
  await pool.query('analyze deliveries');
  // often enough for a plan that is kept
  for (let n = 0; n < 10; n += 1) await store.claimDue({ ...query, states: ['retry_wait'] });
  const { id } = await addLeadToDeliver(pool, 'asked');
  await pool.query(backlogSql, [backlog]);
  const before = await rowsRead();
  expect(await store.claimDue({ ...query, deliveryId: id })).toHaveLength(64);
  expect((await rowsRead()) - before).toBeLessThan(10 * backlog);
});
