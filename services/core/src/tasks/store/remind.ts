import type pg from 'pg';
import { sql } from 'kysely';
import { typed } from '../../data/typed.ts';
import { inTransaction } from '../../data/transaction.ts';
import { tellStaff } from '../../notices/store/notice-writer.ts';

/** In one run; the next has the others. */
const mostReminded = 200;

/**
 * Tells people of their tasks, so many minutes before as they wished. Mark and notice are one transaction: who is killed between told
 * nobody, and of several at once each takes others.
 *
 * @returns how many
 */
export function remindOfTasks(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const due = await typed(client)
      .selectFrom('tasks as t')
      .leftJoin('leads as l', 'l.id', 't.leadId')
      .innerJoin('users as u', (join) => join.on(sql<boolean>`u.id = coalesce(t.assignee_id, l.assignee_id)`))
      .select(['t.id', 't.leadId', 'u.id as userId'])
      .where('t.doneAt', 'is', null)
      .where('t.remindedAt', 'is', null)
      .where('u.disabledAt', 'is', null)
      .where(sql<boolean>`t.due_at - make_interval(mins => t.remind_minutes) <= now()`)
      .orderBy('t.dueAt')
      .orderBy('t.id')
      .limit(mostReminded)
      .forUpdate('t')
      .skipLocked()
      .execute();
    if (due.length === 0) return 0;
    await typed(client)
      .updateTable('tasks')
      .set({ remindedAt: sql<string>`now()` })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    await tellStaff(
      client,
      due.map(({ id, leadId, userId }) => ({
        userId,
        kind: 'task_due',
        taskId: id,
        ...(leadId !== null && { leadId }),
      })),
    );
    return due.length;
  });
}
