/**
 * PostgreSQL refuses root, and users unknown to /etc/passwd (usual in containers). Another user in a namespace keeps
 * the rights on files; without namespaces root's programs and data go to an open folder and run as `nobody`.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './postgres/postgres-error.ts';
import type { PostgresBinaries } from './postgres/postgres-binaries.ts';

const run = promisify(execFile);
const nobody = 65534;

export interface RunAs {
  prefix: readonly string[];
  ids: { uid?: number; gid?: number };
  binaries: PostgresBinaries;
  dataDir: string;
}

/** @param dataDir absolute @param force for tests */
export async function chooseRunAs(dataDir: string, binaries: PostgresBinaries, force?: 'nobody'): Promise<RunAs> {
  const plain: RunAs = { prefix: [], ids: {}, binaries, dataDir };
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return plain;
  const owner = await ownerOf(dataDir);
  if (isRoot && owner !== null && owner.uid !== 0) return asUser(owner, dataDir, binaries);
  const namespace = await namespaceCommand();
  if (force !== 'nobody' && (await works(namespace, binaries, dataDir))) return { ...plain, prefix: namespace };
  return isRoot ? asNobody(dataDir, binaries) : plain;
}

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** Appears as any user whom /etc/passwd knows. */
async function namespaceCommand(): Promise<string[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const known = lines.map((line) => Number(line.split(':')[2])).filter((uid) => uid > 0 && uid !== nobody);
  const uid = known.includes(1000) ? 1000 : (known[0] ?? 1000);
  return ['unshare', '--user', `--map-user=${String(uid)}`, `--map-group=${String(uid)}`];
}

async function ownerOf(dir: string): Promise<{ uid: number; gid: number } | null> {
  const found = await stat(dir).catch(() => null);
  return found === null ? null : { uid: found.uid, gid: found.gid };
}

/** Root inside has no power over others' files. */
async function works(namespace: readonly string[], binaries: PostgresBinaries, dataDir: string): Promise<boolean> {
  const parent = path.dirname(dataDir);
  await mkdir(parent, { recursive: true });
  const [command = '', ...args] = namespace;
  const probe = ['sh', '-c', '"$0" --version && test -w "$1"', binaries.postgres, parent];
  return run(command, [...args, ...probe], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** Data that another user's start made stays theirs. */
async function asUser(ids: { uid: number; gid: number }, dataDir: string, binaries: PostgresBinaries): Promise<RunAs> {
  const runnable = (await canRun(binaries, ids)) ? binaries : await copyBinaries(binaries);
  return { prefix: [], ids, binaries: runnable, dataDir };
}

async function asNobody(dataDir: string, binaries: PostgresBinaries): Promise<RunAs> {
  if ((await ownerOf(dataDir)) !== null) {
    throw new EmbeddedPostgresError(
      `The database in ${dataDir} belongs to root, and this machine does not let root run PostgreSQL (unshare is refused); start as an ordinary user who owns that folder, or set DATABASE_URL.`,
    );
  }
  const ids = { uid: nobody, gid: nobody };
  const home = path.join(sharedFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chown(home, ids.uid, ids.gid);
  return { prefix: [], ids, binaries: await copyBinaries(binaries), dataDir: path.join(home, 'postgres') };
}

const sharedFolder = '/var/lib/manzil';

async function canRun(binaries: PostgresBinaries, ids: { uid: number; gid: number }): Promise<boolean> {
  return run(binaries.postgres, ['--version'], { ...ids, cwd: '/', timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

/** To where everyone may run them, once per version. */
async function copyBinaries(binaries: PostgresBinaries): Promise<PostgresBinaries> {
  const { stdout } = await run(binaries.postgres, ['--version'], { timeout: 10_000 });
  const target = path.join(sharedFolder, `programs-${createHash('sha256').update(stdout).digest('hex').slice(0, 16)}`);
  const copy = { initdb: path.join(target, 'bin/initdb'), postgres: path.join(target, 'bin/postgres') };
  if ((await ownerOf(path.join(target, 'complete'))) === null) {
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
    await cp(path.resolve(path.dirname(binaries.postgres), '..'), target, {
      recursive: true,
      force: true,
      verbatimSymlinks: true,
    });
    await chmod(target, 0o755);
    await mkdir(path.join(target, 'complete'), { recursive: true });
  }
  return copy;
}
