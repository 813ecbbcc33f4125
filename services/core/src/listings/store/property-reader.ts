import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { prepared } from '../../data/typed.ts';
import { anyOf, isoText } from '../../data/typed-parts.ts';
import { agentNames, type AgentRow } from '../../team/store/agent-reader.ts';
import type { DetailField, ListingValues } from '../fields.ts';
import { listedColumns, type ListedRow } from './listed-row.ts';
import { detailColumns, listed, propertyColumns, type PropertyRow } from './property-row.ts';

type StoredDetail = PropertyRow & Pick<ListingValues, DetailField>;

export type PropertyDetail = StoredDetail & {
  /** Null also when inactive. */
  agent: AgentRow | null;
};

/** `gone` was deleted; `missing` never was, or is not for visitors. */
export type FoundProperty = { state: 'found'; property: PropertyDetail } | { state: 'gone' } | { state: 'missing' };

const agent = sql.join(
  agentNames.map((name) => {
    const column = sql.ref(`a.${name}`);
    return sql`${sql.lit(name)}, ${name.endsWith('At') ? isoText(column) : column}`;
  }),
);

export interface PropertyFinder {
  /** Staff also get inactive ones. */
  find(id: number, options: { staff: boolean }): Promise<FoundProperty>;
}

const mostAtOnce = 100;

/** One statement for a turn of the event loop; nothing is kept. */
export function createPropertyFinder(db: Queryable): PropertyFinder {
  const statements = prepared(db, 'find-property');
  const read = (ids: readonly number[]) =>
    statements
      .selectFrom('properties as p')
      .leftJoin('agents as a', (on) => on.onRef('a.id', '=', 'p.agentId').on((eb) => eb.ref('a.isActive')))
      .select([...propertyColumns, ...detailColumns])
      .select(({ eb }) => eb('p.deletedAt', 'is not', null).as('deleted'))
      .select(sql<AgentRow | null>`case when a.id is not null then json_build_object(${agent}) end`.as('agent'))
      .where('p.id', '=', anyOf(ids))
      .execute();
  const rows = new DataLoader<number, Awaited<ReturnType<typeof read>>[number] | undefined>(
    async (ids) => {
      const byId = new Map((await read([...new Set(ids)])).map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id));
    },
    { cache: false, maxBatchSize: mostAtOnce, batchScheduleFn: (load) => setImmediate(load) },
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

/** For visitors, in the order of the ids. */
export const findProperties = (db: Queryable, ids: readonly number[]): Promise<ListedRow[]> =>
  prepared(db, 'find-properties')
    .selectFrom('properties as p')
    .select(listedColumns)
    .where('p.id', '=', anyOf(ids))
    .where(listed.ref('p.isActive'))
    .orderBy(sql`array_position(${ids}::integer[], p.id)`)
    .execute();
