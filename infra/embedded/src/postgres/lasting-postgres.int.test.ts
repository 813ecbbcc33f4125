import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withClient } from './database.ts';
import { type LastingPostgres, startLastingPostgres } from './lasting-postgres.ts';
import { processBegan } from '../process-identity.ts';

let folder: string;
let server: LastingPostgres | undefined;
let news: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-lasting-'));
  news = [];
});
afterEach(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<LastingPostgres> {
  const onNews = (text: string): void => void news.push(text);
  server = await startLastingPostgres({ dataDir: path.join(folder, 'postgres'), onNews });
  return server;
}

async function postmaster(): Promise<number> {
  const [pid] = (await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

it('comes back at the same address with what was committed, as often as it ends [M-006]', async () => {
  const { url } = await start();
  const address = url('postgres');
  await withClient(address, (client) => client.query('create table kept (n integer)'));
  for (const n of [1, 2]) {
    await withClient(address, (client) => client.query('insert into kept values ($1)', [n]));
    process.kill(await postmaster(), 'SIGKILL');
    await expect.poll(() => news.filter((one) => one === 'PostgreSQL runs again.').length, { timeout: 30_000 }).toBe(n);
  }
  const { rows } = await withClient(address, (client) => client.query<{ n: number }>('select n from kept order by n'));
  expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  expect(news.filter((one) => one.startsWith('PostgreSQL ended by itself; starting it again in'))).toHaveLength(2);
}, 60_000);

it('stays away once it is asked to stop, also while it waits to come back', async () => {
  const lasting = await start();
  const pid = await postmaster();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => news.length).toBe(1);
  await lasting.stop();
  expect(await processBegan(pid)).toBeNull();
  await expect(withClient(lasting.url('postgres'), () => Promise.resolve())).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  expect(news).toHaveLength(1);
});
