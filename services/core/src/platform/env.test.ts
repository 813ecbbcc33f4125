import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, exampleSecretPrefix, loadEnv, redactedEnv } from './env.ts';
import { settings } from './settings.ts';

const database = 'postgresql://manzil:pass-word@localhost:5432/manzil';

describe('loadEnv', () => {
  it('has a default for everything that is not required, and a description for everything', () => {
    const env = loadEnv([], {});
    expect(env).toMatchObject({ PORT: 3000, CRM_PROVIDER: 'sandbox', DEMO_MODE: false, DELIVERY_LEASE_MS: 60_000 });
    const silent = Object.entries(settings).filter(([, setting]) => !setting.description);
    expect(silent).toEqual([]);
  });

  it('has what waits for the CRM tried every five minutes, as the admin says [A-442]', () => {
    expect(loadEnv([], {}).SWEEP_INTERVAL_MS).toBe(5 * 60_000);
  });

  it('derives addresses from ports and takes given ones', () => {
    expect(loadEnv([], { PORT: '8080', API_PORT: '8081', SANDBOX_PORT: '8082' })).toMatchObject({
      PUBLIC_URL: 'http://localhost:8080',
      API_URL: 'http://127.0.0.1:8081',
      CRM_BASE_URL: 'http://127.0.0.1:8082',
    });
    const sandbox = 'http://crm-sandbox:5002';
    expect(loadEnv([], { SANDBOX_URL: sandbox }).CRM_BASE_URL).toBe(sandbox);
    expect(loadEnv([], { SANDBOX_URL: sandbox, CRM_PROVIDER: 'reso' }).CRM_BASE_URL).toBe('');
    expect(loadEnv([], { PUBLIC_URL: 'https://manzil.example/' }).PUBLIC_URL).toBe('https://manzil.example');
  });

  it('makes DATA_DIR absolute and takes an empty variable as left out', () => {
    const env = loadEnv([], { DATA_DIR: 'somewhere', REDIS_URL: '', PORT: '' });
    expect(env.DATA_DIR).toBe(path.resolve('somewhere'));
    expect(env.REDIS_URL).toBeUndefined();
    expect(env.PORT).toBe(3000);
  });

  it('names every setting that is wrong, and never its value', () => {
    const wrong = { PORT: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@h/d', CAPTCHA_MODE: 'hunter2' };
    expect(() => loadEnv([], wrong)).toThrow(EnvError);
    expect(() => loadEnv([], wrong)).toThrow(/PORT.*DATABASE_URL.*CAPTCHA_MODE/);
    expect(() => loadEnv([], wrong)).not.toThrow(/hunter2/);
  });

  const breachesAt = (address: string) => loadEnv([], { PASSWORD_BREACH_URL: address }).PASSWORD_BREACH_URL;

  it.each(['https://breaches.example/range', 'http://127.0.0.1:8080/range'])(
    'looks passwords up over TLS or on this machine: %s',
    (address) => {
      expect(breachesAt(address)).toBe(address);
    },
  );

  it.each(['http://breaches.example/range', 'breaches'])('looks passwords up nowhere else: %s [M-706]', (address) => {
    expect(() => breachesAt(address)).toThrow(/PASSWORD_BREACH_URL/);
  });

  it('names what a process cannot do without', () => {
    expect(() => loadEnv(['DATABASE_URL', 'SYNC_TOKEN'], { DATABASE_URL: database })).toThrow('SYNC_TOKEN must be set');
    expect(loadEnv(['DATABASE_URL'], { DATABASE_URL: database }).DATABASE_URL).toBe(database);
  });

  it.each([
    { PUBLIC_URL: 'https://manzil.example' },
    { PUBLIC_URL: 'http://localhost.manzil.example' },
    { PUBLIC_URL: 'http://192.168.1.4:3000' },
    { CRM_PROVIDER: 'hubspot' },
  ])('refuses demo mode with %o', (others) => {
    expect(() => loadEnv([], { DEMO_MODE: 'on', ...others })).toThrow(/DEMO_MODE is refused/);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'allows demo mode on %s',
    (address) => {
      expect(loadEnv([], { DEMO_MODE: 'on', PUBLIC_URL: address }).DEMO_MODE).toBe(true);
    },
  );
});

describe('passwords that stand beside their addresses', () => {
  it('are put in, whatever signs they hold', () => {
    const env = loadEnv([], {
      DATABASE_URL: 'postgresql://manzil@db:5432/manzil',
      DATABASE_PASSWORD: 'p@ss/wo:rd',
      REDIS_URL: 'redis://redis:6379',
      REDIS_PASSWORD: 'other',
    });
    expect(decodeURIComponent(new URL(env.DATABASE_URL ?? '').password)).toBe('p@ss/wo:rd');
    expect(env.REDIS_URL).toBe('redis://:other@redis:6379');
  });

  it('do not replace one that stands in the address', () => {
    expect(loadEnv([], { DATABASE_URL: database, DATABASE_PASSWORD: 'other' }).DATABASE_URL).toBe(database);
  });

  it('a secret of .env.example is refused outside demo mode', () => {
    const source = { SESSION_SECRET: `${exampleSecretPrefix}session-secret` };
    expect(() => loadEnv([], source)).toThrow(/^SESSION_SECRET must not have the value of .env.example/);
    expect(loadEnv([], { ...source, DEMO_MODE: 'on' }).DEMO_MODE).toBe(true);
  });
});

describe('redactedEnv', () => {
  it('shows no secret and no password', () => {
    const env = loadEnv([], {
      DATABASE_URL: database,
      REDIS_URL: 'redis://:pass-word@localhost',
      SESSION_SECRET: 'session-pass-word',
      CRM_API_KEY: 'key-pass-word',
    });
    const shown = JSON.stringify(redactedEnv(env));
    expect(shown).not.toContain('pass-word');
    expect(redactedEnv(env)).toMatchObject({ SESSION_SECRET: '[set]', PORT: 3000 });
  });
});

it('the owner of the database is who DATABASE_OWNER_URL names, in the same database only', () => {
  const owner = (DATABASE_OWNER_URL: string): string | undefined =>
    loadEnv([], {
      DATABASE_URL: 'postgresql://manzil_app@postgres:5432/manzil',
      DATABASE_OWNER_URL,
      DATABASE_OWNER_PASSWORD: 'secret',
    }).DATABASE_OWNER_URL;
  expect(owner('postgresql://manzil@postgres/manzil')).toBe('postgresql://manzil:secret@postgres/manzil');
  expect(owner('postgresql://manzil@elsewhere/manzil')).toBeUndefined();
  expect(owner('postgresql://manzil@postgres:5433/manzil')).toBeUndefined();
  expect(owner('postgresql://manzil@postgres/other')).toBeUndefined();
  expect(owner('')).toBeUndefined();
});
