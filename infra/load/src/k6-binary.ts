import { run } from '@manzil/embedded/process/run';
import { root } from '@manzil/embedded/root';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const version = 'v1.3.0';
const folder = path.join(root, 'load-tests/.bin');
const built = path.join(folder, process.platform === 'win32' ? 'k6.exe' : 'k6');
/** Seven minutes on two busy cores. */
const buildWithinMs = 1_800_000;

export const howToGetK6 =
  `k6 is not on the PATH and there is no Go to build it with: install k6 1.x (https://grafana.com/docs/k6/latest/set-up/install-k6/), ` +
  `or Go 1.24 or newer.`;

/** Path, or null. */
export function findK6(): string | null {
  if (runs('k6', ['version'])) return 'k6';
  return existsSync(built) && runs(built, ['version']) ? built : null;
}

/**
 * Built with Go when missing.
 * @throws with a sentence that says how to get it
 */
export async function findOrBuildK6(say: (line: string) => void, withinMs = buildWithinMs): Promise<string> {
  const found = findK6();
  if (found !== null) return found;
  if (!runs('go', ['version'])) throw new Error(howToGetK6);
  say(`Building k6 ${version} with Go into load-tests/.bin; this takes minutes, once`);
  const { code } = await run('go', ['install', `go.k6.io/k6@${version}`], {
    env: { GOBIN: folder },
    withinMs,
    stdout: 'inherit',
    stderr: 'inherit',
  });
  if (code !== 0 || !existsSync(built)) throw new Error(`k6 ${version} could not be built; ${howToGetK6}`);
  return built;
}

function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
