/** Nothing of a person. */
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { type DeliveryState, doneStates, stuckStates, waitingStates } from '../../deliveries/states.ts';
import { addDays } from '../period.ts';
import { readAnswers } from './answer-report.ts';
import { readFunnel } from './funnel-report.ts';
import { readClock } from './read-clock.ts';
import { isReal } from '../../leads/store/test-lead-reader.ts';

const mostListings = 10;

const count = sql<number>`count(*)::integer`;
const inDoha = (moment: Expression<unknown>) => sql<string>`(${moment} at time zone 'Asia/Qatar')::date`;
const today = inDoha(sql`now()`);

/** @param days 1 to 366 days of Doha, today included */
export async function readLeadAnalytics(db: Queryable, days: number) {
  const first = sql<string>`(${today} - (${days}::integer - 1))`;
  const beginning = sql<string>`${first}::timestamp at time zone 'Asia/Qatar'`;
  const leads = typed(db)
    .selectFrom('leads as l')
    .where('l.createdAt', '>=', beginning)
    .where(({ ref }) => isReal(ref('l.idempotencyKey')));

  const by = <C extends 'source' | 'language' | 'status'>(column: C) =>
    leads
      .select([column, count.as('count')])
      .groupBy(column)
      .orderBy(count, 'desc')
      .orderBy(column);
  const perDay = leads.select(({ ref }) => [inDoha(ref('l.createdAt')).as('day'), count.as('count')]).groupBy('day');
  const byDay = typed(db)
    .selectFrom(sql<{ day: string }>`generate_series(${first}, ${today}, interval '1 day')`.as<'d'>(sql`d (day)`))
    .leftJoin(perDay.as('c'), (join) => join.on(sql<boolean>`c.day = d.day::date`))
    .select(({ fn, ref }) => [
      sql<string>`to_char(${ref('d.day')}, 'YYYY-MM-DD')`.as('day'),
      fn.coalesce('c.count', sql<number>`0`).as('count'),
    ])
    .orderBy('d.day');
  const perListing = leads
    .select(['l.propertyId', count.as('count')])
    .where('l.propertyId', 'is not', null)
    .groupBy('l.propertyId')
    .orderBy('count', 'desc')
    .orderBy('l.propertyId')
    .limit(mostListings);
  const byListing = typed(db)
    .selectFrom(perListing.as('c'))
    .innerJoin('properties as p', 'p.id', 'c.propertyId')
    .select(['p.id as propertyId', 'p.referenceId', 'p.title', 'p.titleAr', 'c.count'])
    .orderBy('c.count', 'desc')
    .orderBy('p.id');

  const clock = await readClock(db);
  // what a report says as well is asked where it asks
  const asked = { period: { from: addDays(clock.today, 1 - days), to: clock.today }, scope: null };
  const [counts, listings, sync, { total: enquiries, answered, medianMinutes }, { won }] = await Promise.all([
    typed(db)
      .selectNoFrom([
        leads.select(count.as('total')).$asScalar().$notNull().as('total'),
        jsonArrayFrom(by('source')).as('bySource'),
        jsonArrayFrom(by('language')).as('byLanguage'),
        jsonArrayFrom(by('status')).as('byStatus'),
        jsonArrayFrom(byDay).as('byDay'),
      ])
      .executeTakeFirstOrThrow(),
    byListing.execute(),
    readSync(db, beginning),
    readAnswers(db, asked, clock),
    readFunnel(db, asked),
  ]);
  return {
    days,
    ...counts,
    byListing: listings,
    /** `medianMinutes` of open office until the first touch. */
    response: { touched: answered, waiting: enquiries - answered, medianMinutes },
    /** As reports count: without sign-ups for the newsletter and spam. */
    conversion: { won, enquiries },
    sync,
  };
}

/** `failed`: refused, set aside, or lost by the CRM. */
const readSync = (db: Queryable, beginning: Expression<string>) =>
  typed(db)
    .selectFrom('deliveries as d')
    .innerJoin('leads as l', 'l.id', 'd.subjectId')
    .select((eb) => {
      const inStates = (states: readonly DeliveryState[]) =>
        sql<number>`count(*) filter (where ${eb('d.state', 'in', states)})::integer`;
      return [
        inStates(doneStates).as('delivered'),
        inStates(waitingStates).as('waiting'),
        inStates(stuckStates).as('failed'),
        // from accepted to in the CRM
        sql<number | null>`percentile_cont(0.5) within group
          (order by extract(epoch from ${eb.ref('d.settledAt')} - ${eb.ref('d.createdAt')}))
          filter (where ${eb('d.state', '=', 'delivered')} and ${eb.ref('d.settledAt')} is not null)::float8`.as(
          'medianSeconds',
        ),
      ];
    })
    .where('d.consumer', '=', 'crm')
    .where('d.subjectKind', '=', 'lead')
    .where('d.event', '=', 'lead.created')
    .where('l.createdAt', '>=', beginning)
    .where(({ ref }) => isReal(ref('l.idempotencyKey')))
    .executeTakeFirstOrThrow();
