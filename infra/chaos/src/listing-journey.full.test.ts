/** The CRM is told once, and the next pull takes nothing back. */
import { wipeQueues } from '@manzil/core/messaging/testing/wipe-queues';
import { seedDatabase } from '@manzil/core/seeds/seed';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLedger } from './ledger.ts';
import { shortSettings } from './platform-env.ts';
import { startPlatform } from './platform.ts';

const listings = 2;
const within = { timeout: 120_000, interval: 100 };
const origin = 'http://localhost:3000';

async function signIn(apiUrl: string) {
  const ask = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${apiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
  const answer = await ask('POST', '/api/auth/login', {}, { username: 'admin', password: 'manzil-demo' });
  const headers = {
    cookie:
      answer.headers
        .getSetCookie()
        .find((one) => one.startsWith('manzil.sid='))
        ?.split(';', 1)[0] ?? '',
    'x-session-token': answer.headers.get('x-session-token') ?? '',
  };
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const called = await ask(method, path, headers, body);
    const text = await called.text();
    if (!called.ok) throw new Error(`${method} ${path} answered ${String(called.status)}: ${text}`);
    return JSON.parse(text) as T;
  };
}

interface Shown {
  id: number;
  title: string;
  referenceId: string;
}

it.each(['postgres', 'redis'] as const)(
  'a listing comes, is changed here and goes back, once, with queues on %s',
  { timeout: 240_000 },
  async (backend) => {
    const settings = { ...shortSettings, DEMO_MODE: 'on', SANDBOX_LISTINGS: String(listings), RELAY_TRUST_MS: '1000' };
    const platform = await startPlatform({ backend, settings, onLine: () => undefined });
    const ledger = openLedger(platform.databaseUrl);
    onTestFinished(async () => {
      await ledger.close();
      await platform.stop();
    }, 60_000);
    const { crmSync, sandbox } = platform;
    const pulled = async () =>
      (
        await ledger.query<{ n: number }>(
          `select count(*)::int as n from properties where source = 'crm' and is_active`,
        )
      )[0]!.n;
    await vi.waitFor(async () => expect(await pulled()).toBe(listings), within);
    await seedDatabase(platform.databaseUrl, { demoMode: true });
    const call = await signIn(platform.apiUrl);
    const { properties } = await call<{ properties: Shown[] }>('GET', '/api/properties?limit=20');
    expect(properties).toHaveLength(listings);
    const before = await sandbox.listings();

    // so that its worker dies while it sends
    await sandbox.setFaults({ delayMs: 1_500, idempotent: false });
    const { id } = properties[0]!;
    await call('PATCH', `/api/properties/${String(id)}`, { title: 'Told to the CRM once' });
    await vi.waitFor(async () => {
      const { first } = await ledger.sending();
      expect(first).toHaveLength(1);
    }, within);
    await crmSync.kill();
    await wipeQueues(platform.databaseUrl, platform.redisUrl);
    await sandbox.setFaults({ idempotent: false });
    await crmSync.restart();
    await vi.waitFor(async () => expect(await ledger.states()).toEqual({ delivered: 1 }), within);

    const after = await sandbox.listings();
    expect(after.records).toBe(before.records);
    const told = Object.entries(after.writesPerReference).filter(
      ([reference, writes]) => writes !== (before.writesPerReference[reference] ?? 0),
    );
    expect(told).toHaveLength(1);
    expect(told[0]![1] - (before.writesPerReference[told[0]![0]] ?? 0)).toBe(1);

    const finished = async () =>
      (await ledger.query<{ n: number }>(`select count(*)::int as n from sync_runs where state = 'success'`))[0]!.n;
    const sofar = await finished();
    await call('POST', '/api/sync-now');
    await vi.waitFor(async () => expect(await finished()).toBeGreaterThan(sofar), within);
    expect(await call<Shown>('GET', `/api/properties/${String(id)}`)).toMatchObject({ title: 'Told to the CRM once' });
    expect(await pulled()).toBe(listings);
    expect(await ledger.states()).toEqual({ delivered: 1 });
  },
);
