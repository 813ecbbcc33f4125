import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { MandateMail } from '../mail.ts';

const agent = sql<MandateMail['agent']>`case when trim(a.email) <> ''
  then json_build_object('name', a.name, 'address', trim(a.email)) end`;

/** What there is to tell of these listings now: nothing once the mandate was renewed, ended or is over. */
export async function readMandateMails(
  db: Queryable,
  listingIds: readonly number[],
): Promise<Map<number, MandateMail>> {
  if (listingIds.length === 0) return new Map();
  const rows = await typed(db)
    .selectFrom('mandates as m')
    .innerJoin('properties as p', 'p.id', 'm.propertyId')
    .leftJoin('agents as a', (join) => join.onRef('a.id', '=', 'p.agentId').on('a.isActive', '=', true))
    .select(['p.id as listingId', 'p.version', 'p.title', 'p.titleAr', 'm.contractNumber', 'm.endsOn'])
    .select(sql<string>`coalesce(p.reference_id, 'MZL-P' || p.id)`.as('reference'))
    .select([sql<number>`m.ends_on - qatar_day(now())`.as('daysLeft'), agent.as('agent')])
    .where('m.propertyId', '=', anyOf(listingIds))
    .where('p.deletedAt', 'is', null)
    .where('m.endedOn', 'is', null)
    .where('m.announcedDays', 'is not', null)
    .where(sql<boolean>`m.ends_on >= qatar_day(now()) and not mandate_in_force(m.property_id, m.ends_on + 1)`)
    // the nearest last: it stays in the map
    .orderBy('m.endsOn', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.listingId, row]));
}
