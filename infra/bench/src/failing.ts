import { waitingStates } from '@manzil/core/deliveries/states';
import { stateIn } from '@manzil/core/deliveries/store/state-sql';
import { startPlatform, type Platform } from '@manzil/chaos/platform';
import { createBreakerStore } from '@manzil/core/deliveries/store/breaker-store';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Backend, Watch } from './command.ts';
import { count, leaveBacklog, until, verifyWrites } from './backlog.ts';

export interface FailingOptions extends Watch {
  backend: Backend;
  leads: number;
  /** Goes on failing after all were tried once, ms. */
  tailMs: number;
  shares: readonly number[];
}

export interface FailingRound {
  share: number;
  /** Until all were tried. */
  confirmedPerSecond: number;
  /** Null where some still waited. */
  tailSeconds: number | null;
  waiting: number;
  callsPerLead: number;
}

const untriedWithinMs = 900_000;
const drainedWithinMs = 900_000;
const lookEveryMs = 100;

/** @throws when a lead is missing or is there twice */
export async function runFailing(options: FailingOptions): Promise<FailingRound[]> {
  const platform = await startPlatform({ ...options, settings: {} });
  options.onStarted(platform);
  const pool = new pg.Pool({ connectionString: platform.databaseUrl, max: 10 });
  pool.on('error', () => undefined);
  try {
    const rounds: FailingRound[] = [];
    for (const share of options.shares) rounds.push(await runRound(options, platform, pool, share));
    return rounds;
  } finally {
    await pool.end();
    await platform.stop();
  }
}

async function runRound(
  { leads, tailMs, say }: FailingOptions,
  platform: Platform,
  pool: pg.Pool,
  share: number,
): Promise<FailingRound> {
  const references = await leaveBacklog(platform, pool, leads);
  await platform.sandbox.setFaults({ error500: share });
  const breakers = createBreakerStore(pool);
  await breakers.bringForward('sandbox');
  const { rows } = await pool.query<{ since: string; attempts: number }>(
    `select now()::text as since, (select count(*)::int from delivery_attempts) as attempts`,
  );
  const { since = '', attempts = 0 } = rows[0] ?? {};
  const untriedAt = await whenNoneIsUntried(pool);
  const measured = await confirmedBetween(pool, since, untriedAt);
  say(`${percent(share)} failing: ${measured.perSecond.toFixed(0)} confirmed a second until none was untried`);
  const isEmpty = async (): Promise<boolean> => (await waiting(pool)) === 0;
  const inTime = await until('the tail', tailMs, isEmpty).then(
    () => true,
    () => false,
  );
  const left = inTime ? 0 : await waiting(pool);
  await platform.sandbox.setFaults({});
  await until('everything that waited is delivered', drainedWithinMs, isEmpty);
  const after = await pool.query<{ tail: number; attempts: number }>(
    `select extract(epoch from max(ended_at) - $1::timestamptz)::float8 as tail, count(*)::int as attempts from delivery_attempts`,
    [untriedAt],
  );
  await verifyWrites(platform, references);
  const round = {
    share,
    confirmedPerSecond: measured.perSecond,
    tailSeconds: inTime ? Math.max(0, after.rows[0]?.tail ?? 0) : null,
    waiting: left,
    callsPerLead: ((after.rows[0]?.attempts ?? 0) - attempts) / leads,
  };
  say(
    `${percent(share)} failing: ${String(left)} still waited ${String(tailMs / 1_000)} s later; all arrived once it was well`,
  );
  return round;
}

/** @returns database time at which every delivery had been tried */
async function whenNoneIsUntried(pool: pg.Pool): Promise<string> {
  const endsAt = performance.now() + untriedWithinMs;
  for (;;) {
    const { rows } = await pool.query<{ at: string; untried: boolean }>(
      `select now()::text as at, exists (select from deliveries where consumer = 'crm' and state = 'pending') as untried`,
    );
    if (rows[0]?.untried === false) return rows[0].at;
    if (performance.now() > endsAt) throw new Error('some are still untried');
    await sleep(lookEveryMs);
  }
}

/** From the first write that the CRM confirmed. */
async function confirmedBetween(pool: pg.Pool, since: string, end: string): Promise<{ perSecond: number }> {
  const { rows } = await pool.query<{ perSecond: number }>(
    `select count(*) / extract(epoch from $2::timestamptz - min(started_at))::float8 as "perSecond" from delivery_attempts
     where outcome in ('delivered', 'found') and started_at >= $1 and ended_at <= $2`,
    [since, end],
  );
  return { perSecond: rows[0]?.perSecond ?? 0 };
}

const waiting = (pool: pg.Pool): Promise<number> => count(pool, stateIn('state', waitingStates));

const percent = (share: number): string => `${String(share * 100)} %`;
