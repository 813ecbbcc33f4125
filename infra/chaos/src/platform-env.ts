import { freePort } from '@manzil/embedded/free-port';
import { randomBytes } from 'node:crypto';

export const backends = ['postgres', 'redis'] as const;
export type Backend = (typeof backends)[number];

interface EnvOptions {
  dataDir: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  settings: Record<string, string>;
}

export async function platformEnv(options: EnvOptions): Promise<Record<string, string>> {
  const { dataDir, databaseUrl, redisUrl, settings } = options;
  const secret = (): string => randomBytes(24).toString('hex');
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    API_PORT: String(await freePort()),
    SYNC_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    CRM_API_KEY: secret(),
    SESSION_SECRET: secret(),
    CAPTCHA_SECRET: secret(),
    SYNC_TOKEN: secret(),
    SETTINGS_KEY: secret(),
    // the load is enquiries, not sums
    CAPTCHA_MODE: 'off',
    LOG_LEVEL: 'info',
    ...settings,
  };
}

/** Shorter than production's, in the same order. */
export const shortSettings: Readonly<Record<string, string>> = {
  DELIVERY_REQUEST_TIMEOUT_MS: '2000',
  DELIVERY_LEASE_MARGIN_MS: '2500',
  DELIVERY_LEASE_MS: '6000',
  DELIVERY_BACKOFF_BASE_MS: '500',
  DELIVERY_BACKOFF_MAX_MS: '2000',
  DELIVERY_BREAKER_OPEN_MS: '2000',
  DELIVERY_LOOKUP_LAG_MS: '2000',
  RELAY_TRUST_MS: '3000',
};
