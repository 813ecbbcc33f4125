/** The one place that says which leads a report is about: enquiries of people that came in the period. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { leads } from '../../leads/store/lead-row.ts';
import { isReal } from '../../leads/store/test-lead-reader.ts';
import { addDays, type ReportPeriod } from '../period.ts';

export interface ReportAsked {
  period: ReportPeriod;
  /** Null: everybody's. */
  scope: LeadScope;
}

const midnight = (day: string) => sql<string>`(${day}::date::timestamp at time zone 'Asia/Qatar')`;

/** Sign-ups for the newsletter and test leads are no enquiries. */
const received = (db: Queryable, { period, scope }: ReportAsked) =>
  leads(db, scope)
    .innerJoin('leadStages as s', 's.id', 'l.stageId')
    .where('l.createdAt', '>=', midnight(period.from))
    .where('l.createdAt', '<', midnight(addDays(period.to, 1)))
    .where('l.source', '<>', 'newsletter')
    .where(({ ref }) => isReal(ref('l.idempotencyKey')));

/** With their stage as `s`. What somebody said is spam is no enquiry; `spam` asks for that alone. */
export const reportedLeads = (db: Queryable, asked: ReportAsked, { spam = false } = {}) =>
  received(db, asked).where(spam ? sql<boolean>`s.outcome = 'spam'` : sql<boolean>`s.outcome is distinct from 'spam'`);

/** Where an enquiry is now: one of five, so that they add up. Won is what belongs to `converted`, whatever the office calls it. */
export const reportStates = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type ReportState = (typeof reportStates)[number];

/** Of `reportedLeads`. */
export const stateSql = sql<ReportState>`case when s.outcome = 'lost' then 'lost'
  when s.status = 'converted' then 'won' else s.status end`;
