import { demandProviderSecret, EnvError, isLoopback, loadEnv } from '@manzil/core/platform/env';
import { unsafeSettings } from '@manzil/core/platform/settings-safety';

const required = ['DATABASE_URL', 'SESSION_SECRET', 'CAPTCHA_SECRET', 'SYNC_TOKEN', 'SETTINGS_KEY'] as const;
/** An address with its password needs none. */
const passwords = {
  DATABASE_PASSWORD: 'DATABASE_URL',
  DATABASE_OWNER_PASSWORD: 'DATABASE_OWNER_URL',
  REDIS_PASSWORD: 'REDIS_URL',
} as const;

/** What must be put right in an installation of containers, a sentence each; null for nothing. Never holds a value. */
export function checkPlatformSettings(source: NodeJS.ProcessEnv): string | null {
  try {
    const env = loadEnv([], source);
    demandProviderSecret(env);
    const missing = required.filter((name) => env[name] === undefined);
    const open = Object.entries(passwords)
      .filter(([, address]) => lacksPassword(env[address]))
      .map(([name]) => name);
    const faults = [...missing, ...open, ...(source['PUBLIC_URL'] ? [] : ['PUBLIC_URL'])].map(
      (name) => `${name} must be set in .env.`,
    );
    // its key may stand in the encrypted settings
    if (env.CRM_BASE_URL === '')
      faults.push(`CRM_BASE_URL must be set in .env, because CRM_PROVIDER is ${env.CRM_PROVIDER}.`);
    faults.push(...unsafeSettings(env));
    // before it was asked for, caddy was published everywhere: a site must not vanish with an upgrade
    if (!source['HTTP_BIND'] && !isLoopback(new URL(env.PUBLIC_URL).hostname))
      faults.push(
        'HTTP_BIND must be set in .env: 0.0.0.0 lets others reach the site, 127.0.0.1 a proxy of this machine.',
      );
    return faults.length > 0 ? faults.join(' ') : null;
  } catch (error) {
    if (error instanceof EnvError) return `${error.message.replace(/\.$/, '')}.`;
    throw error;
  }
}

const lacksPassword = (address: string | undefined): boolean =>
  address !== undefined && new URL(address).password === '';
