/** One change of many listings, all of them or none. */
import type pg from 'pg';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { PropertyStatus } from '../property.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Entry } from '../../audit/act.ts';
import { batchesOf } from '../../platform/batches.ts';
import { allowLongStatements, longStatement } from '../../data/long-statement.ts';
import { enqueuePropertyEvents } from './property-events.ts';
import type { PropertyWriting } from './property-writer.ts';

export type BulkAction = 'delete' | 'restore' | 'activate' | 'deactivate' | 'feature' | 'unfeature' | 'set-status';

export interface BulkChange {
  ids: readonly number[];
  action: BulkAction;
  /** For `set-status`. */
  status: PropertyStatus | null;
}

export interface BulkResult {
  /** Those that are different now. */
  changed: number[];
  /** To publish now. */
  jobs: DispatchedDelivery[];
}

const touched = 'version = p.version + 1, updated_at = now()';
/** $1: the ids. A row that is so already is not touched. */
const statements: Readonly<Record<Exclude<BulkAction, 'set-status'>, string>> = {
  delete: `update properties p set deleted_at = now(), was_active = is_active, is_active = false, ${touched}
    where p.id = any ($1::integer[]) and p.deleted_at is null returning p.id`,
  restore: `update properties p set deleted_at = null, is_active = was_active, was_active = null, ${touched}
    where p.id = any ($1::integer[]) and p.deleted_at is not null and p.was_active is not null returning p.id`,
  activate: `update properties p set is_active = true, ${touched}
    where p.id = any ($1::integer[]) and p.deleted_at is null and not p.is_active returning p.id`,
  deactivate: `update properties p set is_active = false, ${touched}
    where p.id = any ($1::integer[]) and p.deleted_at is null and p.is_active returning p.id`,
  feature: `update properties p set is_featured = true, featured_rank = array_position($1::integer[], p.id)
      + (select coalesce(max(featured_rank), 0) from properties where is_featured)
    where p.id = any ($1::integer[]) and p.deleted_at is null and not p.is_featured returning p.id`,
  unfeature: `update properties p set is_featured = false, featured_rank = null
    where p.id = any ($1::integer[]) and p.deleted_at is null and p.is_featured returning p.id`,
};
/** What the CRM does not hear of, unless a listing becomes visible that it has never heard of. */
const oursAlone: ReadonlySet<BulkAction> = new Set(['activate', 'deactivate', 'feature', 'unfeature']);

/** A listing of the CRM keeps what the CRM had, so that it can be given back. */
const setStatusSql = /* sql */ `
with before as materialized (
  select p.id, p.status, p.source from properties p
  where p.id = any ($1::integer[]) and p.deleted_at is null and p.status <> $2 for update
), ours as (
  insert into property_overrides (property_id, field, crm_value, set_by)
  select id, 'status', to_jsonb(status), $3 from before where source = 'crm'
  on conflict (property_id, field) do update set set_by = excluded.set_by, set_at = now()
)
update properties p set status = $2, ${touched} from before where p.id = before.id returning p.id`;

const releaseSql = /* sql */ `
delete from property_overrides
where property_id = any ($1::integer[]) and field = 'status' and crm_value = to_jsonb($2::text)`;

/** So many ids stand in one entry of the audit log. */
const idsPerEntry = 200;

/** Does one thing to exactly these listings, in one transaction. */
export async function changeProperties(
  pool: pg.Pool,
  change: BulkChange,
  writing: PropertyWriting,
): Promise<BulkResult> {
  const done = await staffWrite(pool, writing, async ({ client }) => {
    await client.query(allowLongStatements);
    const different = new Set(await run(client, change, writing));
    const changed = change.ids.filter((id) => different.has(id));
    if (changed.length === 0) return null;
    const jobs = await enqueuePropertyEvents(client, changed, writing, { onlyNew: oursAlone.has(change.action) });
    return { result: { changed, jobs }, entry: entriesOf(change, changed) };
  });
  return done ?? { changed: [], jobs: [] };
}

async function run(client: pg.PoolClient, change: BulkChange, { actor }: PropertyWriting): Promise<number[]> {
  const { ids, action, status } = change;
  if (action !== 'set-status')
    return (await client.query<{ id: number }>(longStatement(statements[action], [ids]))).rows.map(({ id }) => id);
  const { rows } = await client.query<{ id: number }>(longStatement(setStatusSql, [ids, status, actor.id]));
  await client.query(longStatement(releaseSql, [ids, status]));
  return rows.map(({ id }) => id);
}

function entriesOf({ action, status }: BulkChange, changed: readonly number[]): Entry[] {
  const what = { action, ...(status === null ? {} : { status }) };
  return batchesOf(changed, idsPerEntry).map((ids) => ({
    action: action === 'delete' ? 'property.bulk_deleted' : 'property.bulk_updated',
    after: { ...what, ids },
  }));
}
