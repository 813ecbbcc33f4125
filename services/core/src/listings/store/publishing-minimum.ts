/** How complete a listing has to be before it is published, and what waits for that. */
import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { typed } from '../../data/typed.ts';

const platform = 'publishing';
/* Edited by hand it must not stop a pull: what is unreadable is none. */
const config = z.object({ minimum: z.number().int().min(1).max(100).nullable() }).catch({ minimum: null });

/** Points of `completenessOf`, 1 to 100; null: the office has set none. */
export async function readMinimum(db: Queryable): Promise<number | null> {
  const row = await typed(db)
    .selectFrom('integrationSettings')
    .select('config')
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row === undefined ? null : config.parse(row.config).minimum;
}

/** Publishes what waits and has enough by now. @returns how many */
export function saveMinimum(pool: pg.Pool, minimum: number | null, act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const before = { minimum: await readMinimum(client) };
    const stored = await em.findOne(IntegrationSetting, { platform });
    if (stored === null) em.create(IntegrationSetting, { platform, enabled: minimum !== null, config: { minimum } });
    else em.assign(stored, { enabled: minimum !== null, config: { minimum } }, { mergeObjectProperties: false });
    const ids = await publishComplete(client, minimum);
    const after = { minimum, ...(ids.length > 0 && { published: ids.length }) };
    return { result: ids.length, entry: { action: 'setting.updated', label: 'publishing', before, after } };
  });
}

/** Of what waits all that has enough; rows that others hold follow the next time. In the caller's transaction. */
export async function publishComplete(client: Queryable, minimum: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update properties set is_active = true, waits_to_publish = false, version = version + 1, updated_at = now()
    where id in (select id from properties where waits_to_publish and deleted_at is null
      and completeness >= ${minimum ?? 0}::integer order by id for update skip locked)
    returning id`.execute(typed(client));
  return rows.map(({ id }) => id);
}

/** What a pull has just added below the minimum waits unpublished. In the pull's transaction. */
export async function holdIncomplete(client: Queryable, batch: string, minimum: number): Promise<void> {
  await sql`
    update properties p set is_active = false, waits_to_publish = true
    from staging_properties s
    where s.sync_batch = ${batch} and s.duplicate_status = 'new' and p.reference_id = s.reference_id
      and p.source = 'crm' and p.completeness < ${minimum}::integer`.execute(typed(client));
}
