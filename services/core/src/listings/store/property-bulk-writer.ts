import { type Compilable, type Expression, expressionBuilder, sql, type SqlBool, type UpdateObject } from 'kysely';
import type pg from 'pg';
import { type Entry, personIdOf } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { allowLongStatements, longStatement } from '../../data/long-statement.ts';
import type { Tables } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { batchesOf } from '../../platform/batches.ts';
import { dealOfStatus } from '../deal.ts';
import type { PropertyStatus } from '../property.ts';
import { enqueuePropertyEvents } from './property-events.ts';
import { mandated } from './mandated.ts';
import { type PublishingRules, readPublishingRules } from './publishing-rules.ts';
import type { PropertyWriting } from './property-writer.ts';

export type BulkAction =
  | 'delete'
  | 'restore'
  | 'activate'
  | 'deactivate'
  | 'feature'
  | 'unfeature'
  | 'confirm-deal'
  /** What waits, below the minimum as well: a person lets it through. No person does without a mandate. */
  | 'publish-anyway'
  | 'set-status';

export interface BulkChange {
  ids: readonly number[];
  action: BulkAction;
  status: PropertyStatus | null;
}

const touched = { version: sql<number>`properties.version + 1`, updatedAt: sql<string>`now()` };
const { eb, ref, not, and } = expressionBuilder<Tables, 'properties'>();
const kept = eb('deletedAt', 'is', null);
const unpublished = and([kept, not(ref('isActive'))]);
const enough = ({ minimum }: PublishingRules) => eb('completeness', '>=', minimum ?? 0);
const isMandated = mandated(sql.ref('properties.id'));
const mandatedWhere = ({ needsMandate }: PublishingRules) => (needsMandate ? isMandated : eb.lit(true));
const waiting = and([kept, ref('waitsToPublish')]);
const suits = (status: PropertyStatus) => {
  const deal = dealOfStatus(status);
  return deal === null ? eb.lit(true) : eb('deal', '=', deal);
};
const last = sql`(select coalesce(max(featured_rank), 0) from properties where is_featured)`;

/** Touches no row that is so already. Statements: it may be thousands. */
const writes = (
  ids: readonly number[],
  rules: PublishingRules,
  by: number | null,
): Record<Exclude<BulkAction, 'set-status'>, Write> => ({
  delete: [{ deletedAt: sql`now()`, deletedById: by, wasActive: ref('isActive'), isActive: false, ...touched }, kept],
  restore: [
    { deletedAt: null, deletedById: null, isActive: sql`was_active`, wasActive: null, ...touched },
    and([not(kept), eb('wasActive', 'is not', null)]),
  ],
  activate: [
    { isActive: true, waitsToPublish: false, ...touched },
    and([unpublished, enough(rules), mandatedWhere(rules)]),
  ],
  deactivate: [
    { isActive: false, waitsToPublish: false, ...touched },
    and([kept, eb.or([ref('isActive'), ref('waitsToPublish')])]),
  ],
  'publish-anyway': [{ isActive: true, waitsToPublish: false, ...touched }, and([waiting, mandatedWhere(rules)])],
  feature: [
    { isFeatured: true, featuredRank: sql`array_position(${ids}::integer[], id) + ${last}` },
    and([kept, not(ref('isFeatured'))]),
  ],
  'confirm-deal': [{ dealUnsure: false, ...touched }, and([kept, ref('dealUnsure')])],
  unfeature: [{ isFeatured: false, featuredRank: null }, and([kept, ref('isFeatured')])],
});
type Write = [UpdateObject<Tables, 'properties'>, Expression<SqlBool>];

/** The CRM hears of these only when a listing new to it becomes visible. */
const oursAlone: ReadonlySet<BulkAction> = new Set([
  'activate',
  'deactivate',
  'publish-anyway',
  'feature',
  'unfeature',
  'confirm-deal',
]);

const idsPerEntry = 200;

