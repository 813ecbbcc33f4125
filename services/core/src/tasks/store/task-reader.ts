import { type ExpressionBuilder, type InferResult, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../data/database.ts';
import type { Row, Tables } from '../../data/tables.ts';
import { staffName } from '../../data/person-name.ts';
import { typed } from '../../data/typed.ts';
import { countWhere, given, pageOf } from '../../data/typed-parts.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { inScope, peopleOf } from '../../leads/store/lead-scope-sql.ts';
import type { TaskState } from '../task.ts';

export interface TaskFilter {
  scope: LeadScope;
  state?: TaskState | null;
  /** Whose they are. */
  person?: number | null;
  lead?: number | null;
  /** Due at or after, and before. ISO 8601. */
  from?: string | null;
  to?: string | null;
}

type Joined = Tables & { t: Row<'tasks'>; l: Row<'leads'> | null };
type Eb = ExpressionBuilder<Joined, 't' | 'l'>;

/** Their own; without a person, those of whoever has the lead. */
const owner = sql<number | null>`coalesce(t.assignee_id, l.assignee_id)`;

/** One's own, those of the people whom one leads, and those of leads that one may see. */
const visible = (db: Queryable, scope: LeadScope) =>
  typed(db)
    .selectFrom('tasks as t')
    .leftJoin('leads as l', 'l.id', 't.leadId')
    .where((eb) =>
      eb.and(
        given(scope, (one) =>
          eb.or([sql<SqlBool>`${owner} in ${peopleOf(one)}`, eb.and([eb('l.id', 'is not', null), inScope(one, 'l')])]),
        ),
      ),
    );

const isOpen = (eb: Eb) => eb('t.doneAt', 'is', null);
const isOverdue = (eb: Eb) => eb.and([isOpen(eb), sql<SqlBool>`t.due_at < now()`]);
const isToday = (eb: Eb) =>
  eb.and([isOpen(eb), sql<SqlBool>`t.due_at >= now() and qatar_day(t.due_at) = qatar_day(now())`]);
const isComing = (eb: Eb) => eb.and([isOpen(eb), sql<SqlBool>`qatar_day(t.due_at) > qatar_day(now())`]);

const inState = (eb: Eb, state: TaskState) => {
  if (state === 'done') return eb('t.doneAt', 'is not', null);
  return { open: isOpen, overdue: isOverdue, today: isToday, coming: isComing }[state](eb);
};

function found(db: Queryable, { scope, state, person, lead, from, to }: TaskFilter) {
  return visible(db, scope).where((eb) =>
    eb.and([
      ...given(state, (wanted) => inState(eb as never, wanted)),
      ...given(person, (id) => sql<SqlBool>`${owner} = ${id}`),
      ...given(lead, (id) => eb('t.leadId', '=', id)),
      ...given(from, (at) => eb('t.dueAt', '>=', at)),
      ...given(to, (at) => eb('t.dueAt', '<', at)),
    ]),
  );
}

/** Of the leads that one may see alone; a listing is everybody's. */
function withRow(query: ReturnType<typeof visible>, scope: LeadScope) {
  return query
    .leftJoin('users as u', (join) => join.on(sql<SqlBool>`u.id = ${owner}`))
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .leftJoin('users as d', 'd.id', 't.doneById')
    .leftJoin('credentials as dc', 'dc.userId', 'd.id')
    .select(['t.id', 't.title', 't.note', 't.dueAt', 't.remindMinutes', 't.repeats', 't.repeatDays', 't.doneAt'])
    .select(['t.version', 't.updatedAt', owner.as('assigneeId'), sql<boolean>`t.assignee_id is null`.as('followsLead')])
    .select([staffName('u', 'c').as('assigneeName'), staffName('d', 'dc').as('doneByName')])
    .select((eb) =>
      eb
        .case()
        .when(eb.and([eb('l.id', 'is not', null), ...given(scope, (one) => inScope(one, 'l'))]))
        .then(
          jsonBuildObject({
            id: eb.ref('l.id').$notNull(),
            reference: eb.ref('l.referenceId').$notNull(),
            name: sql<string>`trim(concat_ws(' ', l.first_name, l.last_name))`,
            property: sql<{ id: number; referenceId: string | null; title: string; titleAr: string | null } | null>`(
              select json_build_object('id', p.id, 'referenceId', p.reference_id, 'title', p.title, 'titleAr', p.title_ar)
              from properties p where p.id = l.property_id)`,
          }),
        )
        .end()
        .as('lead'),
    );
}

export type TaskRow = InferResult<ReturnType<typeof withRow>>[number];

/** The earliest first; of done ones the latest. @param wanted at most 500 a page */
export async function listTasks(db: Queryable, filter: TaskFilter, wanted: { page?: number; limit?: number }) {
  const rows = withRow(found(db, filter), filter.scope);
  const ordered = filter.state === 'done' ? rows.orderBy('t.doneAt', 'desc') : rows.orderBy('t.dueAt');
  const { rows: tasks, pagination } = await pageOf(ordered.orderBy('t.id'), wanted, 50);
  return { tasks, pagination };
}

/** Whatever state was asked for. */
export const countTasks = (db: Queryable, { state: _state, ...filter }: TaskFilter) =>
  found(db, filter)
    .select((eb) => [
      countWhere(isOverdue(eb as never)).as('overdue'),
      countWhere(isToday(eb as never)).as('today'),
      countWhere(isComing(eb as never)).as('coming'),
    ])
    .executeTakeFirstOrThrow();

/** Null also when not theirs. */
export const findTask = async (db: Queryable, id: number, scope: LeadScope): Promise<TaskRow | null> =>
  (await withRow(visible(db, scope), scope).where('t.id', '=', id).executeTakeFirst()) ?? null;
