/** One at a time per provider; whoever comes after a death goes on with it. */
import { randomUUID } from 'node:crypto';
import type { SyncTrigger } from '../listing-sync.ts';
import { boundedRetryAfter, mostAskedMs } from '../../deliveries/retry-after.ts';
import { insertList, isoMoment, selectList, setList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { fromNow, interval } from '../../data/condition.ts';

const runColumns = [
  'id',
  'batch',
  'cursor',
  'pages',
  'pulled',
  // rows of every kind, deletions too
  'staged',
  'comparison',
  'keysCursor',
  // as announced when the run began
  'firstTotal',
  // pages in a row that brought nothing new
  'idlePages',
  // since its last page
  'takeovers',
] as const;

export interface SyncRun extends Pick<Row<'syncRuns'>, (typeof runColumns)[number] | 'modifiedSince'> {
  /** Changes with every write, which must find it. */
  lease: string;
  /** Of the last pull that succeeded. */
  checkpoint: string | null;
  /** Somebody else began it and died. */
  resumed: boolean;
}
type RunRow = Omit<SyncRun, 'resumed'>;

/** To the microsecond, as no list of columns gives it. @param alias of the table */
export const leaseOf = (alias: string): string => `${alias}.lease_until::text as lease`;
/** @param parameter in ms */
export const prolonged = (parameter: string): string => setList<'syncRuns'>({ leaseUntil: fromNow(parameter) });
/** By $1 and its lease $2. */
export const ofRun = `where id = $1 and state = 'running' and lease_until = $2::timestamptz`;

/** Stop, and write nothing more. */
export class SyncRunLostError extends Error {
  constructor() {
    super('The pull was taken over by another worker');
    this.name = 'SyncRunLostError';
  }
}

export interface BeginOptions {
  provider: string;
  trigger: SyncTrigger;
  full: boolean;
  leaseMs: number;
  /** How far before the newest change already seen to begin. */
  overlapMs: number;
  /** At most 100 characters; when it changes, everything is read anew. */
  readAs: string;
}

const runList = /* sql */ `${selectList<'syncRuns'>('r', runColumns)}, ${leaseOf('r')}, ${isoMoment('r.modified_since')} as "modifiedSince",
  r.checkpoint_from as checkpoint`;

// a locked row is being applied, however old its lease is
const takeOverSql = /* sql */ `
update sync_runs r set ${prolonged('$2')}, ${setList<'syncRuns'>({ takeovers: 'takeovers + 1' })}
where id = (
  select id from sync_runs where provider = $1 and state = 'running' and (lease_until is null or lease_until <= now())
  for update skip locked)
returning ${runList}`;

// after the last success: no change that it saw is newer than its beginning; a full pull measures anew
const begun = insertList<'syncRuns'>(
  'batch',
  'provider',
  'trigger',
  'modifiedSince',
  'highWater',
  'leaseUntil',
  'checkpointFrom',
  'checkpoint',
  'readAs',
);
const beginSql = /* sql */ `
insert into sync_runs as r (${begun})
select $1, $2, $3,
  last.high_water - ${interval('$5')}, last.high_water, ${fromNow('$6')},
  last.checkpoint, last.checkpoint, $7
from (select 1) one left join (
  select case when $4 or read_as is distinct from $7 then null else least(high_water, started_at) end as high_water, checkpoint
  from sync_runs where provider = $2 and state = 'success' order by id desc limit 1) last on true
on conflict (provider) where state = 'running' do nothing
returning ${runList}`;

/** Takes over a dead run, or begins one; null while another worker is at it. */
export async function beginRun(db: Queryable, options: BeginOptions): Promise<SyncRun | null> {
  const { provider, trigger, full, leaseMs, overlapMs, readAs } = options;
  const dead = await db.query<RunRow>(takeOverSql, [provider, leaseMs]);
  if (dead.rows[0] !== undefined) return { ...dead.rows[0], resumed: true };
  const values = [randomUUID(), provider, trigger, full, overlapMs, leaseMs, readAs];
  const [run] = (await db.query<RunRow>(beginSql, values)).rows;
  return run === undefined ? null : { ...run, resumed: false };
}

/** Gives the run with its new lease. @throws SyncRunLostError */
export async function keepRun(db: Queryable, run: SyncRun, leaseMs: number): Promise<SyncRun> {
  const { rows } = await db.query<{ lease: string }>(
    `update sync_runs r set ${prolonged('$3')} ${ofRun} returning ${leaseOf('r')}`,
    [run.id, run.lease, leaseMs],
  );
  const [row] = rows;
  if (row === undefined) throw new SyncRunLostError();
  return { ...run, lease: row.lease };
}

/** So that nobody takes it over before the commit. @throws SyncRunLostError */
export async function lockRun(client: Queryable, run: SyncRun): Promise<void> {
  const { rowCount } = await client.query(`select from sync_runs ${ofRun} for update`, [run.id, run.lease]);
  if (rowCount !== 1) throw new SyncRunLostError();
}

/** Lets the next worker go on at once. */
export async function releaseRun(db: Queryable, run: SyncRun): Promise<void> {
  await db.query(`update sync_runs set ${setList<'syncRuns'>({ leaseUntil: 'now()' })} ${ofRun}`, [run.id, run.lease]);
}

export interface RunEnd {
  state: 'error' | 'stopped';
  /** A translation key. */
  code: string;
  /** For people, at most 200 characters, nothing personal. */
  text: string;
  /** Of a run that stopped, with the earlier one whose answer holds for it too. */
  removals?: { wouldRemove: number; present: number; answeredBy: number | null };
  retryAfterMs?: number | null;
}

const ended = setList<'syncRuns'>({
  state: '$3',
  errorCode: '$4',
  errorText: 'left($5, 200)',
  endedAt: 'now()',
  leaseUntil: 'null',
  wouldRemove: '$6',
  present: '$7',
  decision: 'e.decision',
  decidedBy: 'e.decided_by',
  decidedAt: 'e.decided_at',
  notBefore: fromNow('$9::float8'),
});
const endSql = /* sql */ `
update sync_runs r set ${ended}
from (select 1) one left join sync_runs e on e.id = $8
where r.id = $1 and r.state = 'running' and r.lease_until = $2::timestamptz`;

const endCursorsSql = /* sql */ `
delete from staging_cursors c using sync_runs r where r.id = $1 and r.state <> 'running' and c.sync_batch = r.batch`;

/** Nothing when somebody else has the run. */
export async function endRun(db: Queryable, run: SyncRun, end: RunEnd): Promise<void> {
  const { state, code, text, removals = null, retryAfterMs = null } = end;
  const asked = [removals?.wouldRemove ?? null, removals?.present ?? null, removals?.answeredBy ?? null];
  const wait = boundedRetryAfter(retryAfterMs, mostAskedMs);
  await db.query(endSql, [run.id, run.lease, state, code, text, ...asked, wait]);
  await db.query(endCursorsSql, [run.id]);
}

/** Who takes it over may not come sooner either. */
export async function noteWait(db: Queryable, run: SyncRun, retryAfterMs: number): Promise<void> {
  await db.query(`update sync_runs set ${setList<'syncRuns'>({ notBefore: fromNow('$3::float8') })} ${ofRun}`, [
    run.id,
    run.lease,
    boundedRetryAfter(retryAfterMs, mostAskedMs),
  ]);
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
