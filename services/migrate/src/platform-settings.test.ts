import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { checkPlatformSettings } from './platform-settings.ts';

const example = parseEnv(readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8'));
const addresses = {
  DATABASE_URL: 'postgresql://manzil_app@postgres:5432/manzil',
  DATABASE_OWNER_URL: 'postgresql://manzil@postgres:5432/manzil',
  REDIS_URL: 'redis://redis:6379',
};
const demo = { ...example, ...addresses };
const secret = (n: number): string => `a-secret-of-this-installation-no-${String(n)}`;
const real = {
  ...addresses,
  PUBLIC_URL: 'https://manzil.example',
  HTTP_BIND: '0.0.0.0',
  DATABASE_PASSWORD: secret(1),
  DATABASE_OWNER_PASSWORD: secret(7),
  REDIS_PASSWORD: secret(2),
  SESSION_SECRET: secret(3),
  CAPTCHA_SECRET: secret(4),
  SYNC_TOKEN: secret(5),
  SETTINGS_KEY: secret(6),
};
const secretNames = Object.keys(real).slice(5) as (keyof typeof real)[];

it('the example starts as it is, and so does an installation with secrets of its own', () => {
  expect(checkPlatformSettings(demo)).toBeNull();
  expect(checkPlatformSettings(real)).toBeNull();
});

it.each(secretNames)('without %s nothing starts, with or without demo mode', (name) => {
  for (const source of [demo, real]) expect(checkPlatformSettings({ ...source, [name]: '' })).toContain(name);
});

it.each(secretNames)('%s of the example is refused outside demo mode, in one sentence without the value', (name) => {
  const problem = checkPlatformSettings({ ...real, [name]: example[name] }) ?? '';
  expect(problem).toMatch(new RegExp(`^${name} must not have the value of .env.example outside demo mode\\.$`));
});

it('a real CRM wants its address, and so does a real site', () => {
  const reso = { ...real, CRM_PROVIDER: 'reso' };
  expect(checkPlatformSettings(reso)).toContain('CRM_BASE_URL must be set');
  expect(checkPlatformSettings({ ...reso, CRM_BASE_URL: 'https://api.mls.example/odata' })).toBeNull();
  expect(checkPlatformSettings({ ...real, CRM_PROVIDER: 'hubspot' })).toBeNull();
  expect(checkPlatformSettings({ ...real, PUBLIC_URL: '' })).toContain('PUBLIC_URL must be set');
});

it('an address with a password in it needs no other', () => {
  const managed = { ...real, DATABASE_URL: 'postgresql://u:pass-word-of-it@db.example/manzil', DATABASE_PASSWORD: '' };
  expect(checkPlatformSettings(managed)).toBeNull();
  // one address for all, from before there were roles: the owner's own default is of another server
  expect(checkPlatformSettings({ ...managed, DATABASE_OWNER_PASSWORD: '' })).toBeNull();
});

it('demo mode is refused on an address that others reach', () => {
  expect(checkPlatformSettings({ ...demo, PUBLIC_URL: 'https://manzil.example' })).toMatch(/^DEMO_MODE is refused/);
});

it('a real site says where it is published, and a demo is for this machine [M-744]', () => {
  expect(checkPlatformSettings({ ...real, HTTP_BIND: '' })).toMatch(/^HTTP_BIND must be set in \.env/);
  expect(checkPlatformSettings({ ...demo, HTTP_BIND: '0.0.0.0' })).toMatch(/^DEMO_MODE is refused because HTTP_BIND/);
});

it('every fault is named at once', () => {
  const open = { ...real, PUBLIC_URL: 'http://manzil.example', CAPTCHA_MODE: 'off', TRUST_PROXY: '0.0.0.0/0' };
  expect(checkPlatformSettings(open)).toMatch(/PUBLIC_URL.*CAPTCHA_MODE.*TRUST_PROXY/);
  expect(checkPlatformSettings({ ...open, SYNC_TOKEN: '', HTTP_BIND: '' })).toMatch(
    /^SYNC_TOKEN must be set in \.env\. .*PUBLIC_URL.*HTTP_BIND must be set/,
  );
});
