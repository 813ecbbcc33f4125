/**
 * Ends with code 1 when a person has two contacts, a lead two deals or none, or anything still waits.
 * npm run hubspot-evidence -- [--leads 400] [--seed 1] [--only "cut after"]
 */
import { conclude } from '@manzil/testing/conclude';
import { startOwnPostgres } from '@manzil/testing/own-postgres';
import { migrateDatabase } from '@manzil/core/start/migrate-database';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { evidenceFaults } from './faults.ts';
import { runFault, type EvidenceRow } from './run-fault.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const leads = Number(values.leads);
const chosen = evidenceFaults.filter(({ name }) => values.only === undefined || name === values.only);
if (!(leads >= 1 && leads <= 20_000) || chosen.length === 0) {
  console.error(`--leads 1 … 20000, --only one of: ${evidenceFaults.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const postgres = await startOwnPostgres();
const pool = new pg.Pool({ connectionString: postgres.url('postgres'), max: 10 });
pool.on('error', () => undefined);
let faulty = 0;
try {
  await migrateDatabase(postgres.url('postgres'), postgres.url('postgres'));
  console.log(
    '| fault | leads | people | contacts | deals | requests | met the fault | sent again | seconds | wrong |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const fault of chosen) {
    const row = await runFault({ fault, leads, seed: Number(values.seed), pool, mostMs: 300_000 });
    if (row.wrong.length > 0) faulty += 1;
    console.log(lineOf(row));
  }
} finally {
  await pool.end();
  await postgres.stop();
}
conclude(chosen.length - faulty, faulty);

function lineOf(row: EvidenceRow): string {
  const { fault, people, contacts, deals, requests, met, resent, seconds, wrong } = row;
  const cells = [fault, row.leads, people, contacts, deals, requests, met, resent, seconds.toFixed(1)];
  return `| ${[...cells, wrong.join('; ') || 'nothing'].join(' | ')} |`;
}
