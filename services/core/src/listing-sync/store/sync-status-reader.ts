import { sql } from 'kysely';
import type { components } from '@manzil/contract/api';
import { failedOutcomes } from '../../deliveries/delivery-settlement.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { countRows, countWhere } from '../../data/typed-parts.ts';
import { readRemovalQuestion } from './decision.ts';

export type SyncStatus = components['schemas']['SyncStatus'];

const runColumns = ['state', 'endedAt', 'pulled', 'total', 'errorText', 'errorCode', 'withheldCount'] as const;
type State = Row<'syncRuns'>['state'];

const newestRun = (db: Queryable, provider: string) =>
  typed(db)
    .selectFrom('syncRuns')
    .select(runColumns)
    .select(sql<number | null>`round(extract(epoch from ended_at - started_at) * 1000)::float8`.as('durationMs'))
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .limit(1);

const onSale = ['for_sale', 'for_rent', 'available'] as const;
const quarantinedOf = (
  provider: string,
) => sql<number>`(select count(distinct coalesce(s.reference_id, md5(s.raw_data::text)))::integer
  from staging_properties s join sync_runs r on r.batch = s.sync_batch
  where s.duplicate_status = 'quarantined' and r.provider = ${provider})`;

const readCounts = (db: Queryable, provider: string) =>
  typed(db)
    .selectFrom('properties')
    .select((p) => {
      const active = p('isActive', '=', true);
      const size = p.fn<number>('cardinality', ['images']);
      return [
        countWhere(active).as('shown'),
        countWhere(active.and('status', 'in', onSale)).as('available'),
        sql<number>`coalesce(sum(${size}) filter (where ${active}), 0)::integer`.as('pictures'),
        countWhere(active.and(size, '>', 0)).as('pictured'),
        countRows.as('known'),
        sql<boolean | null>`bool_or(${p.ref('referenceId')} ~ '^[0-9]+$')`.as('numeric'),
        sql<boolean | null>`bool_or(${p.ref('referenceId')} !~ '^[0-9]+$')`.as('textual'),
        quarantinedOf(provider).as('quarantined'),
      ];
    })
    .where('source', '=', 'crm')
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
type Counts = Awaited<ReturnType<typeof readCounts>>;

const readPictures = (db: Queryable): Promise<SyncStatus['pictures']> =>
  typed(db)
    .selectFrom('listingPictures')
    .select((p) => [
      countWhere(p('reason', 'is', null)).as('waiting'),
      countWhere(p('reason', 'is not', null)).as('failing'),
      sql<string[]>`array(${p
        .selectFrom('listingPictures')
        .select('referenceId')
        .distinct()
        .where('state', 'in', ['waiting', 'failed'])
        .where('reason', 'is not', null)
        .orderBy('referenceId')
        .limit(10)})`.as('failingReferences'),
    ])
    .where('state', '!=', 'shown')
    .executeTakeFirstOrThrow();

/** A pull just begun had no contact yet. SQL: each half has an order and a limit. */
const contactSql = /* sql */ `
select c.worked, c.problem from (
  (select ended_at as at, outcome <> all ($2) as worked, error_code as problem
    from delivery_attempts where provider = $1 and ended_at is not null order by started_at desc limit 1)
  union all
  (select coalesce(ended_at, lease_until, started_at), state in ('success', 'stopped') or state = 'running' and pages > 0,
      coalesce(error_code, 'crm.not_contacted')
    from sync_runs where provider = $1 order by state = 'running' and pages = 0, id desc limit 1)
) c order by c.at desc limit 1`;

export async function readSyncStatus(db: Queryable, provider: string): Promise<SyncStatus> {
  const runs = newestRun(db, provider);
  const successes = runs.where('state', '=', 'success');
  const [run, good, whole, counts, contact, question, pictures] = await Promise.all([
    runs.executeTakeFirst(),
    successes.executeTakeFirst(),
    successes.where('modifiedSince', 'is', null).executeTakeFirst(),
    readCounts(db, provider),
    db.query<Contact>(contactSql, [provider, failedOutcomes]),
    readRemovalQuestion(db, provider),
    readPictures(db),
  ]);
  const restrictedCount = (good?.withheldCount ?? 0) + counts.quarantined;
  return {
    provider,
    status: statusOf(run?.state),
    lastSync: good?.endedAt ?? null,
    lastSyncFormatted: good?.endedAt == null ? 'Never' : formatMoment(good.endedAt),
    durationMs: good?.durationMs ?? null,
    durationFormatted: good?.durationMs == null ? null : formatDuration(good.durationMs),
    fullPullMs: whole?.durationMs ?? null,
    currentPropertiesCount: counts.shown,
    availableProperties: counts.available,
    crmPropertiesCount: good === undefined ? null : counts.known + restrictedCount,
    restrictedCount,
    imageCoverage: counts.shown === 0 ? 0 : Math.round((counts.pictured / counts.shown) * 1000) / 10,
    imageCount: counts.pictures,
    propertiesWithImages: counts.pictured,
    propertiesWithoutImages: counts.shown - counts.pictured,
    pictures,
    referenceIdFormat: formatOf(counts),
    connection: connectionOf(contact.rows[0]),
    // a success says what it could not make sure of
    error: run?.errorText ?? null,
    errorCode: run?.errorCode ?? null,
    progress: run?.state === 'running' ? { pulled: run.pulled, total: run.total } : null,
    question,
  };
}

function statusOf(state: State | undefined): SyncStatus['status'] {
  if (state === undefined) return 'never';
  return state === 'stopped' ? 'error' : state;
}

function formatOf({ numeric, textual }: Counts): SyncStatus['referenceIdFormat'] {
  if (numeric === true && textual === true) return 'Mixed (Numeric & Text)';
  if (numeric === true) return 'Numeric';
  return textual === true ? 'Text' : null;
}

interface Contact {
  worked: boolean;
  problem: string | null;
}

function connectionOf(contact: Contact | undefined): SyncStatus['connection'] {
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
