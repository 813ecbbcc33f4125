/** The one place that reads the environment. */
import path from 'node:path';
import { z } from 'zod';
import { SecretFileError, withSecretFiles } from './secret-files.ts';
import { secretSettings, settings, type SettingName } from './settings.ts';

const schema = z.object(settings);
type Parsed = z.infer<typeof schema>;

/** With derived addresses filled in. DATA_DIR is absolute. */
export type Env = Readonly<
  Omit<Parsed, 'API_URL' | 'SYNC_URL' | 'SANDBOX_URL' | 'WEB_URL' | 'PUBLIC_URL' | 'CRM_BASE_URL'> &
    Record<'API_URL' | 'SYNC_URL' | 'SANDBOX_URL' | 'WEB_URL' | 'PUBLIC_URL' | 'CRM_BASE_URL', string>
>;
export type EnvWith<K extends SettingName> = Env & Readonly<Record<K, string>>;
export type OptionalSetting =
  | 'DATABASE_URL'
  | 'REDIS_URL'
  | 'SMTP_URL'
  | 'SESSION_SECRET'
  | 'CAPTCHA_SECRET'
  | 'SYNC_TOKEN'
  | 'SETTINGS_KEY';

/** Names the setting, never its value. */
export class EnvError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EnvError';
  }
}

/**
 * An empty variable counts as left out.
 * @param requires never undefined in the result
 * @throws EnvError naming every wrong setting
 */
export function loadEnv<K extends OptionalSetting = never>(
  requires: readonly K[] = [],
  source: NodeJS.ProcessEnv = process.env,
): EnvWith<K> {
  const given = Object.fromEntries(
    Object.entries(readFiles(source)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success)
    throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '));
  const missing = requires.filter((name) => result.data[name] === undefined);
  if (missing.length > 0) throw new EnvError(`${missing.join(', ')} must be set for this process`);
  const env = complete(result.data);
  refuseHalfProvider(env);
  refuseExposedDemo(env);
  refuseExampleSecrets(env);
  return Object.freeze(env) as EnvWith<K>;
}

function readFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(source);
  } catch (error) {
    throw error instanceof SecretFileError ? new EnvError(error.message) : error;
  }
}

function complete(parsed: Parsed): Env {
  const inside = (port: number): string => `http://${parsed.INTERNAL_HOST}:${String(port)}`;
  const SANDBOX_URL = parsed.SANDBOX_URL ?? inside(parsed.SANDBOX_PORT);
  return {
    ...parsed,
    DATABASE_URL: withPassword(parsed.DATABASE_URL, parsed.DATABASE_PASSWORD),
    DATABASE_OWNER_URL: ownerAddress(parsed),
    REDIS_URL: withPassword(parsed.REDIS_URL, parsed.REDIS_PASSWORD),
    DATA_DIR: path.resolve(parsed.DATA_DIR),
    API_URL: parsed.API_URL ?? inside(parsed.API_PORT),
    SYNC_URL: parsed.SYNC_URL ?? inside(parsed.SYNC_PORT),
    SANDBOX_URL,
    WEB_URL: parsed.WEB_URL ?? `http://127.0.0.1:${String(parsed.PORT)}`,
    PUBLIC_URL: (parsed.PUBLIC_URL ?? `http://localhost:${String(parsed.PORT)}`).replace(/(?<!\/)\/+$/, ''),
    CRM_BASE_URL: (parsed.CRM_BASE_URL ?? crmAddress(parsed, SANDBOX_URL)).replace(/(?<!\/)\/+$/, ''),
  };
}

/**
 * Undefined also where it names another database than DATABASE_URL: in containers it has a default, which is not meant for a
 * server of one's own.
 */
function ownerAddress({ DATABASE_URL, DATABASE_OWNER_URL, DATABASE_OWNER_PASSWORD }: Parsed): string | undefined {
  if (DATABASE_URL === undefined || DATABASE_OWNER_URL === undefined) return undefined;
  if (databaseOf(DATABASE_URL) !== databaseOf(DATABASE_OWNER_URL)) return undefined;
  return withPassword(DATABASE_OWNER_URL, DATABASE_OWNER_PASSWORD);
}

function databaseOf(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || '5432'}${pathname}`;
}

/** Empty for a CRM that may be anywhere: making its provider then fails. */
function crmAddress({ CRM_PROVIDER }: Parsed, sandbox: string): string {
  if (CRM_PROVIDER === 'sandbox') return sandbox;
  return CRM_PROVIDER === 'hubspot' ? 'https://api.hubapi.com' : '';
}

/** A password in the address goes first. */
function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address;
  const url = new URL(address);
  if (url.password !== '') return address;
  url.password = password;
  return url.toString();
}

/** @param hostname of an address, as URL gives it; an IPv6 address may also stand without its brackets */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/.test(hostname);
}

/** Half of it would leave a button that leads nowhere, or roles that nobody gets. Its secret only the api is given. */
function refuseHalfProvider(env: Env): void {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLE_CLAIM, OIDC_ROLES } = env;
  if ((OIDC_ISSUER === undefined) !== (OIDC_CLIENT_ID === undefined))
    throw new EnvError('OIDC_ISSUER and OIDC_CLIENT_ID must be set together, or neither');
  if (OIDC_ISSUER === undefined && OIDC_CLIENT_SECRET !== undefined)
    throw new EnvError('OIDC_CLIENT_SECRET needs OIDC_ISSUER and OIDC_CLIENT_ID');
  if ((OIDC_ROLE_CLAIM === undefined) !== (OIDC_ROLES.length === 0))
    throw new EnvError('OIDC_ROLE_CLAIM and OIDC_ROLES must be set together, or neither');
}

/** For who starts processes, and the one that signs people in. @throws EnvError for a provider without the secret of its client */
export function demandProviderSecret(env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_SECRET'>): void {
  if (env.OIDC_ISSUER !== undefined && env.OIDC_CLIENT_SECRET === undefined)
    throw new EnvError('OIDC_CLIENT_SECRET must be set, because OIDC_ISSUER is');
}

/** The demo's password is public: never for a reachable site or a real CRM. */
function refuseExposedDemo(env: Env): void {
  if (!env.DEMO_MODE) return;
  if (!isLoopback(new URL(env.PUBLIC_URL).hostname))
    throw new EnvError('DEMO_MODE is refused because PUBLIC_URL is not this machine; set DEMO_MODE=off');
  if (!isLoopback(env.HTTP_BIND))
    throw new EnvError('DEMO_MODE is refused because HTTP_BIND is not 127.0.0.1; set DEMO_MODE=off');
  if (env.CRM_PROVIDER !== 'sandbox')
    throw new EnvError('DEMO_MODE is refused because CRM_PROVIDER is not sandbox; set DEMO_MODE=off');
}

/** Begins every secret of .env.example, which are public. */
export const exampleSecretPrefix = 'demo-only-';

function refuseExampleSecrets(env: Env): void {
  if (env.DEMO_MODE) return;
  const example = secretSettings.filter((name) => String(env[name] ?? '').startsWith(exampleSecretPrefix));
  if (example.length === 0) return;
  throw new EnvError(`${example.join(', ')} must not have the value of .env.example outside demo mode`);
}

/** For printing: no secret, no password in an address. */
export function redactedEnv(env: Env): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(env)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, secretSettings.includes(name as SettingName) ? '[set]' : withoutPassword(value)]),
  );
}

function withoutPassword(value: unknown): unknown {
  if (typeof value !== 'string' || !URL.canParse(value)) return value;
  const address = new URL(value);
  if (address.password === '') return value;
  address.password = 'redacted';
  return address.toString();
}
