/** What a start for real refuses: settings that can be read, and that would leave an installation open. */
import { isIP } from 'node:net';
import { EnvError, isLoopback, type Env } from './env.ts';
import { sandboxKey } from './settings.ts';

const ownSecrets = [
  'SESSION_SECRET',
  'SESSION_SECRET_FORMER',
  'CAPTCHA_SECRET',
  'CAPTCHA_SECRET_FORMER',
  'SYNC_TOKEN',
  'SETTINGS_KEY',
  'SETTINGS_KEY_FORMER',
] as const;
const serverAddresses = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'REDIS_URL'] as const;
const outsideAddresses = ['CRM_BASE_URL', 'CRM_TOKEN_URL', 'ASSISTANT_BASE_URL', 'OIDC_ISSUER'] as const;

const secretMinLength = 32;
/** Of different signs; 32 random hexadecimal digits practically never have fewer. */
const secretMinVariety = 8;
const passwordMinLength = 12;
/** Wider networks (in bits of the prefix) hold strangers. 10.0.0.0/8 and fc00::/7 are the widest private ones. */
const widestNetwork = { 4: 8, 6: 7 } as const;
const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * One sentence for each fault, with what to do; none holds a value. Empty in demo mode, whose values are public and
 * which is only for this machine.
 */
export function unsafeSettings(env: Env): string[] {
  if (env.DEMO_MODE) return [];
  return [
    ...weakSecrets(env),
    ...serverAddresses.flatMap((name) => weakPassword(name, env[name])),
    ...openAddresses(env),
    ...wideProxies(env.TRUST_PROXY),
  ];
}

/** @throws EnvError naming every fault */
export function demandSafeSettings(env: Env): void {
  const faults = unsafeSettings(env);
  if (faults.length > 0) throw new EnvError(faults.join(' '));
}

function weakSecrets(env: Env): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const name of ownSecrets) {
    const value = env[name];
    if (value === undefined) continue;
    if (value.length < secretMinLength || new Set(value).size < secretMinVariety)
      faults.push(
        `${name} is too easy to guess: make one of at least ${String(secretMinLength)} characters with "openssl rand -hex 32".`,
      );
    const other = seen.get(value);
    if (other !== undefined) faults.push(`${name} must not be the same as ${other}: make each of its own.`);
    else seen.set(value, name);
  }
  if (env.CRM_API_KEY === sandboxKey)
    faults.push("CRM_API_KEY is the sandbox's, which is public: give the key of your CRM account, or leave it out.");
  return faults;
}

/** On this machine a server may ask for none (peer and trust), or its own starter made it. */
function weakPassword(name: string, address: string | undefined): string[] {
  if (address === undefined) return [];
  const { hostname, username, password } = new URL(address);
  if (hostname === '' || isLoopback(hostname)) return [];
  if (password.length >= passwordMinLength && password !== username) return [];
  return [
    `The password of ${name} must have at least ${String(passwordMinLength)} characters and not be the user's name: change it in the server and in the settings.`,
  ];
}

function openAddresses(env: Env): string[] {
  const faults: string[] = [];
  const site = new URL(env.PUBLIC_URL);
  const local = isLoopback(site.hostname);
  if (site.protocol === 'http:' && !local)
    faults.push('PUBLIC_URL must begin with https://, because passwords and cookies travel over it.');
  // who opens a site of this machine alone needs no guard against strangers
  if (env.CAPTCHA_MODE === 'off' && !local)
    faults.push('CAPTCHA_MODE=off is refused because others reach PUBLIC_URL: set it to on, or leave it out.');
  if (env.SMTP_TLS === 'off' && env.SMTP_URL !== undefined && !isInternal(new URL(env.SMTP_URL).hostname))
    faults.push(
      'SMTP_TLS=off is refused because mails would travel readable to SMTP_URL: set it to on, or leave it out.',
    );
  for (const name of outsideAddresses) {
    const address = env[name];
    if (address === undefined || address === '' || !isOpen(new URL(address))) continue;
    faults.push(`${name} must begin with https://, because keys and personal data travel over it.`);
  }
  return faults;
}

/** Plain http to anything but this machine and names without a dot, which only an internal network knows. */
const isOpen = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && !isInternal(hostname);

const isInternal = (hostname: string): boolean => isLoopback(hostname) || !/[.:]/.test(hostname);

function wideProxies(list: string): string[] {
  const entries = list.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => proxyNames.has(entry) || isNarrowNetwork(entry))) return [];
  return [
    'TRUST_PROXY must hold only loopback, linklocal, uniquelocal, addresses, and networks no wider than /8: name your own proxies, or anybody may give a false address.',
  ];
}

/** An address, or a network by the length of its prefix or by an IPv4 mask. */
function isNarrowNetwork(entry: string): boolean {
  const [address = '', mask, ...rest] = entry.split('/');
  const family = isIP(address);
  if (rest.length > 0 || (family !== 4 && family !== 6)) return false;
  if (mask === undefined) return true;
  const bits = family === 4 && isIP(mask) === 4 ? maskBits(mask) : /^\d{1,3}$/.test(mask) ? Number(mask) : -1;
  return bits >= widestNetwork[family] && bits <= (family === 4 ? 32 : 128);
}

/** -1 for a mask with gaps. */
function maskBits(mask: string): number {
  const digits = mask
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return /^1*0*$/.test(digits) ? digits.replaceAll('0', '').length : -1;
}
