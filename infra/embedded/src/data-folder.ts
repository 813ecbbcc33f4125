import { mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { readState } from './launcher-state.ts';
import { StartError } from './start-error.ts';

/** PostgreSQL cannot make its first files below this. */
const smallestFreeBytes = 100 * 1024 * 1024;
const stopsWithinMs = 25_000;

export interface FolderLock {
  release(): void;
}

/** Made, with room, locked. Throws StartError. */
export async function openDataFolder(dataDir: string): Promise<FolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const disk = await statfs(dataDir);
  const free = disk.bavail * disk.bsize;
  if (free < smallestFreeBytes) {
    throw new StartError(
      `The disk that holds ${dataDir} is full (${String(Math.floor(free / 1024 / 1024))} MB are free, 100 MB are needed); free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  return lock(dataDir);
}

/** Waits for a stopping starter, names a running one. */
async function lock(dataDir: string): Promise<FolderLock> {
  const began = Date.now();
  for (;;) {
    const held = tryLock(path.join(dataDir, 'starter.lock'));
    if (held !== null) return held;
    const state = await readState(dataDir);
    const patience = state?.phase === 'stopping' ? stopsWithinMs : 2_000;
    if (Date.now() - began > patience) {
      const where =
        state === null ? '' : ` (process ${String(state.pid)}${state.address === null ? '' : `, ${state.address}`})`;
      throw new StartError(
        `Manzil already runs over ${dataDir}${where}; use it, stop it first, or set DATA_DIR and the ports for a second one.`,
      );
    }
    await sleep(200);
  }
}

/** SQLite's, which the system drops however the process ends; Node has none. */
function tryLock(file: string): FolderLock | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return {
      release: () => {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    if (/locked|busy/i.test(String(error))) return null;
    throw error;
  }
}
