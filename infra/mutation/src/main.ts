/**
 * Changes the rules and the delivery engine in small ways, one at a time, and counts how many of the changes a unit test
 * notices. Installs StrykerJS for itself on first use; a run that was broken off goes on where it stopped.
 *
 *   npm run test:mutation
 *   npm run test:mutation -- --mutate services/core/src/deliveries/engine/backoff.ts
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countMutants, type MutationReport, tableOf } from './mutants.ts';

const folder = path.resolve(import.meta.dirname, '..');
const root = path.resolve(folder, '../..');
/** Of the mutants that tests can reach, in percent. */
const aim = 85;

const run = (command: string, args: string[], cwd: string): number =>
  spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

if (!existsSync(path.join(folder, 'node_modules/@stryker-mutator'))) {
  console.log('Installing StrykerJS');
  // its wish for a vitest is met by the one of the repository
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', args, folder) !== 0) throw new Error('StrykerJS could not be installed');
}
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
run(process.execPath, [stryker, 'run', 'infra/mutation/stryker.config.json', ...process.argv.slice(2)], root);

const report = JSON.parse(readFileSync(path.join(root, '.mutation/report.json'), 'utf8')) as MutationReport;
const { noticed, unseen } = countMutants(report);
const score = (100 * noticed) / Math.max(noticed + unseen, 1);
console.log(`\n${tableOf(report)}\n`);
console.log(`${score.toFixed(1)} % of ${String(noticed + unseen)} mutants were noticed (aim ${String(aim)} %).`);
console.log(`${String(noticed)} passed, ${String(unseen)} failed`);
process.exitCode = score >= aim ? 0 : 1;
