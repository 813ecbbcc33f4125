import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** @returns its exit code */
export function runHere(command: string, args: readonly string[], cwd: string): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}

/** By the folder's lock file. @throws when it cannot be installed */
export function installOnce(folder: string, name: string, ...flags: string[]): void {
  if (existsSync(path.join(folder, 'node_modules', name))) return;
  console.log(`Installing ${name}`);
  const args = ['ci', ...flags, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (runHere('npm', args, folder) !== 0) throw new Error(`${name} could not be installed`);
}
