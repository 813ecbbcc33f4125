/** Which process reads which secret. A process is given no other: neither by docker-compose.yml nor by `npm start`. */
import { secretSettings, type SettingName } from './settings.ts';

/** Secrets, and addresses that may hold one. */
export const secretNames: readonly SettingName[] = [
  ...secretSettings,
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'SMTP_URL',
];

const database: readonly SettingName[] = ['DATABASE_URL', 'DATABASE_PASSWORD'];
const queues: readonly SettingName[] = ['REDIS_URL', 'REDIS_PASSWORD'];
const signing: readonly SettingName[] = [
  'SESSION_SECRET',
  'SESSION_SECRET_FORMER',
  'CAPTCHA_SECRET',
  'CAPTCHA_SECRET_FORMER',
];
/** SETTINGS_KEY and the one before open the keys that were saved in the admin. */
const crm: readonly SettingName[] = ['CRM_API_KEY', 'CRM_CLIENT_SECRET', 'SETTINGS_KEY', 'SETTINGS_KEY_FORMER'];

export const secretsOf = {
  api: [...database, ...queues, ...crm, ...signing, 'SMTP_URL', 'SYNC_TOKEN', 'OIDC_CLIENT_SECRET'],
  'crm-sync': [...database, ...queues, ...crm, 'SYNC_TOKEN'],
  retry: [...database, ...queues, ...crm],
  notifier: [...database, ...queues, 'SMTP_URL'],
  scheduler: [...database, ...queues, ...crm],
  web: [],
  'crm-sandbox': ['CRM_API_KEY'],
  migrate: [...database, 'DATABASE_OWNER_URL', 'DATABASE_OWNER_PASSWORD'],
} satisfies Record<string, readonly SettingName[]>;

export type ProcessName = keyof typeof secretsOf;

/** Without the secrets that this process does not read, nor the names of their files. */
export function withoutOthersSecrets(
  process: ProcessName,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const own: readonly SettingName[] = secretsOf[process];
  const others = new Set(
    secretNames.filter((name) => !own.includes(name)).flatMap((name): string[] => [name, `${name}_FILE`]),
  );
  return Object.fromEntries(Object.entries(given).filter(([name]) => !others.has(name)));
}
