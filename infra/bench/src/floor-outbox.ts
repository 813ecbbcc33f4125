/** Takes, writes and marks in one transaction. */
import type pg from 'pg';
import { createWrite, openPool, readSettings, workWhenTold, type Waiting } from './floor-worker.ts';

const settings = readSettings();
const pool = openPool(settings);
const write = createWrite(settings);
/** While one commits, the other's requests are under way. */
const consumers = 2;
const batch = settings.concurrency / consumers;

const takeSql = /* sql */ `
select id, reference, payload from bench_leads where run = $1 and delivered_at is null
order by id limit $2 for update skip locked`;
const deliveredSql = /* sql */ `
update bench_leads l set delivered_at = clock_timestamp(), crm_id = i.crm_id
from unnest($1::integer[], $2::text[]) as i (id, crm_id) where l.id = i.id`;

async function takeBatch(client: pg.PoolClient): Promise<number> {
  await client.query('begin');
  const { rows } = await client.query<Waiting>({ name: 'take', text: takeSql, values: [settings.run, batch] });
  const crmIds = await Promise.all(rows.map(write));
  const values = [rows.map(({ id }) => id), crmIds];
  await client.query({ name: 'delivered', text: deliveredSql, values });
  await client.query('commit');
  return rows.length;
}

async function consume(): Promise<void> {
  const client = await pool.connect();
  while ((await takeBatch(client)) > 0);
}

// connected before the clock starts
await Promise.all(Array.from({ length: consumers }, () => pool.query('select pg_sleep(0.05)')));
await workWhenTold(async () => void (await Promise.all(Array.from({ length: consumers }, consume))));
