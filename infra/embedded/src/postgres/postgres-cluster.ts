/** The cluster is refused when another version made it. */
import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, isDiskFull } from './postgres-error.ts';
import type { RunAs } from '../run-as.ts';

const run = promisify(execFile);

/** On loopback only; `readPassword` has its password. */
export const superuser = 'manzil';

/** What processes sign in as: no superuser, and owner of nothing. */
export const appRole = 'manzil_app';

/** Inside the cluster: password and server stay together. */
const passwordFile = 'manzil-password';

/** Throws EmbeddedPostgresError for a full disk or another version. */
export async function ensureCluster(as: RunAs): Promise<void> {
  const made = await readFile(path.join(as.dataDir, 'PG_VERSION'), 'utf8').catch(() => null);
  if (made === null) await makeCluster(as);
  else await checkVersion(as, Number.parseInt(made, 10));
}

export async function readPassword(dataDir: string): Promise<string> {
  return (await readFile(path.join(dataDir, passwordFile), 'utf8')).trim();
}

/** From the owner's, so that clusters made before there were roles have it too; the owner's cannot be found from it. */
export function appPassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(appRole).digest('base64url');
}

async function checkVersion(as: RunAs, made: number): Promise<void> {
  const { stdout } = await run(as.binaries.postgres, ['--version'], { timeout: 10_000 });
  const ours = Number.parseInt(/(\d+)/.exec(stdout)?.[1] ?? '', 10);
  if (made === ours) return;
  const age = made > ours ? 'newer' : 'older';
  throw new EmbeddedPostgresError(
    `The data in ${as.dataDir} was made by the ${age} PostgreSQL ${String(made)}, and this version brings ${String(ours)}; use the version of Manzil that made it, or set DATA_DIR to another folder.`,
  );
}

/** Moved into place when complete. */
async function makeCluster(as: RunAs): Promise<void> {
  const draft = `${as.dataDir}.new`;
  const secret = `${as.dataDir}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(path.dirname(as.dataDir), { recursive: true });
    await writeFile(secret, password, { mode: 0o600 });
    if (as.ids.uid !== undefined && as.ids.gid !== undefined) await chown(secret, as.ids.uid, as.ids.gid);
    await initdb(as, draft, secret);
    await writeFile(path.join(draft, passwordFile), password, { mode: 0o600 });
    await rename(draft, as.dataDir);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw explain(error, as.dataDir);
  } finally {
    await rm(secret, { force: true }).catch(() => undefined);
  }
}

async function initdb(as: RunAs, target: string, secret: string): Promise<void> {
  const options = [
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--auth=scram-sha-256',
    `--username=${superuser}`,
    `--pwfile=${secret}`,
    '--no-instructions',
    '--no-sync',
  ];
  const [command = '', ...args] = [...as.prefix, as.binaries.initdb, `--pgdata=${target}`, ...options];
  await run(command, args, {
    ...as.ids,
    cwd: path.dirname(target),
    env: { ...process.env, LC_ALL: 'C' },
    timeout: 60_000,
  });
}

function explain(error: unknown, dataDir: string): EmbeddedPostgresError {
  const { stderr = '' } = error as { stderr?: string };
  if (isDiskFull(error) || isDiskFull(stderr)) {
    return new EmbeddedPostgresError(
      `The disk that holds ${dataDir} is full (No space left on device); free at least 100 MB, or set DATA_DIR to a folder on another disk.`,
      stderr,
    );
  }
  if ((error as NodeJS.ErrnoException).code === 'EACCES') {
    return new EmbeddedPostgresError(
      `${path.dirname(dataDir)} may not be written by this user; give it to this user, or set DATA_DIR to a folder of your own.`,
    );
  }
  return new EmbeddedPostgresError(
    `The database in ${dataDir} could not be made: ${firstLine(stderr) || String(error)}`,
    stderr,
  );
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ?? ''
  );
}
