/** How far a new agency is. One row of `integration_settings`, beside what is there anyway. */
import type { components } from '@manzil/contract/api';
import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { typed } from '../../data/typed.ts';
import { officePlatform, setupPlatform as platform } from './office-store.ts';

export type Setup = components['schemas']['Setup'];
export type SetupChange = components['schemas']['SetupChange'];

const open = { languages: false, crm: false, mail: false, dismissed: false };
const flag = z.boolean().catch(false);
const config = z.object({ languages: flag, crm: flag, mail: flag, dismissed: flag }).catch(open);

/** Null: nothing of it was begun. */
async function readMarks(db: Queryable): Promise<typeof open | null> {
  const row = await typed(db)
    .selectFrom('integrationSettings')
    .select('config')
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row === undefined ? null : config.parse(row.config);
}

/** An office that was there before all of this, as the demo's is, has put it away. */
export async function readSetup(db: Queryable): Promise<Setup> {
  const marks = await readMarks(db);
  const there = await typed(db)
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('integrationSettings')
            .select(sql`1`.as('one'))
            .where('platform', '=', officePlatform),
        )
        .as('office'),
      eb
        .exists(
          eb
            .selectFrom('properties')
            .select(sql`1`.as('one'))
            .where('deletedAt', 'is', null),
        )
        .as('listing'),
    ])
    .executeTakeFirstOrThrow();
  const { dismissed, ...done } = marks ?? { ...open, dismissed: Boolean(there.office) };
  return { steps: { ...done, office: Boolean(there.office), listing: Boolean(there.listing) }, dismissed };
}

export function saveSetup(pool: pg.Pool, change: SetupChange, act: StaffAct): Promise<void> {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const before = (await readMarks(client)) ?? open;
    const after = { ...before, ...change };
    const stored = await em.findOne(IntegrationSetting, { platform });
    if (stored === null) em.create(IntegrationSetting, { platform, enabled: true, config: after });
    else em.assign(stored, { config: after }, { mergeObjectProperties: false });
    return { result: undefined, entry: { action: 'setting.updated', label: 'setup', before, after } };
  });
}
