/** Runs of the listing pull: one at a time per provider, held by a lease, gone on with by whoever comes after a death. */
import { randomUUID } from 'node:crypto';
import type { ComparisonState, SyncTrigger } from '../listing-sync.ts';
import { boundedRetryAfter, mostAskedMs } from '../../deliveries/retry-after.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';

/** A run in our hands. `lease` is what every later write must still find; it changes with each of them. */
export interface SyncRun {
  id: number;
  batch: string;
  lease: string;
  /** ISO 8601; null for a full pull. */
  modifiedSince: string | null;
  cursor: string | null;
  pages: number;
  pulled: number;
  /** Rows of every kind, deletions too. */
  staged: number;
  /** What the provider gave with the last pull that succeeded. */
  checkpoint: string | null;
  /** How far the comparison of keys is; `none` where nobody asked for one. */
  comparison: ComparisonState;
  /** Where the next page of keys starts. */
  keysCursor: string | null;
  /** How many listings the CRM announced when the run began; null where it did not say. */
  firstTotal: number | null;
  /** Pages in a row that brought nothing that had not come before. */
  idlePages: number;
  /** How often the run was taken over since its last page. */
  takeovers: number;
  /** Whether somebody else began it and died. */
  resumed: boolean;
}

/** Somebody else holds the run now: stop, and write nothing more. */
export class SyncRunLostError extends Error {
  constructor() {
    super('The pull was taken over by another worker');
    this.name = 'SyncRunLostError';
  }
}

export interface BeginOptions {
  provider: string;
  trigger: SyncTrigger;
  /** Everything again, not only what changed since the last success. */
  full: boolean;
  leaseMs: number;
  /** How far before the newest change already seen the next pull begins. */
  overlapMs: number;
  /** How listings are read, at most 100 characters; what was last read otherwise is read anew as a whole. */
  readAs: string;
}

const runColumns = /* sql */ `
  id, batch, lease_until::text as lease, ${isoMoment('modified_since')} as "modifiedSince", cursor, pages, pulled, staged,
  checkpoint_from as checkpoint, comparison, keys_cursor as "keysCursor", first_total as "firstTotal",
  idle_pages as "idlePages", takeovers`;
const leaseFromNow = (parameter: string): string => `now() + ${parameter} * interval '1 millisecond'`;

// a row that is locked is being applied just now, however old its lease is
const takeOverSql = /* sql */ `
update sync_runs set lease_until = ${leaseFromNow('$2')}, takeovers = takeovers + 1
where id = (
  select id from sync_runs where provider = $1 and state = 'running' and (lease_until is null or lease_until <= now())
  for update skip locked)
returning ${runColumns}`;

// the last success tells where to go on; a run that stopped or failed changed nothing. No change that it saw can be newer than
// the moment at which it began, whatever it was dated; a full pull measures anew
const beginSql = /* sql */ `
insert into sync_runs (batch, provider, trigger, modified_since, high_water, lease_until, checkpoint_from, checkpoint, read_as)
select $1, $2, $3,
  last.high_water - $5 * interval '1 millisecond', last.high_water, ${leaseFromNow('$6')},
  last.checkpoint, last.checkpoint, $7
from (select 1) one left join (
  select case when $4 or read_as is distinct from $7 then null else least(high_water, started_at) end as high_water, checkpoint
  from sync_runs where provider = $2 and state = 'success' order by id desc limit 1) last on true
on conflict (provider) where state = 'running' do nothing
returning ${runColumns}`;

/** Takes over a dead run or begins a new one; null while another worker is at it. */
export async function beginRun(db: Queryable, options: BeginOptions): Promise<SyncRun | null> {
  const { provider, trigger, full, leaseMs, overlapMs, readAs } = options;
  const dead = await db.query<Omit<SyncRun, 'resumed'>>(takeOverSql, [provider, leaseMs]);
  if (dead.rows[0] !== undefined) return { ...dead.rows[0], resumed: true };
  const begun = await db.query<Omit<SyncRun, 'resumed'>>(beginSql, [
    randomUUID(),
    provider,
    trigger,
    full,
    overlapMs,
    leaseMs,
    readAs,
  ]);
  return begun.rows[0] === undefined ? null : { ...begun.rows[0], resumed: false };
}

