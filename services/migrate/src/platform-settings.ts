import { EnvError, loadEnv } from '@manzil/core/platform/env';

const secrets = ['SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN', 'SETTINGS_KEY'] as const;
/** An address with its password needs none. */
const passwords = { DATABASE_PASSWORD: 'DATABASE_URL', REDIS_PASSWORD: 'REDIS_URL' } as const;

/** What must be put right, or null. Never holds a value. */
export function checkPlatformSettings(source: NodeJS.ProcessEnv): string | null {
  try {
    const env = loadEnv(['DATABASE_URL', ...secrets], source);
    const open = Object.entries(passwords)
      .filter(([, address]) => lacksPassword(env[address as keyof typeof env] as string | undefined))
      .map(([name]) => name);
    if (open.length > 0) return `${open.join(', ')} must be set in .env.`;
    if (!source['PUBLIC_URL']) return 'PUBLIC_URL must be set in .env.';
    // its key may stand in the encrypted settings
    if (env.CRM_BASE_URL === '')
      return `CRM_BASE_URL must be set in .env, because CRM_PROVIDER is ${env.CRM_PROVIDER}.`;
    return null;
  } catch (error) {
    if (error instanceof EnvError) return `${error.message.replace('for this process', 'in .env')}.`;
    throw error;
  }
}

const lacksPassword = (address: string | undefined): boolean =>
  address !== undefined && new URL(address).password === '';
