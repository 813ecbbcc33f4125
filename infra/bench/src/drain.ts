/** The product and two bare workers in turns, on one database, queue server and CRM. */
import { startPlatform, type Platform } from '@manzil/chaos/platform';
import { freePort } from '@manzil/embedded/free-port';
import { startTestRedis } from '@manzil/testing/redis';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Backend, Watch } from './command.ts';
import { count, leaveBacklog, verifyWrites } from './backlog.ts';
import { createFloorTable, runFloor, type Drained, type FloorName } from './floor.ts';
import type { FloorSettings } from './floor-worker.ts';
import { statOf } from './proc/proc-stat.ts';
import { runOurs, type OurDrain } from './ours.ts';

export interface DrainOptions extends Watch {
  backend: Backend;
  leads: number;
  rounds: number;
  concurrency: Record<FloorName, number>;
}

export interface Round {
  ours: OurDrain;
  bullmq: Drained;
  outbox: Drained;
}

/** @throws when a lead is missing, written twice or not confirmed */
export async function runDrain(options: DrainOptions): Promise<Round[]> {
  const port = await freePort();
  const apiKey = randomBytes(24).toString('hex');
  const settings = { SANDBOX_PORT: String(port), CRM_API_KEY: apiKey };
  const platform = await startPlatform({ ...options, settings });
  options.onStarted(platform);
  const redis = platform.redis ?? (await startTestRedis());
  const pool = new pg.Pool({ connectionString: platform.databaseUrl, max: 10 });
  pool.on('error', () => undefined);
  try {
    await createFloorTable(pool);
    const crm = { crmUrl: `http://127.0.0.1:${String(port)}`, apiKey };
    const floor = { databaseUrl: platform.databaseUrl, redisUrl: redis.url, ...crm };
    const rounds: Round[] = [];
    for (let n = 0; n < options.rounds; n += 1) rounds.push(await runRound(options, platform, pool, floor, n));
    return rounds;
  } finally {
    await pool.end();
    await platform.stop();
    if (redis !== platform.redis) await redis.stop();
  }
}

async function runRound(
  { leads, concurrency, backend, say }: DrainOptions,
  platform: Platform,
  pool: pg.Pool,
  floor: Omit<FloorSettings, 'run' | 'concurrency'>,
  n: number,
): Promise<Round> {
  const postmaster = await postmasterPid(pool);
  const references = await leaveBacklog(platform, pool, leads);
  say(`${String(leads)} leads wait`);
  const ours = await runOurs(platform, pool, references, postmaster);
  say(told(`ours on ${backend}`, ours));
  await verify(platform, pool, ours.references);
  const bare = async (name: FloorName, run: number): Promise<Drained> => {
    const settings = { ...floor, run, concurrency: concurrency[name] };
    const drained = await runFloor(name, settings, pool, references, postmaster);
    say(told(`bare ${name}`, drained));
    await verifyWrites(platform, drained.references);
    return drained;
  };
  const bullmq = await bare('bullmq', 2 * n);
  const outbox = await bare('outbox', 2 * n + 1);
  return { ours, bullmq, outbox };
}

async function postmasterPid(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
}

function told(name: string, { references, seconds, processorMs }: Drained): string {
  const parts = Object.entries(processorMs)
    .filter(([, ms]) => ms >= 0.01)
    .map(([part, ms]) => `${part} ${ms.toFixed(2)}`);
  const rate = Math.round(references.length / seconds);
  return `${name}: ${String(rate)} leads/s (${seconds.toFixed(2)} s); processor ms per lead: ${parts.join(', ')}`;
}

async function verify(platform: Platform, pool: pg.Pool, references: string[]): Promise<void> {
  await verifyWrites(platform, references);
  const { rows } = await pool.query<{ confirmed: number }>(
    'select count(*)::int as confirmed from leads where reference_id = any ($1) and crm_synced and crm_id is not null',
    [references],
  );
  const notDelivered = await count(pool, `state <> 'delivered'`);
  if (rows[0]?.confirmed !== references.length || notDelivered > 0)
    throw new Error(`${String(rows[0]?.confirmed)} leads confirmed, ${String(notDelivered)} deliveries not delivered`);
}
