/** The worker is killed in pulls, and listings change while pages are read; both sides must say the same. */
import { startService, type ServiceProcess } from '@manzil/testing/service-process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { seededRandom } from '../proxy/faults.ts';
import { makeListing } from '../reso/make-listing.ts';
import type { ResoServerOptions } from '../reso/options.ts';
import { startResoServer, type ResoServer } from '../reso/server.ts';
import { createChanger, type ChangeName } from './changes.ts';
import { differences } from './differences.ts';

export interface ReplicationOptions {
  databaseUrl: string;
  listings: number;
  changes: number;
  perPull: number;
  killEvery: number;
  seed: number;
  server: Partial<ResoServerOptions>;
  log?: (line: string) => void;
}

export interface ReplicationResult {
  differences: string[];
  changes: Record<ChangeName, number>;
  whilePaging: number;
  pulls: number;
  kills: number;
  /** Whole pulls included. */
  comparisons: number;
  listings: number;
  seconds: number;
}

const token = 'token-of-the-replication-token-of-it';
const patienceMs = 600_000;
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Throws when a pull does not succeed in time. */
export async function replicate(options: ReplicationOptions): Promise<ReplicationResult> {
  const startedAt = performance.now();
  const random = seededRandom(options.seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'manzil-replication-'));
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 2 });
  const hooks: Hooks = { onPage: () => undefined };
  const server = await startResoServer({ ...options.server, beforePage: (resource) => hooks.onPage(resource) });
  server.store.picture = Buffer.from(picture, 'base64');
  server.store.pictureRoot = `${new URL(server.url).origin}/pictures`;
  for (let n = 0; n < options.listings; n += 1) {
    const key = server.store.put(makeListing(n, random));
    if (n % 100 === 0) server.store.setMedia(key, [{ key: 'p0', url: `${server.store.pictureRoot}/${key}.png` }]);
  }
  const run = { options, random, folder, pool, hooks, server, worker: null, kills: 0, pulls: 0 };
  try {
    return await runAll(run, startedAt);
  } finally {
    await (run as Run).worker?.end('SIGKILL');
    await server.close();
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Hooks {
  onPage: (resource: string) => void;
}

interface Run {
  options: ReplicationOptions;
  random: () => number;
  folder: string;
  pool: pg.Pool;
  hooks: Hooks;
  server: ResoServer;
  worker: ServiceProcess | null;
  kills: number;
  pulls: number;
}

async function runAll(run: Run, startedAt: number): Promise<ReplicationResult> {
  const { options, server, hooks, random, pool } = run;
  const log = options.log ?? (() => undefined);
  await startWorker(run);
  // the first begins by itself
  await succeeded(run, 0);
  log(`first pull: ${String(server.store.properties.size)} listings`);
  const changer = createChanger(server.store, random, options.listings);
  let done = 0;
  let whilePaging = 0;
  for (let round = 1; done < options.changes; round += 1) {
    const before = Math.min(options.changes - done, Math.ceil(options.perPull / 2));
    for (let n = 0; n < before; n += 1) changer.change();
    done += before;
    let left = Math.min(options.changes - done, Math.floor(options.perPull / 2));
    done += left;
    // the rest changes while pages are read
    hooks.onPage = (resource) => {
      if (resource !== 'Property' || left === 0) return;
      left -= 1;
      whilePaging += 1;
      changer.change();
    };
    await (round % options.killEvery === 0 ? pullKilled(run) : pullOnce(run));
    while (left > 0) {
      left -= 1;
      changer.change();
    }
    hooks.onPage = () => undefined;
    if (round % 10 === 0) log(`${String(done)} changes, ${String(run.pulls)} pulls, ${String(run.kills)} kills`);
  }
  await pullOnce(run);
  await picturesShown(run);
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::integer as n from sync_runs where state = 'success' and comparison = 'done'`,
  );
  return {
    differences: await differences(pool, server.store),
    changes: changer.counts,
    whilePaging,
    pulls: run.pulls,
    kills: run.kills,
    comparisons: rows[0]!.n,
    listings: server.store.properties.size,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
  };
}

async function startWorker(run: Run): Promise<void> {
  run.worker = await startService('crm-sync', {
    DATABASE_URL: run.options.databaseUrl,
    DATA_DIR: run.folder,
    SYNC_TOKEN: token,
    SYNC_PORT: '0',
    CRM_PROVIDER: 'reso',
    CRM_BASE_URL: run.server.url,
    CRM_API_KEY: 'reso-token',
    LOG_LEVEL: 'info',
  });
}

async function pullOnce(run: Run): Promise<void> {
  const last = await newestSuccess(run);
  askForPull(run, last);
  await succeeded(run, last);
}

async function pullKilled(run: Run): Promise<void> {
  const last = await newestSuccess(run);
  const { onPage } = run.hooks;
  let pages = 1 + Math.floor(run.random() * 3);
  const death: { of: Promise<void> | null } = { of: null };
  run.hooks.onPage = (resource) => {
    onPage(resource);
    pages -= 1;
    if (pages <= 0) death.of ??= run.worker!.end('SIGKILL');
  };
  askForPull(run, last);
  for (const until = Date.now() + patienceMs; death.of === null && Date.now() < until;) await sleep(20);
  if (death.of === null) throw new Error('No page was asked for');
  await death.of;
  run.kills += 1;
  run.hooks.onPage = onPage;
  // as if its lease had run out
  await run.pool.query(`update sync_runs set lease_until = now() where state = 'running'`);
  await startWorker(run);
  const { rows } = await run.pool.query(`select 1 from sync_runs where state = 'running'`);
  if (rows.length === 0 && (await newestSuccess(run)) === last) askForPull(run, last);
  await succeeded(run, last);
}

/** A request that joins the pull before it is sent again. */
function askForPull({ worker, pool }: Run, after: number): void {
  const asked = worker!;
  const port = asked.lines.map((line) => (JSON.parse(line) as { port?: number }).port).find((one) => one !== undefined);
  void (async () => {
    for (const until = Date.now() + patienceMs; Date.now() < until;) {
      await request(port ?? 0);
      const { rows } = await pool.query('select 1 from sync_runs where id > $1', [after]);
      if (rows.length > 0) return;
      await sleep(200);
    }
  })().catch(() => undefined);
}

async function request(port: number): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${String(port)}/sync-now`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(60_000),
    });
    await answer.arrayBuffer();
  } catch {
    // the outcome is read from the database
  }
}

/** As if a killed worker's lease had run out. */
async function picturesShown({ pool }: Run): Promise<void> {
  await pool.query(`update listing_pictures set next_try_at = now() where state = 'waiting'`);
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(200)) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::integer as open from listing_pictures where state <> 'shown'`,
    );
    if (rows[0]!.open === 0) return;
  }
  throw new Error('Some pictures never came');
}

async function newestSuccess({ pool }: Run): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select coalesce(max(id), 0) as id from sync_runs where state = 'success'`,
  );
  return rows[0]!.id;
}

async function succeeded(run: Run, after: number): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until;) {
    if ((await newestSuccess(run)) > after) {
      run.pulls += 1;
      return;
    }
    const { rows } = await run.pool.query<{ text: string }>(
      `select error_text as text from sync_runs where id > $1 and state in ('error', 'stopped') order by id desc limit 1`,
      [after],
    );
    if (rows[0] !== undefined) throw new Error(`A pull failed: ${rows[0].text}`);
    await sleep(50);
  }
  throw new Error(`No pull succeeded within ${String(patienceMs / 1_000)} s`);
}
