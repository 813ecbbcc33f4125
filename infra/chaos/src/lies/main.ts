/**
 * Ends with code 1 when a lead was lost, written twice, shown falsely or got stuck.
 * npm run chaos:lies                       all of them, on default settings
 * npm run chaos:lies -- half-body --short
 * npm run chaos:lies -- --backend redis
 */
import { lies } from '@manzil/crm-servers/lying/catalogue';
import { parseArgs } from 'node:util';
import { backends } from '../platform-env.ts';
import { runAll } from '../run-all.ts';
import { exitWith, watch, writeReliability } from '../run.ts';
import { failedLie, lieLine, lieTable, withLieLines, type LieRow } from './lie-row.ts';
import { runLie } from './run-lie.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    backend: { type: 'string', default: 'postgres' },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    // most of their time is waiting
    'side-by-side': { type: 'string', default: '6' },
  },
});

const names = lies.map(({ name }) => name);
const capacity = Number(values['side-by-side']);
const backend = backends.find((one) => one === values.backend);
if (!positionals.every((name) => names.includes(name)) || !(capacity >= 1) || backend === undefined) {
  console.error(
    `npm run chaos:lies -- [${names.join(' | ')}]… [--short] [--backend postgres|redis] [--side-by-side 6] [--write] [--verbose]`,
  );
  process.exit(2);
}

const home = backend;
const chosen = lies.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const startedAt = performance.now();
const jobs = chosen.map((lie) => ({ lie, weight: 1 }));
const rows = await runAll(jobs, capacity, run, (row) => {
  console.log(lieTable([row]));
  // at once: a later one may be broken off
  if (values.write && !values.short && home === 'postgres') writeRow(row);
});
console.log(`\n${lieTable(rows.toSorted((one, other) => names.indexOf(one.lie) - names.indexOf(other.lie)))}\n`);
exitWith(rows, 'lies', startedAt);

async function run({ lie }: (typeof jobs)[number]): Promise<LieRow> {
  const watched = watch(lie.name, values.verbose);
  // the others must not end, or their processes are left behind
  return runLie(lie, { backend: home, short: values.short, ...watched }).catch((error: unknown) =>
    failedLie(lie, error),
  );
}

function writeRow(row: LieRow): void {
  writeReliability((document) => withLieLines(document, [lieLine(row)], names));
}