/** All or none. @returns those changed, those that the status does not suit, those with too little or without a mandate, and deliveries to publish */
export async function changeProperties(pool: pg.Pool, change: BulkChange, writing: PropertyWriting) {
  const otherDeal = change.status === null ? [] : await ofOtherDeal(pool, change.ids, change.status);
  const rules = await readPublishingRules(pool);
  const left = { otherDeal, ...(await notPublished(pool, change, rules)) };
  const done = await staffWrite(pool, writing, async (unit) => {
    await unit.client.query(allowLongStatements);
    const different = new Set(await run(unit, change, writing, rules));
    const changed = change.ids.filter((id) => different.has(id));
    if (changed.length === 0) return null;
    const jobs = await enqueuePropertyEvents(unit.client, changed, writing, { onlyNew: oursAlone.has(change.action) });
    return { result: { changed, ...left, jobs }, entry: entriesOf(change, changed) };
  });
  return done ?? { changed: [], ...left, jobs: [] };
}

const ofOtherDeal = (pool: pg.Pool, ids: readonly number[], status: PropertyStatus): Promise<number[]> =>
  idsWhere(pool, ids, and([kept, not(suits(status))]));

/** What the rules keep from being published by the change. */
async function notPublished(pool: pg.Pool, { ids, action }: BulkChange, rules: PublishingRules) {
  const candidates = { activate: and([unpublished, enough(rules)]), 'publish-anyway': waiting }[action as string];
  const incomplete =
    action === 'activate' && rules.minimum !== null
      ? await idsWhere(pool, ids, and([unpublished, not(enough(rules))]))
      : [];
  const withoutMandate =
    candidates !== undefined && rules.needsMandate ? await idsWhere(pool, ids, and([candidates, not(isMandated)])) : [];
  return { incomplete, withoutMandate };
}

async function idsWhere(pool: pg.Pool, ids: readonly number[], where: Expression<SqlBool>): Promise<number[]> {
  const found = await typed(pool)
    .selectFrom('properties')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where(where)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

async function run(
  { client, db }: Unit,
  change: BulkChange,
  { actor }: PropertyWriting,
  rules: PublishingRules,
): Promise<number[]> {
  const { ids, action, status } = change;
  const written = async (statement: Compilable): Promise<number[]> => {
    const { sql: text, parameters } = statement.compile();
    const { rows } = await client.query<{ id: number }>(longStatement(text, [...parameters]));
    return rows.map(({ id }) => id);
  };
  const write = ([set, where]: Write) =>
    written(db.updateTable('properties').set(set).where('id', '=', anyOf(ids)).where(where).returning('id'));
  if (action !== 'set-status') return write(writes(ids, rules, personIdOf(actor))[action]);
  if (status === null) return [];
  const others = and([kept, eb('status', '<>', status), suits(status)]);
  const before = db.selectFrom('properties').where('id', '=', anyOf(ids)).where(others);
  await written(before.select('id').forUpdate());
  // kept so that it can be given back to the CRM
  const overrides = before
    .select(['id', sql.lit('status').as('field'), sql`to_jsonb(status)`.as('crmValue')])
    .select(sql<number | null>`${personIdOf(actor)}::integer`.as('setBy'))
    .where('source', '=', 'crm');
  await written(
    db
      .insertInto('propertyOverrides')
      .columns(['propertyId', 'field', 'crmValue', 'setBy'])
      .expression(overrides)
      .onConflict((known) =>
        known.columns(['propertyId', 'field']).doUpdateSet({ setBy: personIdOf(actor), setAt: sql`now()` }),
      ),
  );
  const changed = await write([{ status, ...touched }, others]);
  await written(
    db
      .deleteFrom('propertyOverrides')
      .where('propertyId', '=', anyOf(ids))
      .where('field', '=', 'status')
      .where('crmValue', '=', sql`to_jsonb(${status}::text)`),
  );
  return changed;
}

function entriesOf({ action, status }: BulkChange, changed: readonly number[]): Entry[] {
  const what = { action, ...(status === null ? {} : { status }) };
  return batchesOf(changed, idsPerEntry).map((ids) => ({
    action: action === 'delete' ? 'property.bulk_deleted' : 'property.bulk_updated',
    after: { ...what, ids },
  }));
}
