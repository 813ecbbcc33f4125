import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { IntegrationSetting } from '../../data/entities/content/integration-setting.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { credentialNames, type CrmCredentials } from '../crm-credentials.ts';
import { placeOf, sealedCredentials, sealedIn } from './crm-credentials-store.ts';

/** Left out: stays; null: is forgotten. */
export type CredentialChange = Partial<CrmCredentials>;

/** Sealed; the audit entry holds no value. */
export function saveCredentials(
  pool: pg.Pool,
  box: SecretBox,
  provider: string,
  change: CredentialChange,
  act: StaffAct,
): Promise<void> {
  return staffWrite(pool, act, async ({ em, client }) => {
    await client.query('lock table integration_settings in share row exclusive mode');
    const platform = placeOf(provider);
    const setting =
      (await em.findOne(IntegrationSetting, { platform })) ??
      em.create(IntegrationSetting, { platform, enabled: true });
    const config = sealedCredentials(setting.config);
    const before: Record<string, unknown> = {};
    const after: Record<string, unknown> = {};
    for (const name of credentialNames) {
      const value = change[name];
      if (value === undefined) continue;
      // placeholders, never values
      before[name] = config[name] === undefined ? null : 'before';
      after[name] = value === null ? null : 'after';
      if (value === null) delete config[name];
      else config[name] = box.seal(value, sealedIn(provider, name));
    }
    setting.config = config;
    return { result: undefined, entry: { action: 'setting.updated', label: platform, before, after } };
  });
}
