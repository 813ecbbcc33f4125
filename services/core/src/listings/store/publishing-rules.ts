/** What a listing needs before it is published, and what waits for that. */
import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { countOf } from '../../data/typed-parts.ts';
import { typed } from '../../data/typed.ts';
import { mandated } from './mandated.ts';

const platform = 'publishing';

export interface PublishingRules {
  /** Points of `completenessOf`, 1 to 100; null: the office has set none. */
  minimum: number | null;
  /** Only listings with a mandate in force are published (decision 53). */
  needsMandate: boolean;
}

const none: PublishingRules = { minimum: null, needsMandate: false };
/* Edited by hand it must not stop a pull: what is unreadable is none. */
const config = z
  .object({ minimum: z.number().int().min(1).max(100).nullable(), needsMandate: z.boolean().default(false) })
  .catch(none);

/** As the office has set them. */
export async function readPublishingRules(db: Queryable): Promise<PublishingRules> {
  const row = await typed(db)
    .selectFrom('integrationSettings')
    .select('config')
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row === undefined ? none : config.parse(row.config);
}

/** Publishes what waits and has enough by now. @returns how many */
export function savePublishingRules(pool: pg.Pool, change: Partial<PublishingRules>, act: StaffAct) {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const before = await readPublishingRules(client);
    const rules = { ...before, ...change };
    const stored = await em.findOne(IntegrationSetting, { platform });
    const row = { enabled: rules.minimum !== null || rules.needsMandate, config: rules };
    if (stored === null) em.create(IntegrationSetting, { platform, ...row });
    else em.assign(stored, row, { mergeObjectProperties: false });
    const published = (await publishComplete(client, rules)).length;
    const after = { ...rules, ...(published > 0 && { published }) };
    const entry = { action: 'setting.updated', label: 'publishing', before, after } as const;
    return { result: { ...rules, published }, entry };
  });
}

/** Of what waits all that has what the rules ask for; rows that others hold follow the next time. In the caller's transaction. */
export async function publishComplete(
  client: Queryable,
  { minimum, needsMandate }: PublishingRules,
  {
    among = null,
    most = null,
    at = null,
  }: { among?: readonly number[] | null; most?: number | null; at?: Date | null } = {},
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update properties set is_active = true, waits_to_publish = false, version = version + 1, updated_at = now()
    where id in (select id from properties where waits_to_publish and deleted_at is null
      and completeness >= ${minimum ?? 0}::integer
      and (${among}::integer[] is null or id = any (${among}::integer[]))
      and (not ${needsMandate}::boolean
        or mandate_in_force(id, qatar_day(coalesce(${at?.toISOString() ?? null}::timestamptz, now()))))
      order by id limit ${most}::bigint for update skip locked)
    returning id`.execute(typed(client));
  return rows.map(({ id }) => id);
}

/** What a pull has just added below the minimum or without a mandate waits unpublished. In the pull's transaction. */
export async function holdUnready(client: Queryable, batch: string, rules: PublishingRules): Promise<void> {
  const { minimum, needsMandate } = rules;
  await sql`
    update properties p set is_active = false, waits_to_publish = true
    from staging_properties s
    where s.sync_batch = ${batch} and s.duplicate_status = 'new' and p.reference_id = s.reference_id
      and p.source = 'crm' and (p.completeness < ${minimum ?? 0}::integer
        or ${needsMandate}::boolean and not ${mandated(sql.ref('p.id'))})`.execute(typed(client));
}

/** Listings that visitors see without a mandate in force: the choice takes none of them off the site by itself. */
export async function countUnmandated(db: Queryable): Promise<number> {
  const found = typed(db)
    .selectFrom('properties as p')
    .where('p.isActive', '=', true)
    .where(({ not }) => not(mandated(sql.ref('p.id'))));
  return countOf(found);
}
