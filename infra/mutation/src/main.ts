/**
 * Changes the rules and the delivery engine in small ways, one at a time, and counts how many of the changes a unit test
 * notices. Installs StrykerJS for itself on first use; a run that was broken off goes on where it stopped.
 *
 *   npm run test:mutation
 *   npm run test:mutation -- --mutate services/core/src/deliveries/engine/backoff.ts
 */
import { conclude } from '@manzil/testing/conclude';
import { root } from '@manzil/embedded/root';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installOnce, runHere } from '../../evidence/src/install-once.ts';
import { countMutants, type MutationReport, tableOf } from './mutants.ts';

const folder = path.resolve(import.meta.dirname, '..');
/** Of the mutants that tests can reach, in percent. */
const aim = 85;

// its wish for a vitest is met by the one of the repository
installOnce(folder, '@stryker-mutator/core', '--legacy-peer-deps');
const stryker = path.join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
runHere(process.execPath, [stryker, 'run', 'infra/mutation/stryker.config.json', ...process.argv.slice(2)], root);

const report = JSON.parse(readFileSync(path.join(root, '.mutation/report.json'), 'utf8')) as MutationReport;
const { noticed, unseen } = countMutants(report);
const score = (100 * noticed) / Math.max(noticed + unseen, 1);
console.log(`\n${tableOf(report)}\n`);
console.log(`${score.toFixed(1)} % of ${String(noticed + unseen)} mutants were noticed (aim ${String(aim)} %).`);
conclude(noticed, unseen);
process.exitCode = score >= aim ? 0 : 1;
