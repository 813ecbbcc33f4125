/** The automatic retry alone, with every other road closed. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { openLedger } from './ledger.ts';
import { sendLeads } from './load.ts';
import { startPlatform } from './platform.ts';

const leads = 2;
const within = { timeout: 60_000, interval: 100 };
/** 300,000 in production. */
const sweepMs = 2_000;
const settings = {
  RELAY: 'off',
  SWEEP_INTERVAL_MS: String(sweepMs),
  DELIVERY_BACKOFF_BASE_MS: '100',
  DELIVERY_BACKOFF_MAX_MS: '200',
};

it('tries again by itself, also after a restart of its process [A-442]', { timeout: 180_000 }, async () => {
  const swept: number[] = [];
  const platform = await startPlatform({
    backend: 'postgres',
    settings,
    onLine: (name, line) => {
      if (name === 'scheduler' && line.includes('"msg":"swept"')) swept.push(performance.now());
    },
  });
  const ledger = openLedger(platform.databaseUrl);
  onTestFinished(async () => {
    await ledger.close();
    await platform.stop();
  }, 60_000);
  const { scheduler, sandbox, apiUrl } = platform;
  const dueForMs = async (): Promise<number> =>
    (
      await ledger.query<{ ms: number }>(
        `select extract(epoch from now() - max(due_at))::float8 * 1000 as ms from deliveries where state = 'retry_wait'`,
      )
    )[0]!.ms;
  const arrives = (count: number) =>
    vi.waitFor(async () => {
      expect(Object.values((await sandbox.leads()).writesPerReference)).toEqual(Array.from({ length: count }, () => 1));
    }, within);

  await sandbox.setFaults({ tooMany429: 1, retryAfterSeconds: 1 });
  await sendLeads({ apiUrl, leads, spreadMs: 200 });
  await vi.waitFor(async () => expect(await ledger.states()).toMatchObject({ retry_wait: leads }), within);
  await sandbox.setFaults({});
  await arrives(leads);

  // nobody else tries what failed
  await scheduler.kill();
  await sandbox.setFaults({ tooMany429: 1, retryAfterSeconds: 1 });
  await sendLeads({ apiUrl, leads, spreadMs: 200, first: leads });
  await vi.waitFor(async () => expect(await ledger.states()).toMatchObject({ retry_wait: leads }), within);
  await sandbox.setFaults({});
  await vi.waitFor(async () => expect(await dueForMs()).toBeGreaterThan(sweepMs + 500), within);
  await sendLeads({ apiUrl, leads: 1, spreadMs: 0, first: 2 * leads });
  await arrives(leads + 1);
  expect(await ledger.states()).toMatchObject({ retry_wait: leads });
  await scheduler.restart();
  await arrives(2 * leads + 1);
  for (let n = 1; n < swept.length; n += 1) expect(swept[n]! - swept[n - 1]!).toBeGreaterThan(sweepMs / 2 - 500);
});
