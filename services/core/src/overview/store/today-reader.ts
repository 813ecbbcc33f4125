/** Leads that wait for somebody today. */
import { type Expression, sql } from 'kysely';
import { staffName } from '../../data/person-name.ts';
import type { Queryable } from '../../data/database.ts';
import { countRows, countWhere } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { leads, property } from '../../leads/store/lead-row.ts';
import { isReal } from '../../leads/store/test-lead-reader.ts';
import { readRoutingChoices } from '../../leads/store/routing-choices.ts';
import { addOfficeMinutes, beginningOfWait, officeMinutes } from '../../office/office-hours.ts';
import type { OfficeHours } from '../../office/office.ts';
import { readOffice } from '../../office/store/office-store.ts';

/** Shown at once; all are counted. */
const mostLate = 10;
const mostWaiting = 20;

const moment = (at: number): Expression<string> => sql<string>`${new Date(at).toISOString()}::timestamptz`;
/** For whoever has it; of one that nobody has, since it came. */
const since = sql<string>`coalesce((select max(a.at) from lead_assignments a
  where a.lead_id = l.id and a.to_user_id = l.assignee_id), l.created_at)`;
const assigneeName = sql<string | null>`(select ${staffName('u', 'c')}
  from users u left join credentials c on c.user_id = u.id where u.id = l.assignee_id)`;

function rows(found: ReturnType<typeof leads>) {
  return found
    .select(['l.id', 'l.referenceId', 'l.source', 'l.assigneeId', 'l.createdAt'])
    .select((eb) => [
      sql<string>`trim(concat_ws(' ', ${eb.ref('l.firstName')}, ${eb.ref('l.lastName')}))`.as('name'),
      property(eb).as('property'),
      assigneeName.as('assignee'),
      since.as('since'),
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** @param now ms since 1970 */
export async function readLeadsOfToday(db: Queryable, scope: LeadScope, now = Date.now()) {
  const [{ hours }, { answerMinutes }] = await Promise.all([readOffice(db), readRoutingChoices(db)]);
  const show = present(hours, answerMinutes, now);
  const enquiries = await readUnanswered(
    db,
    scope,
    answerMinutes === null ? null : beginningOfWait(hours, now, answerMinutes),
  );
  return {
    at: new Date(now).toISOString(),
    answerMinutes,
    enquiries: { ...enquiries, late: enquiries.late.map(show), waiting: enquiries.waiting.map(show) },
  };
}

/** @param lateBefore what waits since then or longer is past the limit; null: there is none */
async function readUnanswered(db: Queryable, scope: LeadScope, lateBefore: number | null) {
  const found = leads(db, scope)
    .where('l.firstTouchedAt', 'is', null)
    .where('l.status', '=', 'new')
    .where('l.anonymisedAt', 'is', null)
    .where('l.source', '<>', 'newsletter')
    .where(({ ref }) => isReal(ref('l.idempotencyKey')));
  const isLate = lateBefore === null ? sql<boolean>`false` : sql<boolean>`${since} <= ${moment(lateBefore)}`;
  const [counts, late, waiting] = await Promise.all([
    found.select([countRows.as('total'), countWhere(isLate).as('overdue')]).executeTakeFirstOrThrow(),
    rows(found.where(isLate)).orderBy('since').orderBy('l.id').limit(mostLate).execute(),
    rows(found.where(({ not }) => not(isLate)))
      .orderBy('l.createdAt', 'desc')
      .orderBy('l.id', 'desc')
      .limit(mostWaiting)
      .execute(),
  ]);
  return { ...counts, late, waiting };
}

const present =
  (hours: OfficeHours, answerMinutes: number | null, now: number) =>
  ({ since: from, ...lead }: Row) => ({
    ...lead,
    waitedMinutes: officeMinutes(hours, Date.parse(lead.createdAt), now),
    dueAt:
      answerMinutes === null ? null : new Date(addOfficeMinutes(hours, Date.parse(from), answerMinutes)).toISOString(),
  });
