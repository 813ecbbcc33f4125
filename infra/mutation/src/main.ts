/**
 * Installs StrykerJS on first use; broken off, it goes on where it stopped.
 * npm run test:mutation
 * npm run test:mutation -- --mutate services/core/src/deliveries/engine/backoff.ts
 */
import { conclude } from '@manzil/testing/conclude';
import { root } from '@manzil/embedded/root';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installOnce, runHere } from '../../evidence/src/install-once.ts';
import { countMutants, type MutationReport, tableOf } from './mutants.ts';

const folder = path.resolve(import.meta.dirname, '..');
/** Percent of the mutants that tests can reach. */
const aim = 85;

// the repository's vitest meets its peer dependency
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
