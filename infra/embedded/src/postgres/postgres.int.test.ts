import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withClient } from './database.ts';
import { processBegan } from '../process-identity.ts';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './postgres.ts';

let folder: string;
const running: RunningPostgres[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-pg-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir: path.join(folder, 'postgres'), fsync: false, ...options });
  running.push(server);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown> {
  return withClient(url, async (client) => (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer);
}

describe('startPostgres', () => {
  it('gives a UTF-8 server with the collation of C and keeps its data over a stop', async () => {
    const first = await start();
    await ask(first.url('postgres'), `create table kept as select 'شقة' as answer`);
    expect(
      await ask(
        first.url('postgres'),
        `select datcollate || ' ' || current_setting('server_encoding') as answer from pg_database where datname = 'postgres'`,
      ),
    ).toBe('C.UTF-8 UTF8');
    await first.stop();
    expect(await processBegan(first.pid)).toBeNull();
    const second = await start();
    expect(await ask(second.url('postgres'), 'select answer from kept')).toBe('شقة');
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const server = await start();
    const wrong = new URL(server.url('postgres'));
    wrong.password = 'guess';
    await expect(ask(wrong.toString(), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    const file = await stat(path.join(folder, 'postgres/manzil-password'));
    expect(file.mode & 0o077).toBe(0);
  });

  it('works in a folder that only its owner may enter', async () => {
    const closed = path.join(folder, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const server = await start({ dataDir: path.join(closed, 'deep/postgres') });
    expect(await ask(server.url('postgres'), 'select 1 as answer')).toBe(1);
  });

  it('says when it ends without being asked to', async () => {
    const onExit = vi.fn<(code: number | null) => void>();
    const server = await start({ onExit });
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => onExit.mock.calls.length).toBe(1);
  });

  it('is ended together with the process that started it, and starts again over the same data', async () => {
    const script = path.join(import.meta.dirname, '../testing/hold-postgres.ts');
    const holder = spawn(process.execPath, [script, path.join(folder, 'postgres')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pid = await new Promise<number>((resolve) => {
      holder.stdout.once('data', (chunk: Buffer) => {
        resolve(Number(chunk.toString()));
      });
    });
    expect(await processBegan(pid)).not.toBeNull();
    holder.kill('SIGKILL');
    const server = await start();
    expect(await processBegan(pid)).toBeNull();
    expect(await ask(server.url('postgres'), 'select 1 as answer')).toBe(1);
  });

  it('leaves a stranger alone that has the number of an old server', async () => {
    const server = await start();
    await server.stop();
    const stranger = spawn('sleep', ['60']);
    await writeFile(path.join(folder, 'postgres/postmaster.pid'), `${String(stranger.pid)}\n`);
    await start();
    expect(await processBegan(stranger.pid ?? 0)).not.toBeNull();
    stranger.kill('SIGKILL');
  });

  it('goes on after a start that was killed while it made the data', async () => {
    await mkdir(path.join(folder, 'postgres.new/base'), { recursive: true });
    await writeFile(path.join(folder, 'postgres.new/PG_VERSION'), '18\n');
    expect(await ask((await start()).url('postgres'), 'select 1 as answer')).toBe(1);
  });

  it.each(['99', '14'])('refuses data of version %s and does not touch it', async (version) => {
    await mkdir(path.join(folder, 'postgres'));
    await writeFile(path.join(folder, 'postgres/PG_VERSION'), `${version}\n`);
    await expect(start()).rejects.toThrow(new RegExp(`made by the (newer|older) PostgreSQL ${version}`));
    expect(await readFile(path.join(folder, 'postgres/PG_VERSION'), 'utf8')).toBe(`${version}\n`);
  });

  it('names a port that is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        resolve((other.address() as { port: number }).port);
      });
    });
    await expect(start({ port })).rejects.toThrow(`Port ${String(port)} is taken`);
    other.close();
  });
});

const isRoot = process.getuid?.() === 0;

describe.runIf(isRoot)('startPostgres as root', () => {
  it('runs data that belongs to another user as that user', async () => {
    await (await start()).stop();
    execFileSync('chown', ['-R', '4711:4711', folder]);
    const server = await start();
    expect(await ask(server.url('postgres'), 'select 1 as answer')).toBe(1);
    expect((await stat(`/proc/${String(server.pid)}`)).uid).toBe(4711);
  });

  it('finds a place for data in a folder of another user where root in a namespace has no rights', async () => {
    const home = path.join(folder, 'home');
    await mkdir(home, { mode: 0o700 });
    execFileSync('chown', ['4711:4711', home]);
    const server = await start({ dataDir: path.join(home, '.data/postgres') });
    const place = String(await ask(server.url('postgres'), `select current_setting('data_directory') as answer`));
    expect(place).toMatch(/^\/var\/lib\/manzil\/\w+\/postgres$/);
    await server.stop();
    await rm(path.dirname(place), { recursive: true, force: true });
  });
});
