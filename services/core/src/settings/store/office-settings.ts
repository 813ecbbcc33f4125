/** What the office says of itself on its pages. */
import type pg from 'pg';
import { z } from 'zod';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { typed } from '../../data/typed.ts';

export interface OfficeSettings {
  /** The broker's licence; null: none is shown. */
  licenceNumber: string | null;
}

export const officePlatform = 'office';
const none: OfficeSettings = { licenceNumber: null };
/* Edited by hand it must take no page down: what is unreadable is none. */
const config = z.object({ licenceNumber: z.string().min(1).max(40).nullable() }).catch(none);

/** As saved last; without a licence until then. */
export async function readOffice(db: Queryable): Promise<OfficeSettings> {
  const row = await typed(db)
    .selectFrom('integrationSettings')
    .select('config')
    .where('platform', '=', officePlatform)
    .executeTakeFirst();
  return row === undefined ? none : config.parse(row.config);
}

/** Audited; public pages follow. */
export function saveOffice(pool: pg.Pool, { licenceNumber }: OfficeSettings, act: StaffAct): Promise<void> {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const before = await readOffice(client);
    const stored = await em.findOne(IntegrationSetting, { platform: officePlatform });
    const after = { licenceNumber };
    if (stored === null) em.create(IntegrationSetting, { platform: officePlatform, enabled: true, config: after });
    else em.assign(stored, { config: after }, { mergeObjectProperties: false });
    return { result: undefined, entry: { action: 'setting.updated', label: 'office', before, after } };
  });
}
