/** Single listings. */
import DataLoader from 'dataloader';
import type { PictureText } from '../property.ts';
import { agentNames, type AgentRow } from '../../team/store/agent-reader.ts';
import { selectObject } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
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
where p.id = any($1::integer[])`;

export interface PropertyFinder {
  /** One listing by its id. Staff also get inactive ones. */
  find(id: number, options: { staff: boolean }): Promise<FoundProperty>;
}

/** Of one statement. */
const mostAtOnce = 100;

type FoundRow = PropertyDetail & { deleted: boolean };

/**
 * Finds listings. Those that are asked for in the same turn of the event loop are read by one statement, each from the state after it
 * was asked for; nothing is kept.
 */
export function createPropertyFinder(db: Queryable): PropertyFinder {
  const rows = new DataLoader<number, FoundRow | undefined>(
    async (ids) => {
      const found = await db.query<FoundRow>({ name: 'find-property', text: findSql, values: [[...new Set(ids)]] });
      const byId = new Map(found.rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    },
    { cache: false, maxBatchSize: mostAtOnce, batchScheduleFn: (read) => setImmediate(read) },
  );
  return {
    async find(id, { staff }) {
      const row = await rows.load(id);
      if (row === undefined) return { state: 'missing' };
      const { deleted, ...property } = row;
      if (deleted) return { state: 'gone' };
      return property.isActive || staff ? { state: 'found', property } : { state: 'missing' };
    },
  };
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
