import { loadEnv } from '@manzil/core/platform/env';
import { expect, it } from 'vitest';
import { banner } from './banner.ts';

const facts = { withSandbox: true, embeddedDatabase: true, seconds: 3.21 };

it('names addresses, demo credentials and how to stop', () => {
  const text = banner({ ...facts, env: loadEnv([], { DEMO_MODE: 'on' }) });
  for (const part of [
    '/en',
    '/ar',
    '/admin-login',
    'admin / manzil-demo',
    'http://127.0.0.1:5002',
    'Ctrl-C',
    '3.2 s',
  ]) {
    expect(text).toContain(part);
  }
});

it('shows no credentials without demo mode, and no password of an outside database', () => {
  const env = loadEnv([], { DATABASE_URL: 'postgresql://u:hidden@db/x', REDIS_URL: 'redis://:hidden@r' });
  const text = banner({ ...facts, env, embeddedDatabase: false, withSandbox: false });
  expect(text).not.toMatch(/hidden|manzil-demo|sandbox/);
  expect(text).toContain('on Redis');
});
