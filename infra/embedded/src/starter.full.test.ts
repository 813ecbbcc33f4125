/** The life of `npm start`: what a person does to it, and what it must leave behind. */
import { createTestDatabase } from '@manzil/testing/database';
import { startTestRedis } from '@manzil/testing/redis';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withClient } from './database.ts';
import { startPostgres } from './postgres.ts';
import { root } from './service-list.ts';
import { freePorts, runStarter, stillLiving, type Starter, type StarterOptions } from './testing/starter.ts';

const isRoot = process.getuid?.() === 0;
const running = 'Manzil is running';
const within = { timeout: 30_000, interval: 100 };

let folder: string;
let dataDir: string;
let started: Starter[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-start-'));
  dataDir = path.join(folder, 'data');
  started = [];
});
afterEach(async () => {
  for (const { npm } of started) {
    if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGTERM');
  }
  await Promise.all(started.map((starter) => starter.ended()));
  await rm(folder, { recursive: true, force: true });
});

async function start(options: Partial<StarterOptions> = {}): Promise<Starter> {
  const starter = await runStarter({ dataDir, ...options });
  started.push(starter);
  return starter;
}

async function startReady(options: Partial<StarterOptions> = {}): Promise<Starter> {
  const starter = await start(options);
  await starter.printed(running);
  return starter;
}

