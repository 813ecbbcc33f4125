import { expect, it, onTestFinished, vi } from 'vitest';
import { openLedger } from './ledger.ts';
import { sendLeads } from './load.ts';
import { startPlatform } from './platform.ts';

const eachTime = 6;

it('answers within a second while Redis hangs or is gone, and loses nothing', { timeout: 150_000 }, async () => {
  const platform = await startPlatform({
    backend: 'redis',
    settings: { RELAY_TRUST_MS: '2000' },
    onLine: () => undefined,
  });
  const { redis, apiUrl } = platform;
  const ledger = openLedger(platform.databaseUrl);
  onTestFinished(async () => {
    redis?.resume();
    await ledger.close();
    await platform.stop();
  }, 60_000);
  let first = 0;
  const send = async (): Promise<number> => {
    const { accepted, slowestMs } = await sendLeads({ apiUrl, leads: eachTime, spreadMs: 1_200, first });
    first += eachTime;
    expect(accepted).toHaveLength(eachTime);
    return slowestMs;
  };
  /** CRM and mail. */
  const allDelivered = () =>
    vi.waitFor(async () => expect(await ledger.states()).toEqual({ delivered: 2 * first }), {
      timeout: 60_000,
      interval: 200,
    });

  await send();
  await allDelivered();
  redis?.pause();
  expect(await send()).toBeLessThan(1_000);
  redis?.resume();
  await allDelivered();
  await redis?.stop();
  expect(await send()).toBeLessThan(1_000);
  await redis?.start();
  await allDelivered();
  const { writesPerReference } = await platform.sandbox.leads();
  expect(Object.values(writesPerReference)).toEqual(Array.from({ length: first }, () => 1));
});
