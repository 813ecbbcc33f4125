import { createProvider } from '../crm/registry.ts';
import { environmentCredentials, type CrmSettings } from '../crm/provider-env.ts';
import { rememberCapabilities, type RememberingProvider } from '../crm/capability-memory.ts';
import { readCapabilities, saveCapabilities } from '../crm/store/crm-capabilities.ts';
import { createCredentialReader } from '../crm/store/crm-credentials-store.ts';
import type { Queryable } from '../data/database.ts';
import { createSecretBox } from '../platform/secret-box.ts';

/** Connects when first needed. @throws Error for an unknown provider, or no address */
export function connectCrm(
  env: CrmSettings & { SETTINGS_KEY?: string | undefined; SETTINGS_KEY_FORMER?: string | undefined },
  pool: Queryable,
): RememberingProvider {
  const name = env.CRM_PROVIDER;
  const credentials = createCredentialReader({
    pool,
    box: env.SETTINGS_KEY === undefined ? null : createSecretBox(env.SETTINGS_KEY, env.SETTINGS_KEY_FORMER),
    provider: name,
    environment: environmentCredentials(env),
  });
  return rememberCapabilities(createProvider(env, credentials), {
    read: async () => (await readCapabilities(pool, name))?.capabilities ?? null,
    save: (capabilities) => saveCapabilities(pool, name, capabilities),
  });
}
