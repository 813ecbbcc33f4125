/** Which listings the home page shows first, and in which order. */
import type pg from 'pg';
import type { AuditAction, AuditState } from '../../audit/audit.ts';
import { recordAudit } from '../../audit/store/audit-log.ts';
import { raiseContentVersion } from '../../data/content-version.ts';
import { lockProperty, rankLast } from './property-rows.ts';
import type { PropertyWriting } from './property-writer.ts';
import { inTransaction } from '../../data/transaction.ts';

const randomCount = 6;

/** Marks one listing, at the end of the featured, or takes the mark away. @throws PropertyWriteError when there is none */
export function setFeatured(pool: pg.Pool, id: number, isFeatured: boolean, writing: PropertyWriting): Promise<void> {
  return inTransaction(pool, async (client) => {
    const before = await lockProperty(client, id);
    if (before.isFeatured === isFeatured) return;
    await client.query('update properties set is_featured = $2, featured_rank = null where id = $1', [id, isFeatured]);
    if (isFeatured) await rankLast(client, id);
    await recordAudit(client, {
      actor: writing.actor,
      requestId: writing.requestId,
      action: isFeatured ? 'property.featured' : 'property.unfeatured',
      subject: { kind: 'property', id, label: before.referenceId },
    });
    await raiseContentVersion(client);
  });
}

const clearSql = `
update properties set is_featured = false, featured_rank = null where is_featured and deleted_at is null returning id`;

/** Takes all marks away. @returns how many are featured now */
export function clearFeatured(pool: pg.Pool, writing: PropertyWriting): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(clearSql);
    await record(client, writing, 'property.features_cleared', { before: { ids: rows.map(({ id }) => id) } });
    await raiseContentVersion(client);
    return 0;
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
export function featureRandom(pool: pg.Pool, writing: PropertyWriting): Promise<number> {
  return inTransaction(pool, async (client) => {
    const before = await client.query<{ id: number }>(clearSql);
    const { rows } = await client.query<{ id: number }>(chooseSql);
    await record(client, writing, 'property.random_featured', {
      before: { ids: before.rows.map(({ id }) => id) },
      after: { ids: rows.map(({ id }) => id) },
    });
    await raiseContentVersion(client);
    return rows.length;
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
export function orderFeatured(pool: pg.Pool, ids: readonly number[], writing: PropertyWriting): Promise<number> {
  return inTransaction(pool, async (client) => {
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
    await record(client, writing, 'property.reordered', { before: { ids: before }, after: { ids: [...ids] } });
    await raiseContentVersion(client);
    return ids.length;
  });
}

async function record(
  client: pg.PoolClient,
  { actor, requestId }: PropertyWriting,
  action: AuditAction,
  change: { before?: AuditState; after?: AuditState },
): Promise<void> {
  await recordAudit(client, { actor, requestId, action, subject: { kind: 'property' }, ...change });
}
