import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { NoticeKind } from '../notice.ts';

export interface NewNotice {
  userId: number;
  kind: NoticeKind;
  leadId?: number;
  propertyId?: number;
  taskId?: number;
}

/** Stands in their list from the commit on. Nothing personal: of a lead, a listing or a task its id. */
export async function tellStaff(db: Queryable, notices: NewNotice | readonly NewNotice[]): Promise<void> {
  const rows = [notices].flat();
  if (rows.length === 0) return;
  await typed(db)
    .insertInto('notices')
    .values(
      rows.map(({ leadId = null, propertyId = null, taskId = null, ...told }) => ({
        ...told,
        leadId,
        propertyId,
        taskId,
      })),
    )
    .execute();
}

/** Of one person: all that there are now. */
export async function markNoticesRead(db: Queryable, userId: number, ids: readonly number[] | null): Promise<void> {
  if (ids?.length === 0) return;
  await typed(db)
    .updateTable('notices')
    .set({ readAt: new Date().toISOString() })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where(({ and, eb }) => and(ids === null ? [] : [eb('id', 'in', [...ids])]))
    .execute();
}
