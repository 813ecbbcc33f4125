import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { readRoutingChoices } from '../../leads/store/routing-choices.ts';
import { readOffice } from '../../office/store/office-store.ts';
import type { AnswerClock } from './answer-report.ts';

/** The office's hours and limit, as they are now. */
export async function readClock(db: Queryable): Promise<AnswerClock> {
  const [{ hours }, { answerMinutes }, { today }] = await Promise.all([
    readOffice(db),
    readRoutingChoices(db),
    typed(db)
      .selectNoFrom(sql<string>`to_char(now() at time zone 'Asia/Qatar', 'YYYY-MM-DD')`.as('today'))
      .executeTakeFirstOrThrow(),
  ]);
  return { hours, limitMinutes: answerMinutes, today };
}
