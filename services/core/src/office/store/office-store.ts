/** One row of `integration_settings`. Its reading costs what asking for the content version would: nothing is kept. */
import type pg from 'pg';
import { z } from 'zod';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import { typed } from '../../data/typed.ts';
import { defaultOffice, type OfficeChange, type OfficeSettings } from '../office.ts';

export const officePlatform = 'office';
/** How far a new agency is; see setup-store.ts. */
export const setupPlatform = 'setup';

/** Somebody else saved meanwhile; nothing was stored. */
export class OfficeChangedError extends Error {
  constructor() {
    super('The office was changed in the meantime');
    this.name = 'OfficeChangedError';
  }
}

const line = z.string().min(1).max(120);
const name = z.object({ en: line, ar: line });
const lines = z.array(line).min(2).max(4);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const week = z.array(z.array(z.object({ opens: clock, closes: clock })).max(3)).length(7);
const day = z.iso.date();
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable();
const phone = z.string().regex(/^\+\d[\d ]{6,20}$/);
const { hours } = defaultOffice;

/* Edited by hand it must take no page down: what is unreadable is as the platform came, field by field. */
const config = z
  .object({
    name: name.catch(defaultOffice.name),
    legalName: name.catch(defaultOffice.legalName),
    phone: phone.catch(defaultOffice.phone),
    whatsapp: phone.catch(defaultOffice.whatsapp),
    email: z.string().includes('@').max(254).catch(defaultOffice.email),
    city: name.catch(defaultOffice.city),
    address: z.object({ en: lines, ar: lines }).catch(defaultOffice.address),
    position: z
      .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable()
      .catch(null),
    licenceNumber: z.string().min(1).max(40).nullable().catch(null),
    hours: z
      .object({
        week: week.catch(hours.week),
        holidays: z
          .array(z.object({ from: day, to: day, name }))
          .max(30)
          .catch([]),
        ramadan: z.object({ from: day, to: day, week }).nullable().catch(null),
      })
      .catch(hours),
    logo: z.string().startsWith('/media/').max(100).nullable().catch(null),
    primaryColour: colour.catch(null),
    accentColour: colour.catch(null),
  })
  .catch(defaultOffice);

/** As saved last; until then as the platform came, version 0. */
export async function readOffice(db: Queryable): Promise<OfficeSettings> {
  const row = await typed(db)
    .selectFrom('integrationSettings')
    .select(['config', 'version'])
    .where('platform', '=', officePlatform)
    .executeTakeFirst();
  return row === undefined ? { ...defaultOffice, version: 0 } : { ...config.parse(row.config), version: row.version };
}

/** Audited; public pages follow. @throws OfficeChangedError */
export function saveOffice(pool: pg.Pool, { version, ...office }: OfficeChange, act: StaffAct): Promise<void> {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const { version: found, ...before } = await readOffice(client);
    if (found !== version) throw new OfficeChangedError();
    const stored = await em.findOne(IntegrationSetting, { platform: officePlatform });
    if (stored === null) {
      em.create(IntegrationSetting, { platform: officePlatform, enabled: true, config: office });
      // its further steps are still to be done
      if ((await em.count(IntegrationSetting, { platform: setupPlatform })) === 0)
        em.create(IntegrationSetting, { platform: setupPlatform, enabled: true, config: {} });
    } else em.assign(stored, { config: office }, { mergeObjectProperties: false });
    return { result: undefined, entry: { action: 'setting.updated', label: 'office', before, after: office } };
  });
}
