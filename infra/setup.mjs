/**
 * Installs dependencies that do not fit the lock file. Runs first, on whatever Node there is (20 or newer), so it
 * uses only Node. Of install scripts only those run that `allowScripts` of package.json names: npm before 12 reads
 * that list and runs all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
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

function npm(...args) {
  const options = [...args, '--loglevel=error', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const [command, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...options]] : ['npm', options];
  const { status, stderr, error } = spawnSync(command, all, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  return { worked: status === 0, said: `${stderr ?? ''}${error ?? ''}`.trim() };
}

function install() {
  const { worked, said } = npm('ci', '--ignore-scripts');
  if (worked) return;
  if (/ENOSPC|No space left/i.test(said)) fail(`the disk that holds ${root} is full; free 1 GB and start again.`);
  console.error(said);
  fail('the dependencies could not be installed (see above); check the connection and start again.');
}

/** npm goes on without an optional package whose script fails, and so does this; who needs it says so. */
function buildAllowed() {
  const { allowScripts = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const found = packages(installedFile) ?? {};
  for (const name of Object.keys(allowScripts).filter((one) => allowScripts[one] === true)) {
    const entry = Object.entries(found).find(([place]) => place.endsWith(`node_modules/${name}`))?.[1];
    if (entry === undefined) continue;
    const { worked, said } = npm('rebuild', name, '--ignore-scripts=false');
    if (worked) continue;
    console.error(said);
    if (entry.optional === true) continue;
    // so that the next start does not take it for installed
    rmSync(installedFile, { force: true });
    fail(`the install script of ${name} failed (see above).`);
  }
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.versions.node} is too old; install Node 20 or newer.`);
}
if (!isInstalled()) {
  console.log('Installing the dependencies, which takes up to a minute …');
  install();
  buildAllowed();
}
