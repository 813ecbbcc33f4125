/** How the pull of listings stands, for the dashboard's badge and the CRM page. */
import type { RemovalQuestion } from '../listing-sync.ts';
import { isoMoment } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { readRemovalQuestion } from './decision.ts';

export interface SyncStatus {
  provider: string;
  status: 'success' | 'error' | 'running' | 'never';
  /** When the last successful pull ended, ISO 8601. */
  lastSync: string | null;
  /** In Asia/Qatar, or `Never`. */
  lastSyncFormatted: string;
  durationMs: number | null;
  durationFormatted: string | null;
  /** Of the last successful pull of everything. */
  fullPullMs: number | null;
  currentPropertiesCount: number;
  availableProperties: number;
  /** Those that came, and those kept from us; null before the first success. */
  crmPropertiesCount: number | null;
  restrictedCount: number;
  /** Percent with one decimal. */
  imageCoverage: number;
  imageCount: number;
  propertiesWithImages: number;
  propertiesWithoutImages: number;
  /** Of the CRM's: not fetched yet, and not to be had so far, with some of the listings that miss them. */
  pictures: { waiting: number; failing: number; failingReferences: string[] };
  referenceIdFormat: 'Numeric' | 'Text' | 'Mixed (Numeric & Text)' | null;
  connection: { connected: boolean; problem: string | null };
  error: string | null;
  errorCode: string | null;
  progress: { pulled: number; total: number | null } | null;
  /** A pull that stopped and waits for a person. */
  question: RemovalQuestion | null;
}

interface RunRow {
  state: 'running' | 'success' | 'error' | 'stopped';
  endedAt: string | null;
  durationMs: number | null;
  pulled: number;
  total: number | null;
  errorText: string | null;
  errorCode: string | null;
  withheld: number;
}

const runColumns = /* sql */ `
  state, ${isoMoment('ended_at')} as "endedAt", round(extract(epoch from ended_at - started_at) * 1000)::float8 as "durationMs",
  pulled, total, error_text as "errorText", error_code as "errorCode", withheld_count as withheld`;

interface CountRow {
  shown: number;
  available: number;
  pictures: number;
  pictured: number;
  known: number;
  numeric: boolean | null;
  textual: boolean | null;
  quarantined: number;
}

const countsSql = /* sql */ `
select count(*) filter (where is_active)::integer as shown,
  count(*) filter (where is_active and status in ('for_sale', 'for_rent', 'available'))::integer as available,
  coalesce(sum(cardinality(images)) filter (where is_active), 0)::integer as pictures,
  count(*) filter (where is_active and cardinality(images) > 0)::integer as pictured,
  count(*)::integer as known,
  bool_or(reference_id ~ '^[0-9]+$') as numeric, bool_or(reference_id !~ '^[0-9]+$') as textual,
  (select count(distinct coalesce(reference_id, md5(raw_data::text)))::integer from staging_properties
    where duplicate_status = 'quarantined') as quarantined
from properties where source = 'crm' and deleted_at is null`;

const picturesSql = /* sql */ `
select count(*) filter (where reason is null)::integer as waiting, count(*) filter (where reason is not null)::integer as failing,
  array(select distinct reference_id from listing_pictures where state in ('waiting', 'failed') and reason is not null
    order by 1 limit 10) as "failingReferences"
from listing_pictures where state <> 'shown'`;

/** The last word we had with the CRM: an attempt, a lookup or a page of listings. A pull that has just begun had none yet. */
const contactSql = /* sql */ `
select c.worked, c.problem from (
  (select ended_at as at, outcome not in ('retry', 'unknown', 'failed') as worked, error_code as problem
    from delivery_attempts where provider = $1 and ended_at is not null order by started_at desc limit 1)
  union all
  (select coalesce(ended_at, lease_until, started_at), state in ('success', 'stopped') or state = 'running' and pages > 0,
      coalesce(error_code, 'crm.not_contacted')
    from sync_runs where provider = $1 order by state = 'running' and pages = 0, id desc limit 1)
) c order by c.at desc limit 1`;

/** Reads everything of a provider; a few small statements. */
export async function readSyncStatus(db: Queryable, provider: string): Promise<SyncStatus> {
  const [latest, success, whole, counted, contact, question, pictures] = await Promise.all([
    db.query<RunRow>(`select ${runColumns} from sync_runs where provider = $1 order by id desc limit 1`, [provider]),
    db.query<RunRow>(
      `select ${runColumns} from sync_runs where provider = $1 and state = 'success' order by id desc limit 1`,
      [provider],
    ),
    db.query<RunRow>(
      `select ${runColumns} from sync_runs where provider = $1 and state = 'success' and modified_since is null
       order by id desc limit 1`,
      [provider],
    ),
    db.query<CountRow>(countsSql),
    db.query<{ worked: boolean; problem: string | null }>(contactSql, [provider]),
    readRemovalQuestion(db, provider),
    db.query<SyncStatus['pictures']>(picturesSql),
  ]);
  const run = latest.rows[0] ?? null;
  const good = success.rows[0] ?? null;
  const counts = counted.rows[0]!;
  const restrictedCount = (good?.withheld ?? 0) + counts.quarantined;
  return {
    provider,
    status: statusOf(run),
    lastSync: good?.endedAt ?? null,
    lastSyncFormatted: good?.endedAt == null ? 'Never' : formatMoment(good.endedAt),
    durationMs: good?.durationMs ?? null,
    durationFormatted: good?.durationMs == null ? null : formatDuration(good.durationMs),
    fullPullMs: whole.rows[0]?.durationMs ?? null,
    currentPropertiesCount: counts.shown,
    availableProperties: counts.available,
    crmPropertiesCount: good === null ? null : counts.known + restrictedCount,
    restrictedCount,
    imageCoverage: counts.shown === 0 ? 0 : Math.round((counts.pictured / counts.shown) * 1000) / 10,
    imageCount: counts.pictures,
    propertiesWithImages: counts.pictured,
    propertiesWithoutImages: counts.shown - counts.pictured,
    pictures: pictures.rows[0]!,
    referenceIdFormat: formatOf(counts),
    connection: connectionOf(contact.rows[0]),
    // one that succeeded says what it could not make sure of
    error: run?.errorText ?? null,
    errorCode: run?.errorCode ?? null,
    progress: run?.state === 'running' ? { pulled: run.pulled, total: run.total } : null,
    question,
  };
}

function statusOf(run: RunRow | null): SyncStatus['status'] {
  if (run === null) return 'never';
  return run.state === 'stopped' ? 'error' : run.state;
}

function formatOf({ numeric, textual }: CountRow): SyncStatus['referenceIdFormat'] {
  if (numeric === true && textual === true) return 'Mixed (Numeric & Text)';
  if (numeric === true) return 'Numeric';
  return textual === true ? 'Text' : null;
}

function connectionOf(contact: { worked: boolean; problem: string | null } | undefined): SyncStatus['connection'] {
  if (contact === undefined) return { connected: false, problem: 'crm.not_contacted' };
  return contact.worked ? { connected: true, problem: null } : { connected: false, problem: contact.problem };
}

/** Such as `21 Nov 2026, 12:30`. */
function formatMoment(iso: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Qatar',
  });
  return format.format(new Date(iso));
}

/** Such as `3.2 s` or `2 min 5 s`. */
function formatDuration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}
