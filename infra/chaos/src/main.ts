/**
 * Ends with code 1 when a lead was lost or written twice, or another promise was broken.
 * npm run chaos                    all faults, queues on PostgreSQL and on Redis
 * npm run chaos -- crm-down poison --backend redis --short
 */
import { root } from '@manzil/embedded/root';
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { faults } from './catalogue.ts';
import { backends } from './platform-env.ts';
import { hasPrivateMounts, runWithPrivateMounts } from './private-mounts.ts';
import { failedRow, markdownRow, textTable, withRows, type Row } from './report.ts';
import { jobsOf, runAll, type Job } from './run-all.ts';
import { runFault } from './run-fault.ts';
import { exitWith, watch, writeReliability } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    backend: { type: 'string' },
    short: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    // of two cores, four light runs use about one and a half
    'side-by-side': { type: 'string', default: '4' },
  },
});

const names = faults.map(({ name }) => name);
const known = positionals.every((name) => names.includes(name));
const capacity = Number(values['side-by-side']);
const asked = backends.filter((backend) => values.backend === undefined || values.backend === backend);
if (!known || asked.length === 0 || !(capacity >= 1)) {
  console.error(
    `npm run chaos -- [${names.join(' | ')}]… [--backend postgres|redis] [--short] [--side-by-side 4] [--write] [--verbose]`,
  );
  process.exit(2);
}

const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.some(({ mounts }) => mounts === true) && !hasPrivateMounts) {
  const code = runWithPrivateMounts();
  if (code !== null) process.exit(code);
}

const startedAt = performance.now();
const jobs = jobsOf(chosen, asked);
const rows = await runAll(jobs, capacity, run, (row) => {
  console.log(textTable([row]));
  // at once: a later one may be broken off
  if (values.write && !values.short) writeRow(row);
});
const ordered = rows.toSorted(
  (one, other) =>
    names.indexOf(one.fault) - names.indexOf(other.fault) || asked.indexOf(one.backend) - asked.indexOf(other.backend),
);
console.log(`\n${textTable(ordered)}\n`);
for (const { name, onlyBecause, backends: on = backends } of chosen)
  if (onlyBecause !== undefined) console.log(`${name} runs on ${on.join(' and ')} only: ${onlyBecause}.`);
exitWith(rows, 'rows', startedAt);

async function run({ fault, backend }: Job): Promise<Row> {
  const watched = watch(`${fault.name}, ${backend}`, values.verbose);
  // the others must not end, or their processes are left behind
  return runFault(fault, { backend, short: values.short, ...watched }).catch((error: unknown) =>
    failedRow(fault.name, backend, error),
  );
}

function writeRow(row: Row): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  writeReliability((document) => withRows(document, [markdownRow(row, { commit, day })], names));
}
