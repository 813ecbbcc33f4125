import { readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendSignal } from '../process/send-signal.ts';
import { EmbeddedPostgresError } from './postgres-error.ts';

/** If there is one. Takes up to 20 s. */
export async function endStalePostmaster(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  const pid = Number.parseInt((await readFile(file, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!(await isPostmasterOf(pid, dataDir))) {
    // Another program's by now: PostgreSQL would refuse to start beside it.
    await rm(file, { force: true });
    return;
  }
  for (const [name, waitMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    sendSignal(pid, name);
    if (await gone(pid, dataDir, waitMs)) return;
  }
  throw new EmbeddedPostgresError(
    `An old PostgreSQL (process ${String(pid)}) still holds ${dataDir} and does not end; end it by hand and start again.`,
  );
}

async function gone(pid: number, dataDir: string, waitMs: number): Promise<boolean> {
  const end = Date.now() + waitMs;
  while (Date.now() < end) {
    if (!(await isPostmasterOf(pid, dataDir))) return true;
    await sleep(50);
  }
  return false;
}

/** Every postmaster works in its data folder. */
async function isPostmasterOf(pid: number, dataDir: string): Promise<boolean> {
  if (!exists(pid)) return false;
  if (process.platform !== 'linux') return true;
  const [folder, commandLine] = await Promise.all([
    readlink(`/proc/${String(pid)}/cwd`).catch(() => null),
    readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => ''),
  ]);
  return folder === dataDir && commandLine.includes('postgres');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
