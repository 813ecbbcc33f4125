/** Never who pressed. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { PressChannel, PressFigures, PressPlace } from '../press.ts';

const today = sql<string>`(now() at time zone 'Asia/Qatar')::date`;

/** One more of this day in Doha. @returns false: visitors see no such listing */
export async function countPress(
  db: Queryable,
  id: number,
  { channel, place }: { channel: PressChannel; place: PressPlace },
): Promise<boolean> {
  const counted = await typed(db)
    .insertInto('contactPresses')
    .columns(['propertyId', 'day', 'channel', 'place', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('properties')
        .select([
          'id',
          today.as('day'),
          sql<PressChannel>`${channel}::text`.as('channel'),
          sql<PressPlace>`${place}::text`.as('place'),
          sql<number>`1`.as('count'),
        ])
        .where('id', '=', id)
        .where('isActive', '=', true),
    )
    .onConflict((known) =>
      known
        .columns(['propertyId', 'day', 'channel', 'place'])
        .doUpdateSet((eb) => ({ count: eb('contactPresses.count', '+', 1) })),
    )
    .executeTakeFirst();
  return (counted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Of the last 30 days in Doha, this one included. */
export async function readPresses(db: Queryable, id: number): Promise<PressFigures> {
  const rows = await typed(db)
    .selectFrom('contactPresses')
    .select(({ ref }) => ['channel', 'place', sql<number>`sum(${ref('count')})::integer`.as('total')])
    .where('propertyId', '=', id)
    .where('day', '>', sql<string>`${today} - 30`)
    .groupBy(['channel', 'place'])
    .execute();
  const figures: PressFigures = { call: { card: 0, detail: 0 }, whatsapp: { card: 0, detail: 0 } };
  for (const { channel, place, total } of rows) figures[channel][place] = total;
  return figures;
}
