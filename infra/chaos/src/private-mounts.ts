/** A small disk for this program and its children, gone with them. */
import { execFile, spawnSync } from 'node:child_process';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const mark = 'CHAOS_PRIVATE_MOUNTS';

export const hasPrivateMounts = process.env[mark] === '1';

/** Others than root mount in a user namespace. */
const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];

/** Runs this program again where it may mount. @returns exit code; null where that is not allowed */
export function runWithPrivateMounts(): number | null {
  const probe = ['sh', '-c', 'mount -t tmpfs -o size=1m none "$0"', tmpdir()];
  if (spawnSync('unshare', [...namespace, ...probe], { timeout: 10_000 }).status !== 0) return null;
  const again = [...namespace, process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const ended = spawnSync('unshare', again, { stdio: 'inherit', env: { ...process.env, [mark]: '1' } });
  return ended.status ?? 1;
}

export async function mountSmallDisk(folder: string, megabytes: number): Promise<() => Promise<void>> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${String(megabytes)}m,mode=755`, 'none', folder]);
  return async () => void (await run('umount', ['--lazy', folder]));
}

/** To the last byte; gives what frees it. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'ballast');
  const handle = await open(file, 'w');
  for (const size of [1_048_576, 65_536, 4_096]) await writeUntilFull(handle, Buffer.alloc(size));
  await handle.close();
  return () => rm(file);
}

async function writeUntilFull(handle: FileHandle, chunk: Buffer): Promise<void> {
  try {
    for (;;) await handle.write(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
