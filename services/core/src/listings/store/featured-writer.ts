/** Statements, not entities: to be featured leaves the listing's version. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { inOrder, listed } from './property-row.ts';
import { lockProperty, rankLast } from './property-rows.ts';

const randomCount = 6;

/** At the end. @throws PropertyWriteError: no such listing */
export async function setFeatured(pool: pg.Pool, id: number, isFeatured: boolean, act: StaffAct): Promise<void> {
  await staffWrite(pool, act, async (unit) => {
    const before = await lockProperty(unit, id);
    if (before.isFeatured === isFeatured) return null;
    await unit.db.updateTable('properties').set({ isFeatured, featuredRank: null }).where('id', '=', id).execute();
    if (isFeatured) await rankLast(unit.db, id);
    const action = isFeatured ? 'property.featured' : 'property.unfeatured';
    return { result: isFeatured, entry: { action, id, label: before.referenceId } };
  });
}

async function clear(db: Unit['db']): Promise<number[]> {
  const rows = await db
    .updateTable('properties')
    .set({ isFeatured: false, featuredRank: null })
    .where(({ ref }) => ref('isFeatured'))
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns how many are featured now */
export function clearFeatured(pool: pg.Pool, act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ db }) => {
    const before = { ids: await clear(db) };
    return { result: 0, entry: { action: 'property.features_cleared', before } };
  });
}

/** Six, those on offer first. @returns how many are featured now */
export function featureRandom(pool: pg.Pool, act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ db }) => {
    const before = { ids: await clear(db) };
    const rows = await db
      .selectFrom('properties')
      .select('id')
      .where(({ ref }) => ref('isActive'))
      // no empty card at the home page's beginning
      .orderBy(sql`status in ('sold', 'rented'), images = '{}', random()`)
      .limit(randomCount)
      .execute();
    const after = { ids: rows.map(({ id }) => id) };
    await rank(db, after.ids);
    return { result: rows.length, entry: { action: 'property.random_featured', before, after } };
  });
}

const rank = (db: Unit['db'], ids: readonly number[]) =>
  db
    .updateTable('properties')
    .set({ isFeatured: true, featuredRank: sql<number>`array_position(${ids}::integer[], id)` })
    .where('id', '=', anyOf(ids))
    .execute();

/** Others are featured by now; nothing was stored. */
export class FeaturedChangedError extends Error {
  constructor() {
    super('Other listings are featured by now');
    this.name = 'FeaturedChangedError';
  }
}

/** @throws FeaturedChangedError unless these are the featured ones */
export function orderFeatured(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ db }) => {
    const rows = await db
      .selectFrom('properties as p')
      .select('id')
      .where(listed.ref('p.isFeatured'))
      .where('deletedAt', 'is', null)
      .orderBy(inOrder('featuredRank nulls last', 'createdAt desc', 'id desc'))
      .forUpdate()
      .execute();
    const before = rows.map(({ id }) => id);
    if (before.length !== ids.length || before.some((id) => !ids.includes(id))) throw new FeaturedChangedError();
    await rank(db, ids);
    const change = { before: { ids: before }, after: { ids } };
    return { result: ids.length, entry: { action: 'property.reordered', ...change } };
  });
}
