import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { isoText } from '../../data/typed-parts.ts';

export const mostNotices = 50;

/** The newest fifty of one person; what they are about is named by its reference alone, a task by its title. */
export async function listNotices(db: Queryable, userId: number) {
  const own = typed(db).selectFrom('notices as n').where('n.userId', '=', userId);
  const [notices, { unread }] = await Promise.all([
    own
      .leftJoin('leads as l', 'l.id', 'n.leadId')
      .leftJoin('properties as p', 'p.id', 'n.propertyId')
      .leftJoin('tasks as t', 't.id', 'n.taskId')
      .select(({ ref }) => [
        'n.id',
        'n.kind',
        'n.leadId',
        'n.propertyId',
        'n.taskId',
        't.title as taskTitle',
        isoText(ref('n.at')).as('at'),
      ])
      .select(({ fn, eb }) => [
        fn.coalesce('l.referenceId', 'p.referenceId').as('reference'),
        eb('n.readAt', 'is not', null).$castTo<boolean>().as('read'),
      ])
      .orderBy('n.id', 'desc')
      .limit(mostNotices)
      .execute(),
    own
      .where('n.readAt', 'is', null)
      .select(sql<number>`count(*)::integer`.as('unread'))
      .executeTakeFirstOrThrow(),
  ]);
  return { notices, unread };
}
