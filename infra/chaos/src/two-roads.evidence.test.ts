import { wipeQueues } from '@manzil/core/messaging/testing/wipe-queues';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLedger } from './ledger.ts';
import { sendLeads } from './load.ts';
import { startPlatform } from './platform.ts';

const leads = 12;
/** CRM and mail. */
const deliveries = 2 * leads;
const onceEach = Array.from({ length: leads }, () => 1);
const startMs = 2_000;
const within = { timeout: 40_000, interval: 200 };

async function start(backend: 'postgres' | 'redis', settings: Record<string, string>) {
  const platform = await startPlatform({ backend, settings, onLine: () => undefined });
  const ledger = openLedger(platform.databaseUrl);
  onTestFinished(async () => {
    await ledger.close();
    await platform.stop();
  }, 60_000);
  const send = async (): Promise<void> => {
    const { accepted } = await sendLeads({ apiUrl: platform.apiUrl, leads, spreadMs: 500 });
    expect(accepted).toHaveLength(leads);
  };
  const writes = async (): Promise<number[]> => {
    await vi.waitFor(async () => expect(await ledger.states()).toEqual({ delivered: deliveries }), within);
    return Object.values((await platform.sandbox.leads()).writesPerReference);
  };
  return { platform, ledger, send, writes };
}

describe.each(['postgres', 'redis'] as const)('with queues on %s', (backend) => {
  it('leads arrive through the queue while the relay stands still', { timeout: 120_000 }, async () => {
    const { send, writes } = await start(backend, { RELAY: 'off' });
    await send();
    expect(await writes()).toEqual(onceEach);
  });

  it('leads arrive through the relay when the queue was wiped', { timeout: 120_000 }, async () => {
    const { platform, ledger, send, writes } = await start(backend, { RELAY_TRUST_MS: '1000' });
    const { scheduler, crmSync, notifier } = platform;
    await Promise.all([scheduler.kill(), crmSync.kill(), notifier.kill()]);
    await send();
    // queues are told after the answer
    await platform.api?.kill();
    await wipeQueues(platform.databaseUrl, platform.redisUrl);
    await Promise.all([crmSync.restart(), notifier.restart()]);
    // no queue and no relay: nothing may move
    const waitedMs = async (): Promise<number> =>
      (
        await ledger.query<{ ms: number }>(
          `select extract(epoch from now() - max(created_at))::float8 * 1000 as ms from deliveries`,
        )
      )[0]!.ms;
    await vi.waitFor(async () => expect(await waitedMs()).toBeGreaterThan(3_000 + startMs), within);
    expect(await ledger.states()).toEqual({ pending: deliveries });
    await scheduler.restart();
    expect(await writes()).toEqual(onceEach);
  });
});