/** Prolongs the lease; gives the run as it is held from now on. Throws SyncRunLostError. */
export async function keepRun(db: Queryable, run: SyncRun, leaseMs: number): Promise<SyncRun> {
  const { rows } = await db.query<{ lease: string }>(
    `update sync_runs set lease_until = ${leaseFromNow('$3')}
     where id = $1 and state = 'running' and lease_until = $2::timestamptz returning lease_until::text as lease`,
    [run.id, run.lease, leaseMs],
  );
  const [row] = rows;
  if (row === undefined) throw new SyncRunLostError();
  return { ...run, lease: row.lease };
}

/** Locks the run's row for the rest of the transaction, so that nobody takes it over meanwhile. Throws SyncRunLostError. */
export async function lockRun(client: Queryable, run: SyncRun): Promise<void> {
  const { rowCount } = await client.query(
    `select from sync_runs where id = $1 and state = 'running' and lease_until = $2::timestamptz for update`,
    [run.id, run.lease],
  );
  if (rowCount !== 1) throw new SyncRunLostError();
}

/** Lets the next worker go on at once, when this one must end. */
export async function releaseRun(db: Queryable, run: SyncRun): Promise<void> {
  await db.query(
    `update sync_runs set lease_until = now() where id = $1 and state = 'running' and lease_until = $2::timestamptz`,
    [run.id, run.lease],
  );
}

export interface RunEnd {
  state: 'error' | 'stopped';
  /** `sync.problem`, the translation key. */
  code: string;
  /** For people, at most 200 characters, nothing personal. */
  text: string;
  /** Of a run that stopped: what it would have removed, and the earlier run whose answer also holds for it. */
  removals?: { wouldRemove: number; present: number; answeredBy: number | null };
  /** What the CRM asked us to wait, in ms. */
  retryAfterMs?: number | null;
}

const endSql = /* sql */ `
update sync_runs r set state = $3, error_code = $4, error_text = left($5, 200), ended_at = now(), lease_until = null,
  would_remove = $6, present = $7, decision = e.decision, decided_by = e.decided_by, decided_at = e.decided_at,
  not_before = now() + $9::float8 * interval '1 millisecond'
from (select 1) one left join sync_runs e on e.id = $8
where r.id = $1 and r.state = 'running' and r.lease_until = $2::timestamptz`;

const endCursorsSql = /* sql */ `
delete from staging_cursors c using sync_runs r where r.id = $1 and r.state <> 'running' and c.sync_batch = r.batch`;

/** Ends a run that did not succeed. Does nothing when somebody else has it by now. */
export async function endRun(db: Queryable, run: SyncRun, end: RunEnd): Promise<void> {
  const { state, code, text, removals = null, retryAfterMs = null } = end;
  const asked = [removals?.wouldRemove ?? null, removals?.present ?? null, removals?.answeredBy ?? null];
  await db.query(endSql, [
    run.id,
    run.lease,
    state,
    code,
    text,
    ...asked,
    boundedRetryAfter(retryAfterMs, mostAskedMs),
  ]);
  await db.query(endCursorsSql, [run.id]);
}

/** Keeps what the CRM asked us to wait, in ms, while the run goes on: who takes it over after a death may not come sooner either. */
export async function noteWait(db: Queryable, run: SyncRun, retryAfterMs: number): Promise<void> {
  await db.query(
    `update sync_runs set not_before = now() + $3::float8 * interval '1 millisecond'
     where id = $1 and state = 'running' and lease_until = $2::timestamptz`,
    [run.id, run.lease, boundedRetryAfter(retryAfterMs, mostAskedMs)],
  );
}

/** How long the CRM wants no pull, in ms; null when one may begin. */
export async function readHold(db: Queryable, provider: string): Promise<number | null> {
  const { rows } = await db.query<{ ms: number }>(
    `select (extract(epoch from not_before - now()) * 1000)::float8 as ms from (
       select not_before from sync_runs where provider = $1 order by id desc limit 1) r where not_before > now()`,
    [provider],
  );
  return rows[0]?.ms ?? null;
}

/** What the process must know when it starts: a run to go on with, or no success yet. */
export async function readStartState(
  db: Queryable,
  provider: string,
): Promise<{ running: boolean; succeeded: boolean }> {
  const { rows } = await db.query<{ running: boolean; succeeded: boolean }>(
    `select coalesce(bool_or(state = 'running'), false) as running, coalesce(bool_or(state = 'success'), false) as succeeded
     from sync_runs where provider = $1`,
    [provider],
  );
  return rows[0] ?? { running: false, succeeded: false };
}