/** Ends with code 1 and one line that says why. */
async function expectRefusal(starter: Starter, sentence: RegExp): Promise<void> {
  expect(await starter.ended()).toBe(1);
  const lines = starter
    .output()
    .split('\n')
    .filter((line) => line.startsWith('Manzil cannot start'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(sentence);
  expect(starter.output()).not.toMatch(/\n\s+at /);
}

async function expectSite({ env }: Starter): Promise<void> {
  const page = await fetch(`http://127.0.0.1:${env['PORT'] ?? ''}/en`, { signal: AbortSignal.timeout(10_000) });
  expect(page.status).toBe(200);
  const listings = await fetch(`http://127.0.0.1:${env['PORT'] ?? ''}/api/properties`, {
    signal: AbortSignal.timeout(10_000),
  });
  expect(listings.status).toBe(200);
}

type Process = Awaited<ReturnType<Starter['processes']>>[number];

async function expectNothingLeft(starter: Starter, processes: Process[]): Promise<void> {
  await starter.ended();
  expect(await stillLiving(processes)).toEqual([]);
}

describe('npm start', () => {
  it('shows what it does, ends with one banner, and serves the site; SIGTERM leaves no process', async () => {
    const starter = await startReady();
    for (const text of [
      'Starting PostgreSQL',
      'Migrating',
      'Listings pulled: 5 of 5',
      'admin / manzil-demo',
      'Ctrl-C',
    ]) {
      expect(starter.output()).toContain(text);
    }
    expect(starter.output().split(running)).toHaveLength(2);
    await expectSite(starter);
    const processes = await starter.processes();
    const names = ['starter', 'postgres', 'crm-sandbox', 'crm-sync', 'retry', 'scheduler', 'api', 'web'];
    expect(processes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    starter.npm.kill('SIGTERM');
    await expectNothingLeft(starter, processes);
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('stops on Ctrl-C, which a terminal sends to the whole group, and starts again over its data', async () => {
    const first = await startReady();
    const processes = await first.processes();
    process.kill(-(first.npm.pid ?? 0), 'SIGINT');
    await expectNothingLeft(first, processes);
    expect(first.output()).toContain('Stopped.');
    const second = await startReady();
    expect(second.output()).not.toContain('Listings pulled');
    expect(second.output()).not.toContain('Building');
    await expectSite(second);
  });

  it.each(['starter', 'npm'] as const)('starts again after kill -9 of the %s', async (victim) => {
    const first = await startReady();
    const processes = await first.processes();
    const pid = victim === 'npm' ? first.npm.pid : processes.find(({ name }) => name === 'starter')?.pid;
    process.kill(pid ?? 0, 'SIGKILL');
    const second = await startReady({ env: first.env });
    expect(await stillLiving(processes)).toEqual([]);
    await expectSite(second);
  });

  it('brings back a process that dies, and says which and how', async () => {
    const starter = await startReady();
    const api = (await starter.processes()).find(({ name }) => name === 'api');
    process.kill(api?.pid ?? 0, 'SIGKILL');
    await starter.printed('api ended (SIGKILL); starting it again in 1 s');
    await starter.printed('api runs again');
    await expectSite(starter);
    await vi.waitFor(async () => {
      const again = (await starter.processes()).find(({ name }) => name === 'api');
      expect(again?.pid).not.toBe(api?.pid);
    }, within);
  });

  it('ends what it started when its database is gone', async () => {
    const starter = await startReady();
    const processes = await starter.processes();
    process.kill(processes.find(({ name }) => name === 'postgres')?.pid ?? 0, 'SIGKILL');
    expect(await starter.ended()).toBe(1);
    expect(starter.output()).toContain('PostgreSQL ended by itself');
    expect(await stillLiving(processes)).toEqual([]);
  });

  it('works in a folder that only its owner may enter', async () => {
    await mkdir(dataDir);
    await chmod(folder, 0o700);
    await chmod(dataDir, 0o700);
    await expectSite(await startReady());
  });

  it('runs on a PostgreSQL and a Redis from outside, without a server of its own', async () => {
    const database = await createTestDatabase();
    const redis = await startTestRedis();
    try {
      const starter = await startReady({ env: { DATABASE_URL: database.url, REDIS_URL: redis.url, DEMO_MODE: 'on' } });
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

describe.runIf(isRoot)('npm start as an ordinary user', () => {
  // A number that /etc/passwd does not know, as containers choose them.
  const uid = 4711;
  const prefix = ['setpriv', `--reuid=${String(uid)}`, `--regid=${String(uid)}`, '--clear-groups'];

  let clone: string;

  // This clone may lie in a folder that only root may enter.
  beforeAll(async () => {
    clone = await mkdtemp(path.join(tmpdir(), 'manzil-clone-'));
    const files = ['package.json', 'package-lock.json', 'tsconfig.json'];
    const parts = [...files, 'node_modules', 'infra', 'openapi', 'services', 'web'];
    execFileSync('cp', ['-a', ...parts.map((part) => path.join(root, part)), clone]);
    await rm(path.join(clone, 'web/build'), { recursive: true, force: true });
    execFileSync('chown', ['-R', `${String(uid)}:${String(uid)}`, clone]);
  });
  afterAll(async () => {
    await rm(clone, { recursive: true, force: true });
  });

  it('builds, serves the site and runs PostgreSQL as that user', async () => {
    execFileSync('chown', [`${String(uid)}:${String(uid)}`, folder]);
    const starter = await startReady({ prefix, clone, env: { HOME: folder } });
    expect(starter.output()).toContain('Building the web pages');
    await expectSite(starter);
    const processes = await starter.processes();
    for (const { pid } of processes) expect((await stat(`/proc/${String(pid)}`)).uid).toBe(uid);
    starter.npm.kill('SIGTERM');
    await expectNothingLeft(starter, processes);
  });

  it('says in one sentence that a folder is not its own', async () => {
    await chmod(folder, 0o755);
    const starter = await start({ prefix, clone, env: { HOME: tmpdir() } });
    await expectRefusal(starter, /may not be written by this user.* DATA_DIR/);
  });
});

describe('npm start refuses in one sentence', () => {
  it('a second start in the same folder', async () => {
    const first = await startReady();
    await expectRefusal(await start(), /already runs over .*\/data \(process \d+, http:\/\/localhost:\d+\)/);
    await expectSite(first);
  });

  it('a port that is taken', async () => {
    const env = await freePorts();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(env['API_PORT']), '127.0.0.1', resolve));
    await expectRefusal(await start({ env }), new RegExp(`Port ${env['API_PORT'] ?? ''} is taken .* API_PORT`));
    other.close();
  });

  it('a wrong setting', async () => {
    await expectRefusal(await start({ env: { CAPTCHA_MODE: 'perhaps' } }), /CAPTCHA_MODE/);
  });

  it('demo mode on a public address', async () => {
    await expectRefusal(
      await start({ env: { DEMO_MODE: 'on', PUBLIC_URL: 'https://manzil.example' } }),
      /DEMO_MODE is refused/,
    );
  });

  it('an outside database that is not there', async () => {
    const env = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
    await expectRefusal(await start({ env }), /database none at 127\.0\.0\.1:1 cannot be used \(ECONNREFUSED\)/);
  });

  it('data that a newer PostgreSQL made', async () => {
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres/PG_VERSION'), '99\n');
    await expectRefusal(await start(), /made by the newer PostgreSQL 99/);
  });

  it('data that a newer Manzil made, which it leaves as it is', async () => {
    const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
    await withClient(server.url('postgres'), async (client) => client.query('create database manzil'));
    await withClient(server.url('manzil'), async (client) => {
      await client.query('create table schema_migrations (id serial primary key, name text, executed_at timestamptz)');
      await client.query(`insert into schema_migrations (name) values ('Migration9999')`);
    });
    await server.stop();
    await expectRefusal(await start(), /newer version of Manzil.*Migration9999/);
  });

  it('secrets that cannot be read', async () => {
    await mkdir(dataDir);
    await writeFile(path.join(dataDir, 'secrets.json'), '{');
    await expectRefusal(await start(), /secrets\.json cannot be read/);
    expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe('{');
  });

  it('a full disk', async () => {
    await mkdir(dataDir);
    const mount = `mount -t tmpfs -o size=40m none ${dataDir} && exec "$@"`;
    const space = isRoot ? ['unshare', '--mount'] : ['unshare', '--user', '--map-root-user', '--mount'];
    await expectRefusal(
      await start({ prefix: [...space, 'sh', '-c', mount, 'sh'] }),
      /disk that holds .*\/data is full .* DATA_DIR/,
    );
  });
});
