import { testPool } from '../../deliveries/testing/ledger-fixture.ts';
import { createTestDatabase } from '@manzil/testing/database';
import { startService, type ServiceProcess } from '@manzil/testing/service-process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startManyListings, type ManyListings } from './testing/many-listings.ts';

const count = 20_000;
const mostGrowthMb = 100;
const database = await createTestDatabase();
const pool = testPool(database.url);
let crm: ManyListings;
let folder: string;
let worker: ServiceProcess;

const start = (): Promise<ServiceProcess> =>
  startService('crm-sync', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SYNC_TOKEN: 'token-of-the-test-token-of-the-test',
    SYNC_PORT: '0',
    CRM_BASE_URL: crm.url,
  });
const portOf = ({ lines }: ServiceProcess): number =>
  lines.map((line) => (JSON.parse(line) as { port?: number }).port).find((port) => port !== undefined) ?? 0;
const pull = (full: boolean): Promise<Response> =>
  fetch(`http://127.0.0.1:${String(portOf(worker))}/sync-now${full ? '?full=1' : ''}`, {
    method: 'POST',
    headers: { authorization: 'Bearer token-of-the-test-token-of-the-test' },
    signal: AbortSignal.timeout(30_000),
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-pull-process-'));
  crm = await startManyListings(count);
  worker = await start();
});
afterAll(async () => {
  await worker.end('SIGTERM');
  await crm.close();
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** `VmRSS` is now, `VmHWM` the most so far. */
async function memoryMb(which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${String(worker.pid)}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}
const run = async () =>
  (
    await pool.query<{ id: number; state: string; pages: number; pulled: number }>(
      'select id, state, pages, pulled from sync_runs order by id desc limit 1',
    )
  ).rows[0];
const written = async () =>
  (
    await pool.query(
      `select count(*)::int as n, md5(string_agg(xmin::text || updated_at::text || version::text, ',' order by id)) as all
       from properties`,
    )
  ).rows[0] as { n: number; all: string };
const succeeds = (id: number) =>
  expect.poll(run, { timeout: 550_000, interval: 200 }).toMatchObject({ id, state: 'success' });

it.runIf(process.platform === 'linux')(
  'takes them in with less than 100 MB more memory',
  { timeout: 700_000 },
  async () => {
    let last = 0;
    await expect
      .poll(
        async () => {
          const now = await memoryMb('VmRSS');
          const change = Math.abs(now - last);
          last = now;
          return change;
        },
        { interval: 1_000 },
      )
      .toBeLessThan(1);
    const before = last;
    crm.open = true;
    await expect.poll(async () => (await run())?.state, { timeout: 90_000 }).toBe('running');
    const id = (await run())!.id;
    await succeeds(id);
    expect((await written()).n).toBe(count);
    const most = await memoryMb('VmHWM');
    expect(most - before, `from ${before.toFixed(0)} MB to ${most.toFixed(0)} MB`).toBeLessThan(mostGrowthMb);
  },
);

it('goes on where a kill ended it, and touches no listing', { timeout: 700_000 }, async () => {
  const before = await written();
  crm.pages.length = 0;
  let killed: Promise<void> | undefined;
  crm.beforePage = (first) => {
    if (first === 10_000) killed ??= worker.end('SIGKILL');
  };
  await pull(true).catch(() => undefined);
  await expect.poll(() => killed !== undefined, { timeout: 120_000 }).toBe(true);
  await killed;
  crm.beforePage = () => undefined;
  const cut = (await run())!;
  expect(cut).toMatchObject({ state: 'running' });
  expect(await written()).toEqual(before);
  // as if its lease had run out
  await pool.query(`update sync_runs set lease_until = now() where state = 'running'`);
  worker = await start();
  await succeeds(cut.id);
  expect(crm.pages.filter((first) => first === 0)).toHaveLength(1);
  expect((await run())?.pulled).toBe(count);
  expect(await written()).toEqual(before);
  const { rows } = await pool.query('select count(*)::int as n from deliveries');
  expect(rows).toEqual([{ n: 0 }]);
});
