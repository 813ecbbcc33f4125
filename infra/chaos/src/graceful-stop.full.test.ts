/** Roll-outs rely on it. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { stillAlive } from './child.ts';
import { openLedger } from './ledger.ts';
import { sendLeads } from './load.ts';
import { startPlatform } from './platform.ts';

const leads = 6;
const deliveries = 2 * leads;
const graceMs = 20_000;

it('stays ready without Redis, and still ends in order within the grace period', async () => {
  const lines: { name: string; line: string }[] = [];
  const platform = await startPlatform({
    backend: 'redis',
    ops: true,
    // longer than the next question takes
    settings: { STOP_DELAY_MS: '4000' },
    onLine: (name, line) => void lines.push({ name, line }),
  });
  const ledger = openLedger(platform.databaseUrl);
  onTestFinished(async () => {
    await ledger.close();
    await platform.stop();
  });
  const { redis, apiUrl, opsUrls } = platform;
  const ask = async (path: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all([...opsUrls].map(async ([name, url]) => [name, (await fetch(url + path)).status] as const)),
    );
  const all = (status: number) =>
    Object.fromEntries(['api', 'crm-sync', 'retry', 'notifier', 'scheduler'].map((name) => [name, status]));

  expect(await ask('/livez')).toMatchObject(all(200));
  expect(await ask('/readyz')).toMatchObject(all(200));
  expect(await ask('/metrics')).toMatchObject(all(200));

  await redis?.stop();
  const { accepted } = await sendLeads({ apiUrl, leads, spreadMs: 600 });
  expect(accepted).toHaveLength(leads);
  expect(await ask('/readyz')).toMatchObject(all(200));

  const ours = platform.pids.filter((pid) => pid !== platform.crm.pid);
  for (const pid of ours) process.kill(pid, 'SIGTERM');
  await vi.waitFor(async () => expect(await ask('/readyz')).toMatchObject(all(503)), { timeout: 3_000, interval: 20 });
  expect(await ask('/livez')).toMatchObject(all(200));
  const late = await fetch(`${apiUrl}/api/properties`);
  expect(late.status).toBe(200);
  expect(late.headers.get('connection')).toBe('close');

  await vi.waitFor(() => expect(stillAlive(ours)).toEqual([]), { timeout: graceMs, interval: 100 });
  expect(lines.filter(({ line }) => /stopping took too long|stop failed|uncaught|unhandled/.test(line))).toEqual([]);
  // what no queue took waits in the ledger, unclaimed
  expect(await ledger.states()).toEqual({ pending: deliveries });
});
