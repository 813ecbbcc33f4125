/** With its audit entry, which has neither title nor note: both may name people. */
import { sql } from 'kysely';
import type pg from 'pg';
import { personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { timeOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { visibleLeadIds } from '../../leads/store/lead-reader.ts';
import { demandAssignee } from '../../leads/store/lead-writer.ts';
import { bitsOf, daysOf, monthDayOf, nextDue } from '../recurrence.ts';
import { type RepeatKind, TaskWriteError } from '../task.ts';
import { findTask, type TaskRow } from './task-reader.ts';

export interface TaskRepeat {
  every: RepeatKind;
  /** Of `weekly`: 0 is Sunday. */
  days?: readonly number[] | undefined;
}

export interface NewTask {
  title: string;
  note?: string | null;
  /** ISO 8601. */
  dueAt: string;
  leadId?: number | null;
  /** Null: whoever has the lead. Default: who adds it. */
  assigneeId?: number | null;
  remindMinutes?: number | null;
  repeat?: TaskRepeat | null;
}

export interface TaskChange extends Partial<Omit<NewTask, 'leadId'>> {
  done?: boolean;
  /** That was shown. */
  version: number;
}

/** @throws TaskWriteError, UnknownAssigneeError */
export function addTask(pool: pg.Pool, task: NewTask, scope: LeadScope, act: StaffAct): Promise<TaskRow> {
  return staffWrite(pool, act, async ({ db, client }) => {
    const { title, note = null, dueAt, leadId = null, remindMinutes = null, repeat = null } = task;
    // the lead before the task, as everybody locks
    if (leadId !== null) await lockLead(db, leadId);
    if (leadId !== null && (await visibleLeadIds(client, [leadId], scope)).length === 0)
      throw new TaskWriteError('unknown_lead');
    const me = personIdOf(act.actor);
    const assigneeId = task.assigneeId === undefined ? me : task.assigneeId;
    if (assigneeId === null && leadId === null) throw new TaskWriteError('unknown_lead');
    if (assigneeId !== me) await demandAssignee(db, assigneeId, scope);
    const values = { leadId, assigneeId, title: title.trim(), note: note?.trim() || null, dueAt, remindMinutes };
    const { id } = await db
      .insertInto('tasks')
      .values({ ...values, ...repeatColumns(repeat, dueAt), createdById: me })
      .returning('id')
      .executeTakeFirstOrThrow();
    const result = (await findTask(client, id, null)) as TaskRow;
    return { result, entry: { action: 'task.created', id, after: { leadId, assigneeId, dueAt } } };
  });
}

/**
 * Done makes the next one of what repeats, once; undone takes that one back where nobody touched it.
 *
 * @returns null: gone, or not seen @throws TaskWriteError, UnknownAssigneeError
 */
export function changeTask(
  pool: pg.Pool,
  id: number,
  { version, done, repeat, ...change }: TaskChange,
  scope: LeadScope,
  act: StaffAct,
): Promise<TaskRow | null> {
  return staffWrite(pool, act, async ({ db, client }) => {
    const before = await lockTask(db, id);
    if (before === null || (await findTask(client, id, scope)) === null) return null;
    if (before.version !== version) throw new TaskWriteError('conflict');
    if (change.title !== undefined && change.title.trim() === '') throw new TaskWriteError('title');
    if (change.assigneeId === null && before.leadId === null) throw new TaskWriteError('unknown_lead');
    if (change.assigneeId !== undefined && change.assigneeId !== before.assigneeId)
      await demandAssignee(db, change.assigneeId, scope);
    const dueAt = change.dueAt ?? before.dueAt;
    const wasDone = before.doneAt !== null;
    await db
      .updateTable('tasks')
      .set({
        ...change,
        ...(change.title !== undefined && { title: change.title.trim() }),
        ...(change.note !== undefined && { note: change.note?.trim() || null }),
        ...(repeat !== undefined && repeatColumns(repeat, dueAt)),
        // a monthly one that is moved to another day stays there
        ...(repeat === undefined &&
          change.dueAt !== undefined &&
          before.repeats === 'monthly' && { repeatMonthDay: monthDayOf(Date.parse(dueAt)) }),
        ...(done === true && !wasDone && { doneAt: sql<string>`now()`, doneById: personIdOf(act.actor) }),
        ...(done === false && { doneAt: null, doneById: null }),
        version: version + 1,
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute();
    if (done === true && !wasDone) await addNext(db, id);
    if (done === false && wasDone) await takeNextBack(db, id);
    const result = await findTask(client, id, null);
    if (result === null) return null;
    const { title: _title, note: _note, ...told } = change;
    const was = {
      assigneeId: before.assigneeId,
      dueAt: before.dueAt,
      remindMinutes: before.remindMinutes,
      done: wasDone,
    };
    return { result, entry: { action: 'task.updated', id, before: was, after: { ...told, done } } };
  });
}

/** @returns whether there was one @throws TaskWriteError: conflict */
export async function removeTask(
  pool: pg.Pool,
  id: number,
  version: number,
  scope: LeadScope,
  act: StaffAct,
): Promise<boolean> {
  const removed = await staffWrite(pool, act, async ({ db, client }) => {
    const before = await lockTask(db, id);
    if (before === null || (await findTask(client, id, scope)) === null) return null;
    if (before.version !== version) throw new TaskWriteError('conflict');
    await db.deleteFrom('tasks').where('id', '=', id).execute();
    const { leadId, assigneeId, dueAt } = before;
    return { result: id, entry: { action: 'task.deleted', id, before: { leadId, assigneeId, dueAt } } };
  });
  return removed !== null;
}

const lockLead = (db: Unit['db'], id: number) =>
  db.selectFrom('leads').select('id').where('id', '=', id).forNoKeyUpdate().execute();

/** The lead first, whose next step it may be. */
async function lockTask(db: Unit['db'], id: number) {
  const found = await db.selectFrom('tasks').select('leadId').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return null;
  if (found.leadId !== null) await lockLead(db, found.leadId);
  const columns = ['leadId', 'assigneeId', 'dueAt', 'remindMinutes', 'repeats', 'doneAt', 'version'] as const;
  return (await db.selectFrom('tasks').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** @throws TaskWriteError: a week without days */
function repeatColumns(repeat: TaskRepeat | null, dueAt: string) {
  if (repeat === null) return { repeats: null, repeatDays: null, repeatMonthDay: null };
  const { every, days = [] } = repeat;
  if ((every === 'weekly') !== days.length > 0) throw new TaskWriteError('repeat');
  return {
    repeats: every,
    repeatDays: every === 'weekly' ? bitsOf(days) : null,
    repeatMonthDay: every === 'monthly' ? monthDayOf(Date.parse(dueAt)) : null,
  };
}

async function addNext(db: Unit['db'], id: number): Promise<void> {
  const columns = [
    'leadId',
    'assigneeId',
    'title',
    'note',
    'remindMinutes',
    'repeats',
    'repeatDays',
    'repeatMonthDay',
  ] as const;
  const task = await db
    .selectFrom('tasks')
    .select([...columns, 'dueAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { repeats, repeatDays, repeatMonthDay, dueAt } = task;
  if (repeats === null) return;
  const now = (await timeOf(db)).getTime();
  const repeat = { every: repeats, days: daysOf(repeatDays), monthDay: repeatMonthDay };
  const next = new Date(nextDue(Date.parse(dueAt), repeat, now)).toISOString();
  await db
    .insertInto('tasks')
    .values({ ...task, dueAt: next, previousId: id })
    .onConflict((conflict) => conflict.column('previousId').doNothing())
    .execute();
}

const takeNextBack = (db: Unit['db'], id: number) =>
  db.deleteFrom('tasks').where('previousId', '=', id).where('doneAt', 'is', null).where('version', '=', 1).execute();
