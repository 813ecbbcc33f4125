/** Which listings the home page shows first, and in which order. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { lockProperty, rankLast } from './property-rows.ts';

const randomCount = 6;

/** Marks one listing, at the end of the featured, or takes the mark away. @throws PropertyWriteError when there is none */
export async function setFeatured(pool: pg.Pool, id: number, isFeatured: boolean, act: StaffAct): Promise<void> {
  await staffWrite(pool, act, async ({ client }) => {
    const before = await lockProperty(client, id);
    if (before.isFeatured === isFeatured) return null;
    await client.query('update properties set is_featured = $2, featured_rank = null where id = $1', [id, isFeatured]);
    if (isFeatured) await rankLast(client, id);
    const action = isFeatured ? 'property.featured' : 'property.unfeatured';
    return { result: isFeatured, entry: { action, id, label: before.referenceId } };
  });
}

const clearSql = `
update properties set is_featured = false, featured_rank = null where is_featured and deleted_at is null returning id`;

/** Takes all marks away. @returns how many are featured now */
export function clearFeatured(pool: pg.Pool, act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ client }) => {
    const { rows } = await client.query<{ id: number }>(clearSql);
    const before = { ids: rows.map(({ id }) => id) };
    return { result: 0, entry: { action: 'property.features_cleared', before } };
  });
}

/** On offer and with pictures first, so that the home page never begins with an empty card. */
const chooseSql = /* sql */ `
with chosen as materialized (
  select p.id, row_number() over (order by p.status in ('sold', 'rented'), p.images = '{}', random()) as place
  from properties p where p.is_active
  order by 2 limit ${String(randomCount)}
)
update properties p set is_featured = true, featured_rank = chosen.place from chosen where p.id = chosen.id returning p.id`;

/** Features six chosen at random, or all when there are fewer, and no others. @returns how many are featured now */
export function featureRandom(pool: pg.Pool, act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ client }) => {
    const before = await client.query<{ id: number }>(clearSql);
    const { rows } = await client.query<{ id: number }>(chooseSql);
    const change = { before: { ids: before.rows.map(({ id }) => id) }, after: { ids: rows.map(({ id }) => id) } };
    return { result: rows.length, entry: { action: 'property.random_featured', ...change } };
  });
}

/** The featured listings are others than those that were put in order; nothing was stored. */
export class FeaturedChangedError extends Error {
  constructor() {
    super('Other listings are featured by now');
    this.name = 'FeaturedChangedError';
  }
}

/** Puts the featured listings in this order. @throws FeaturedChangedError unless these are exactly the featured ones */
export function orderFeatured(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ client }) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from properties where is_featured and deleted_at is null
       order by featured_rank nulls last, created_at desc, id desc for update`,
    );
    const before = rows.map(({ id }) => id);
    if (before.length !== ids.length || before.some((id) => !ids.includes(id))) throw new FeaturedChangedError();
    await client.query(
      `update properties p set featured_rank = o.place from unnest($1::integer[]) with ordinality as o (id, place)
       where p.id = o.id`,
      [ids],
    );
    const change = { before: { ids: before }, after: { ids } };
    return { result: ids.length, entry: { action: 'property.reordered', ...change } };
  });
}
