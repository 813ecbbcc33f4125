/** How leads come in and what becomes of them: counts for the admin's charts, nothing of a person. */
import { doneStates, stuckStates, waitingStates } from '../../deliveries/states.ts';
import { stateIn } from '../../deliveries/store/state-sql.ts';
import type { Language } from '../../platform/language.ts';
import type { LeadSource, LeadStatus } from '../lead.ts';
import { officeMinutes } from '../office-hours.ts';
import type { Queryable } from '../../data/database.ts';

/** Charts show this many listings. */
const mostListings = 10;
/** Of more leads than these, the newest decide the time of response. */
const mostTimed = 10_000;

export interface LeadAnalytics {
  /** Days of Doha, today included. */
  days: number;
  total: number;
  bySource: { source: LeadSource; count: number }[];
  byLanguage: { language: Language; count: number }[];
  byStatus: { status: LeadStatus; count: number }[];
  /** Every day of the time, also those without a lead; such as `2026-11-21`. */
  byDay: { day: string; count: number }[];
  byListing: { propertyId: number; referenceId: string | null; title: string; titleAr: string | null; count: number }[];
  response: {
    touched: number;
    waiting: number;
    /** Open office hours until the first touch; null while nothing was touched. */
    medianMinutes: number | null;
  };
  sync: {
    delivered: number;
    waiting: number;
    /** Refused, set aside, or lost by the CRM. */
    failed: number;
    /** From accepted to in the CRM; null while nothing is. */
    medianSeconds: number | null;
  };
}

const doha = `at time zone 'Asia/Qatar'`;
/** Beginning of the first day, from `$1` days. */
const first = `((now() ${doha})::date - ($1::integer - 1))`;
const inTime = `l.created_at >= ${first}::timestamp ${doha}`;

const counted = (column: string, name: string) =>
  `(select coalesce(json_agg(json_build_object('${name}', key, 'count', n) order by n desc, key), '[]')
    from (select l.${column} as key, count(*)::integer as n from leads l where ${inTime} group by 1) c) as "by${name.charAt(0).toUpperCase()}${name.slice(1)}"`;

const countsSql = /* sql */ `
select ${counted('source', 'source')}, ${counted('language', 'language')}, ${counted('status', 'status')},
  (select count(*)::integer from leads l where ${inTime}) as total,
  (select json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'count', coalesce(c.n, 0)) order by d.day)
    from generate_series(${first}, (now() ${doha})::date, interval '1 day') d (day)
    left join (select (l.created_at ${doha})::date as day, count(*)::integer as n from leads l where ${inTime} group by 1) c
      on c.day = d.day::date) as "byDay",
  (select coalesce(json_agg(json_build_object('propertyId', p.id, 'referenceId', p.reference_id, 'title', p.title,
      'titleAr', p.title_ar, 'count', c.n) order by c.n desc, p.id), '[]')
    from (select l.property_id, count(*)::integer as n from leads l where ${inTime} and l.property_id is not null
      group by 1 order by 2 desc, 1 limit ${String(mostListings)}) c
    join properties p on p.id = c.property_id) as "byListing"`;

const syncSql = /* sql */ `
select count(*) filter (where ${stateIn('d.state', doneStates)})::integer as delivered,
  count(*) filter (where ${stateIn('d.state', waitingStates)})::integer as waiting,
  count(*) filter (where ${stateIn('d.state', stuckStates)})::integer as failed,
  percentile_cont(0.5) within group (order by extract(epoch from d.settled_at - d.created_at))
    filter (where d.state = 'delivered' and d.settled_at is not null)::float8 as "medianSeconds"
from deliveries d join leads l on l.id = d.subject_id
where d.consumer = 'crm' and d.subject_kind = 'lead' and d.event = 'lead.created' and ${inTime}`;

const touchesSql = /* sql */ `
select (extract(epoch from l.created_at) * 1000)::float8 as created, (extract(epoch from l.first_touched_at) * 1000)::float8 as touched
from leads l where ${inTime} and l.first_touched_at is not null order by l.created_at desc limit ${String(mostTimed)}`;

type Counts = Omit<LeadAnalytics, 'days' | 'response' | 'sync'>;

/** @param days 1 to 366 */
export async function readLeadAnalytics(db: Queryable, days: number): Promise<LeadAnalytics> {
  const [counts, sync, touches] = await Promise.all([
    db.query<Counts>(countsSql, [days]),
    db.query<LeadAnalytics['sync']>(syncSql, [days]),
    db.query<{ created: number; touched: number }>(touchesSql, [days]),
  ]);
  const row = counts.rows[0] as Counts;
  const minutes = touches.rows.map(({ created, touched }) => officeMinutes(created, touched));
  return {
    days,
    ...row,
    response: { touched: minutes.length, waiting: row.total - minutes.length, medianMinutes: median(minutes) },
    sync: sync.rows[0] as LeadAnalytics['sync'],
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
