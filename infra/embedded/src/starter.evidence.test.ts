import { createTestDatabase } from '@manzil/testing/database';
import { startTestRedis } from '@manzil/testing/redis';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { withClient } from './postgres/database.ts';
import { runningDatabase } from './postgres/running-database.ts';
import { expectNothingLeft, expectSite, usePlace } from './testing/starter-fixture.ts';
import { processesOver, stillLiving } from './testing/starter.ts';

const place = usePlace();

describe('npm start', () => {
  it('stops on Ctrl-C, which a terminal sends to the whole group, and starts again over its data', async () => {
    const first = await place.startReady();
    const processes = await first.processes();
    process.kill(-(first.npm.pid ?? 0), 'SIGINT');
    await expectNothingLeft(first, processes);
    expect(first.output()).toContain('Stopped.');
    const second = await place.startReady();
    expect(second.output()).not.toContain('Listings pulled');
    expect(second.output()).not.toContain('Building');
    await expectSite(second);
  });

  it('has its processes sign in as a role that owns nothing, also over data from before there was one [M-773 M-774]', async () => {
    const owner = async (sql: string): Promise<unknown[]> => {
      const url = await runningDatabase(place.dataDir);
      return withClient(url ?? '', async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
    };
    const first = await place.startReady();
    // as an earlier version left it
    await owner('drop owned by manzil_app; drop role manzil_app');
    const processes = await first.processes();
    process.kill(-(first.npm.pid ?? 0), 'SIGINT');
    await expectNothingLeft(first, processes);
    await expectSite(await place.startReady());
    const users = await owner(
      `select distinct usename as user, rolsuper as super from pg_stat_activity join pg_roles on oid = usesysid
       where application_name ~ '^manzil-(api|crm-sync|retry|notifier|scheduler)'`,
    );
    expect(users).toEqual([{ user: 'manzil_app', super: false }]);
  });

  it.each(['starter', 'npm'] as const)('starts again after kill -9 of the %s', async (victim) => {
    const first = await place.startReady();
    const processes = await first.processes();
    const pid = victim === 'npm' ? first.npm.pid : processes.find(({ name }) => name === 'starter')?.pid;
    process.kill(pid ?? 0, 'SIGKILL');
    const second = await place.startReady({ env: first.env });
    expect(await stillLiving(processes)).toEqual([]);
    await expectSite(second);
  });

  it('brings back a process that dies, and says which and how', async () => {
    const starter = await place.startReady();
    const api = (await starter.processes()).find(({ name }) => name === 'api');
    process.kill(api?.pid ?? 0, 'SIGKILL');
    await starter.printed('api ended (SIGKILL); starting it again in 1 s');
    await starter.printed('api runs again');
    await expectSite(starter);
    await vi.waitFor(
      async () => {
        const again = (await starter.processes()).find(({ name }) => name === 'api');
        expect(again?.pid).not.toBe(api?.pid);
      },
      { timeout: 30_000, interval: 100 },
    );
  });

  it('brings PostgreSQL back, and nothing else has to begin anew [M-006]', async () => {
    const starter = await place.startReady();
    const before = await starter.processes();
    process.kill(before.find(({ name }) => name === 'postgres')?.pid ?? 0, 'SIGKILL');
    await starter.printed('PostgreSQL ended by itself; starting it again in 1 s');
    await starter.printed('PostgreSQL runs again');
    await expectSite(starter);
    const others = (list: typeof before) => list.filter(({ name }) => name !== 'postgres');
    expect(others(await starter.processes())).toEqual(others(before));
  });

  it.each(['Starting PostgreSQL', 'Migrating the database', 'Starting crm-sync', 'Starting api', 'Starting web'])(
    'leaves nothing behind when it is stopped at "%s", and starts again',
    async (moment) => {
      const first = await place.start();
      await first.printed(moment);
      first.npm.kill('SIGTERM');
      expect(await first.ended()).toBe(0);
      expect(processesOver(place.dataDir)).toEqual([]);
      const second = await place.startReady({ env: first.env });
      expect(processesOver(place.dataDir).length).toBeGreaterThan(0);
      await expectSite(second);
    },
  );

  it('works in a folder that only its owner may enter', async () => {
    await mkdir(place.dataDir);
    await chmod(place.folder, 0o700);
    await chmod(place.dataDir, 0o700);
    await expectSite(await place.startReady());
  });

  it('runs on a PostgreSQL and a Redis from outside, without a server of its own', async () => {
    const database = await createTestDatabase();
    const redis = await startTestRedis();
    try {
      const starter = await place.startReady({
        env: { DATABASE_URL: database.url, REDIS_URL: redis.url, DEMO_MODE: 'on' },
      });
      expect(starter.output()).toContain('on Redis (REDIS_URL)');
      await expectSite(starter);
      expect((await starter.processes()).map(({ name }) => name)).not.toContain('postgres');
      const queues = execFileSync('redis-cli', ['-p', String(redis.port), 'keys', 'bull:*'], { encoding: 'utf8' });
      expect(queues).toContain('bull:');
      const inDatabase = await withClient(database.url, async (client) =>
        client.query(`select from pg_namespace where nspname = 'bullmq'`),
      );
      expect(inDatabase.rowCount).toBe(0);
      starter.npm.kill('SIGTERM');
      await starter.ended();
    } finally {
      await redis.stop();
      await database.drop();
    }
  });
});
