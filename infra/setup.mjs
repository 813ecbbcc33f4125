/**
 * Installs dependencies that do not fit the lock file. Runs first, on whatever Node there is (20 or newer), so it
 * uses only Node.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? '.', '..');

/** npm writes it when everything else is in place. */
const installedFile = path.join(root, 'node_modules/.package-lock.json');

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/** Packages for other platforms may be absent. */
function isInstalled() {
  const wanted = packages(path.join(root, 'package-lock.json'));
  const found = packages(installedFile);
  if (wanted === null || found === null) return false;
  const fits = Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const there = found[place];
    return there === undefined ? entry.optional === true : there.version === entry.version || entry.link === true;
  });
  return fits && existsSync(path.join(root, 'node_modules/.bin/tsc'));
}

function fail(sentence) {
  console.error(`Manzil cannot start: ${sentence}`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old; install Node 20 or newer.`);
}
if (!isInstalled()) {
  console.log('Installing the dependencies, which takes up to a minute …');
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...options]] : ['npm', options];
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (result.status !== 0) {
    const said = `${result.stderr ?? ''}${result.error ?? ''}`;
    if (/ENOSPC|No space left/i.test(said)) fail(`the disk that holds ${root} is full; free 1 GB and start again.`);
    console.error(said.trim());
    fail('the dependencies could not be installed (see above); check the connection and start again.');
  }
}
