import type { SettingName } from '@manzil/core/platform/settings';

/** .env cannot change them. */
export const fixedInContainers: Partial<Record<SettingName, string>> = {
  HOST: '0.0.0.0',
  INTERNAL_HOST: '0.0.0.0',
  NODE_ENV: 'production',
  DATA_DIR: '/data',
};

/** Unless .env says otherwise. */
export const composeDefaults: Partial<Record<SettingName, string>> = {
  API_URL: 'http://api:3001',
  SYNC_URL: 'http://crm-sync:5001',
  WEB_URL: 'http://web:3000',
  // no CRM_BASE_URL: another CRM is not at the sandbox's address
  SANDBOX_URL: 'http://crm-sandbox:5002',
  DATABASE_URL: 'postgresql://manzil_app@postgres:5432/manzil',
  DATABASE_OWNER_URL: 'postgresql://manzil@postgres:5432/manzil',
  REDIS_URL: 'redis://redis:6379',
  TRUST_PROXY: 'uniquelocal',
  METRICS_PORT: '9100',
  STOP_DELAY_MS: '4000',
};

/** For those that end before the processes begin. */
export const ofOwner: readonly SettingName[] = ['DATABASE_OWNER_URL', 'DATABASE_OWNER_PASSWORD'];
