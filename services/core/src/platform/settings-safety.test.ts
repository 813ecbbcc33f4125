import { expect, it } from 'vitest';
import { EnvError, loadEnv } from './env.ts';
import { demandSafeSettings, unsafeSettings } from './settings-safety.ts';

const secret = (name: string): string => `${name}-0123456789abcdef0123456789abcdef`;
const real = {
  PUBLIC_URL: 'https://manzil.example',
  DATABASE_URL: 'postgresql://manzil:long-pass-word@postgres:5432/manzil',
  REDIS_URL: 'redis://:long-pass-word@redis:6379',
  CRM_PROVIDER: 'reso',
  CRM_BASE_URL: 'https://api.mls.example/odata',
  SESSION_SECRET: secret('session'),
  CAPTCHA_SECRET: secret('captcha'),
  SYNC_TOKEN: secret('sync'),
  SETTINGS_KEY: secret('settings'),
};
const faultsOf = (changes: Record<string, string>): string[] => unsafeSettings(loadEnv([], { ...real, ...changes }));

it('finds nothing in an installation as it should be, nor in a start without any setting', () => {
  expect(faultsOf({})).toEqual([]);
  expect(unsafeSettings(loadEnv([], {}))).toEqual([]);
});

it.each([
  [{ PUBLIC_URL: 'http://manzil.example' }, /^PUBLIC_URL must begin with https/],
  [{ PUBLIC_URL: 'http://192.168.1.4:3000' }, /^PUBLIC_URL must begin with https/],
  [{ SESSION_SECRET: 'sixteen-letters-' }, /^SESSION_SECRET is too easy to guess/],
  [{ SETTINGS_KEY: 'abcd'.repeat(16) }, /^SETTINGS_KEY is too easy to guess/],
  [{ SYNC_TOKEN: real.SESSION_SECRET }, /^SYNC_TOKEN must not be the same as SESSION_SECRET/],
  [{ SESSION_SECRET_FORMER: real.SESSION_SECRET }, /^SESSION_SECRET_FORMER must not be the same as SESSION_SECRET/],
  [{ CAPTCHA_SECRET_FORMER: 'sixteen-letters-' }, /^CAPTCHA_SECRET_FORMER is too easy to guess/],
  [{ DATABASE_URL: 'postgresql://manzil:x@postgres/manzil' }, /^The password of DATABASE_URL/],
  [{ DATABASE_URL: 'postgresql://manzil-platform:manzil-platform@postgres/manzil' }, /^The password of DATABASE_URL/],
  [{ DATABASE_URL: 'postgresql://manzil@postgres/manzil' }, /^The password of DATABASE_URL/],
  [{ REDIS_URL: 'redis://redis:6379', REDIS_PASSWORD: 'x' }, /^The password of REDIS_URL/],
  [{ CAPTCHA_MODE: 'off' }, /^CAPTCHA_MODE=off is refused/],
  [{ CRM_BASE_URL: 'http://api.mls.example/odata' }, /^CRM_BASE_URL must begin with https/],
  [{ SMTP_URL: 'smtp://mail.example:587', SMTP_TLS: 'off' }, /^SMTP_TLS=off is refused/],
  [{ CRM_TOKEN_URL: 'http://login.mls.example/token' }, /^CRM_TOKEN_URL must begin with https/],
  [{ CRM_BASE_URL: 'http://[2001:db8::1]/odata' }, /^CRM_BASE_URL must begin with https/],
  [{ ASSISTANT_BASE_URL: 'http://chat.example' }, /^ASSISTANT_BASE_URL must begin with https/],
  [{ CRM_API_KEY: 'sandbox-key' }, /^CRM_API_KEY is the sandbox's/],
])('outside demo mode %o is one fault, told in a sentence without the value [M-743]', (changes, sentence) => {
  const [fault = '', ...others] = faultsOf(changes);
  expect(fault).toMatch(sentence);
  expect(fault).toMatch(/^[^\n]+\.$/);
  expect(others).toEqual([]);
  // one letter stands in every sentence
  const values = Object.values(changes).filter((value) => value.length > 3);
  expect(values.filter((value) => fault.includes(value) && value !== 'off')).toEqual([]);
});

it.each([
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1, 128.0.0.0/1',
  '0.0.0.0/0.0.0.0',
  '10.0.0.0/255.0.255.0',
  '2000::/3',
  'loopback, 0.0.0.0/0',
  'true',
  '1',
  '',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
])('TRUST_PROXY %j is refused [M-743]', (list) => {
  expect(unsafeSettings({ ...loadEnv([], real), TRUST_PROXY: list })).toEqual([expect.stringMatching(/^TRUST_PROXY/)]);
});

it.each(['loopback', 'uniquelocal, 203.0.113.7', '10.0.0.0/8', '10.0.0.0/255.0.0.0', 'fc00::/7', '2001:db8::1'])(
  'TRUST_PROXY %j is taken',
  (list) => {
    expect(faultsOf({ TRUST_PROXY: list })).toEqual([]);
  },
);

it.each([
  { PUBLIC_URL: 'http://localhost:3000', CAPTCHA_MODE: 'off' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { CRM_BASE_URL: 'http://crm-bridge:8080' },
  { SMTP_URL: 'smtp://mail-relay:25', SMTP_TLS: 'off' },
  { SMTP_URL: 'smtp://mail.example:587' },
  { CRM_BASE_URL: 'http://127.0.0.1:8080' },
  { DATABASE_URL: 'postgresql://manzil@localhost/manzil' },
  { REDIS_URL: 'redis://[::1]:6379' },
])('%o stays allowed: nobody else hears it', (changes) => {
  expect(faultsOf(changes)).toEqual([]);
});

it('leaves demo mode as it is, whose secrets are public', () => {
  const source = {
    DEMO_MODE: 'on',
    SESSION_SECRET: 'sixteen-letters-',
    CAPTCHA_MODE: 'off',
    CRM_API_KEY: 'sandbox-key',
  };
  expect(unsafeSettings(loadEnv([], source))).toEqual([]);
});

it('stops a start with every fault at once [M-743]', () => {
  const env = loadEnv([], { ...real, PUBLIC_URL: 'http://manzil.example', CAPTCHA_MODE: 'off' });
  expect(() => demandSafeSettings(env)).toThrow(EnvError);
  expect(() => demandSafeSettings(env)).toThrow(/PUBLIC_URL.*CAPTCHA_MODE/);
});
