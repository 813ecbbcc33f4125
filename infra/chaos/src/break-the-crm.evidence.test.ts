import { seedDatabase } from '@manzil/core/seeds/seed';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPlatform } from './platform.ts';

const within = { timeout: 90_000, interval: 500 };
/** Shorter waits in production's order. */
const settings = {
  DEMO_MODE: 'on',
  DELIVERY_REQUEST_TIMEOUT_MS: '1000',
  DELIVERY_LEASE_MARGIN_MS: '1500',
  DELIVERY_LEASE_MS: '6000',
  DELIVERY_BACKOFF_BASE_MS: '200',
  DELIVERY_BACKOFF_MAX_MS: '500',
  DELIVERY_BREAKER_OPEN_MS: '1000',
};
const well = {
  error500: 0,
  tooMany429: 0,
  cutAfterWrite: 0,
  malformed: 0,
  lostWrite: 0,
  duplicateWrite: 0,
  retryAfterSeconds: 1,
  delayMs: 0,
  idempotent: true,
};
const origin = 'http://localhost:3000';

interface Figures {
  accepted: number;
  stored: number;
  inCrm: number;
  duplicates: number;
  duplicatesPrevented: number;
  waiting: number;
  unsettled: number;
  lost: number;
}

async function signIn(apiUrl: string) {
  const answer = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: 'admin', password: 'manzil-demo' }),
    signal: AbortSignal.timeout(10_000),
  });
  const headers = {
    origin,
    'content-type': 'application/json',
    cookie:
      answer.headers
        .getSetCookie()
        .find((one) => one.startsWith('manzil.sid='))
        ?.split(';', 1)[0] ?? '',
    'x-session-token': answer.headers.get('x-session-token') ?? '',
  };
  return async <T>(method: string, path = '', body?: object): Promise<T> => {
    const called = await fetch(`${apiUrl}/api/admin/crm-test${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!called.ok) throw new Error(`${method} ${path} answered ${String(called.status)}: ${await called.text()}`);
    return (await called.json()) as T;
  };
}

it('loses nothing and writes nothing twice while the CRM is broken and healed', { timeout: 240_000 }, async () => {
  const platform = await startPlatform({ backend: 'postgres', settings, onLine: () => undefined });
  onTestFinished(() => platform.stop(), 60_000);
  await seedDatabase(platform.databaseUrl, { demoMode: true });
  const call = await signIn(platform.apiUrl);
  const figures = async (): Promise<Figures> => (await call<{ leads: Figures }>('GET')).leads;

  // a naive retry writes twice
  await call('PUT', '/faults', { ...well, cutAfterWrite: 0.5, idempotent: false });
  expect(await call('POST', '/leads')).toEqual({ accepted: 50, refused: 0 });
  await vi.waitFor(async () => {
    const now = await figures();
    expect(now).toMatchObject({ accepted: 50, stored: 50, lost: 0, duplicates: 0 });
    expect(now.duplicatesPrevented).toBeGreaterThan(0);
  }, within);
  await call('PUT', '/faults', { ...well, error500: 1 });
  expect(await call('POST', '/leads')).toEqual({ accepted: 50, refused: 0 });
  expect(await figures()).toMatchObject({ accepted: 100, stored: 100, lost: 0 });
  await call('PUT', '/faults', well);
  await vi.waitFor(async () => {
    const now = await figures();
    expect(now).toMatchObject({ accepted: 100, lost: 0, duplicates: 0 });
    expect(now).toMatchObject({ inCrm: 100, waiting: 0, unsettled: 0 });
  }, within);
  expect(Object.values((await platform.sandbox.leads()).writesPerReference)).toEqual(
    Array.from({ length: 100 }, () => 1),
  );
  expect(await call('DELETE', '/leads')).toEqual({ deleted: 100 });
  expect(await figures()).toMatchObject({ accepted: 0, stored: 0, lost: 0 });
});
