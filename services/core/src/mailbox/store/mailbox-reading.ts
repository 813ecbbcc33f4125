/** How far the mailbox was read. */
import { interval } from '../../data/condition.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { MailboxProblem } from '../mailbox.ts';

export interface Position {
  uidValidity: number;
  uid: number;
}

export const readReading = (db: Queryable) =>
  typed(db)
    .selectFrom('mailboxReadings')
    .select(['uidValidity', 'lastUid', 'lookedAt', 'problem', 'taken', 'passed'])
    .executeTakeFirstOrThrow();

/** Of another life of the folder no uid means anything: it is read from its beginning. @returns the uid after which to read on */
export async function beginReading(db: Queryable, uidValidity: number): Promise<number> {
  const { rows } = await db.query<{ uid: number }>(
    `update mailbox_readings set uid_validity = $1, last_uid = case when uid_validity = $1 then last_uid else 0 end
     returning last_uid::float8 as uid`,
    [uidValidity],
  );
  return rows[0]?.uid ?? 0;
}

/** The mail server took name or password for wrong, less than `forMs` ago. Settings that were saved since count anew. */
export async function isRefusedLately(db: Queryable, forMs: number): Promise<boolean> {
  const { rows } = await db.query<{ refused: boolean }>(
    `select exists (select from mailbox_readings
       where problem = 'sign_in' and looked_at > now() - ${interval('$1')}) as refused`,
    [forMs],
  );
  return rows[0]?.refused === true;
}

/**
 * In the transaction of what the message became.
 * @returns false: another reader is further, or it is another mailbox by now; nothing may be written then
 */
export async function advance(db: Queryable, from: Position, to: number, isTaken: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `update mailbox_readings set last_uid = $3, taken = taken + $4::integer, passed = passed + 1 - $4::integer
     where uid_validity = $1 and last_uid = $2`,
    [from.uidValidity, from.uid, to, isTaken ? 1 : 0],
  );
  return rowCount === 1;
}

/** @param problem null: it was read */
export async function noteLook(db: Queryable, problem: MailboxProblem | null): Promise<void> {
  await db.query('update mailbox_readings set looked_at = now(), problem = $1', [problem]);
}
