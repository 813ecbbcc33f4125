import { sql } from 'kysely';
import type pg from 'pg';
import { inTransaction } from '../../data/transaction.ts';
import { typed } from '../../data/typed.ts';
import { appendDelivery } from '../../deliveries/store/outbox.ts';
import { mailLane } from '../../mail/mail.ts';
import { announcedDays } from '../mandate.ts';

const mostAtOnce = 100;

interface Ending {
  id: number;
  propertyId: number;
  version: number;
  days: number;
}

/**
 * Owes a mail for each mandate that ends within 30 days, and another within 7, each once: the mark and the delivery are one
 * transaction. One that another mandate continues is not ending.
 * @returns how many, 100 at most in one round; deliveries are found by the relay
 */
export function announceEndings(pool: pg.Pool, at = new Date()): Promise<number> {
  const [last, first] = announcedDays;
  const day = sql`qatar_day(${at.toISOString()}::timestamptz)`;
  return inTransaction(pool, async (client) => {
    const db = typed(client);
    const { rows } = await sql<Ending>`
      select m.id, m.property_id, p.version, case when m.ends_on - ${day} <= ${last}::integer then ${last}::integer else ${first}::integer end as days
      from mandates m join properties p on p.id = m.property_id and p.deleted_at is null
      where m.ended_on is null and m.starts_on <= ${day} and m.ends_on >= ${day} and m.ends_on <= ${day} + ${first}::integer
        and (m.announced_days is null or m.announced_days > ${last}::integer and m.ends_on <= ${day} + ${last}::integer)
        and not mandate_in_force(m.property_id, m.ends_on + 1)
      order by m.ends_on, m.id limit ${mostAtOnce} for update of m, p skip locked`.execute(db);
    for (const { id, propertyId, version, days } of rows) {
      await db.updateTable('mandates').set({ announcedDays: days }).where('id', '=', id).execute();
      await appendDelivery(client, {
        event: 'mandate.ending',
        subjectKind: 'property',
        subjectId: propertyId,
        subjectVersion: version,
        requestId: null,
        consumers: [mailLane],
      });
    }
    return rows.length;
  });
}
