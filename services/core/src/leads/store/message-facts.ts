import { sql } from 'kysely';
import { fullName } from '../../data/person-name.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { MessageFacts } from '../message-values.ts';

/** Of a lead and whoever writes; null: no such lead. The caller asks who may see it. */
export async function readMessageFacts(
  db: Queryable,
  leadId: number,
  writerId: number,
): Promise<Omit<MessageFacts, 'agency'> | null> {
  const row = await typed(db)
    .selectFrom('leads as l')
    .leftJoin('properties as p', 'p.id', 'l.propertyId')
    .leftJoin('users as u', 'u.id', sql.val(writerId) as never)
    .select(['l.firstName', 'l.lastName', 'l.referenceId as reference', 'p.id as listingId', 'p.title', 'p.titleAr'])
    .select(['p.price', 'p.referenceId as listingReference', 'p.isActive', 'p.deletedAt'])
    .select(fullName('u').as('agentName'))
    .where('l.id', '=', leadId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { listingId, title, titleAr, price, isActive, deletedAt, firstName, lastName } = row;
  return {
    firstName,
    lastName,
    reference: row.listingReference ?? row.reference,
    agentName: row.agentName ?? '',
    listing:
      listingId === null || title === null
        ? null
        : { id: listingId, title, titleAr, price, onSite: isActive === true && deletedAt === null },
  };
}
