/** Single listings. */
import type { PictureText } from '../domain/property.ts';
import { agentNames, type AgentRow } from './agent-reader.ts';
import { selectObject } from './columns.ts';
import type { Queryable } from './database.ts';
import { propertyColumns, type PropertyRow } from './property-row.ts';

export type PropertyDetail = PropertyRow & {
  /** The active agent in charge. */
  agent: AgentRow | null;
  imageTexts: PictureText[];
};

/** `gone` was a listing once and was deleted; `missing` never existed, or is not shown to visitors. */
export type FoundProperty = { state: 'found'; property: PropertyDetail } | { state: 'gone' } | { state: 'missing' };

const findSql = `
select ${propertyColumns}, p.image_texts as "imageTexts", p.deleted_at is not null as deleted, ${selectObject('a', agentNames, 'agent')}
from properties p left join agents a on a.id = p.agent_id and a.is_active
where p.id = $1`;

/** One listing by its id. Staff also get inactive ones. */
export async function findProperty(db: Queryable, id: number, { staff }: { staff: boolean }): Promise<FoundProperty> {
  const { rows } = await db.query<PropertyDetail & { deleted: boolean }>({
    name: 'find-property',
    text: findSql,
    values: [id],
  });
  const [row] = rows;
  if (row === undefined) return { state: 'missing' };
  const { deleted, ...property } = row;
  if (deleted) return { state: 'gone' };
  return property.isActive || staff ? { state: 'found', property } : { state: 'missing' };
}

/** Those of the listings that visitors may see, in the order of the ids. At most as many as ids. */
export async function findProperties(db: Queryable, ids: readonly number[]): Promise<PropertyRow[]> {
  const { rows } = await db.query<PropertyRow>({
    name: 'find-properties',
    text: `select ${propertyColumns} from properties p where p.id = any($1::integer[]) and p.is_active
           order by array_position($1::integer[], p.id)`,
    values: [ids],
  });
  return rows;
}
