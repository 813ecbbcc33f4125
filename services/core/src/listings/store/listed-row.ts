import { sql } from 'kysely';
import type { Row } from '../../data/tables.ts';
import { propertyColumns, propertyList, propertyRow, type PropertyRow } from './property-row.ts';

/** Of the team's public page: nothing that visitors do not see there. */
const contactNames = ['id', 'name', 'nameAr', 'imageUrl', 'phone', 'whatsappNumber'] as const;

export type ListingAgent = Pick<Row<'agents'>, (typeof contactNames)[number]>;

/** As visitors find it in lists. */
export type ListedRow = PropertyRow & {
  /** Null also when inactive. */
  agent: ListingAgent | null;
};

const members = sql.join(contactNames.map((name) => sql`${sql.lit(name)}, ${sql.ref(`a.${name}`)}`));

/** Asked within the statement, for the rows of its answer alone. */
const contact = sql<ListingAgent | null>`
  (select json_build_object(${members}) from agents a where a.id = ${sql.ref('p.agentId')} and a.is_active)`;

/** Columns of listings for visitors, with whom to call. */
export const listedColumns = [...propertyColumns, contact.as('agent')];

/** The same for statements in SQL. */
export const listedList = sql`${propertyList}, ${contact} as agent`;

/** As `propertyRow`, with whom to call. */
export const listedRow = (stored: Readonly<Record<string, unknown>>): ListedRow =>
  Object.assign(propertyRow(stored), { agent: (stored['agent'] ?? null) as ListingAgent | null });
