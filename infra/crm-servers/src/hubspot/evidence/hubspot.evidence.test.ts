import { createTestDatabase } from '@manzil/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evidenceFaults } from './faults.ts';
import { runFault } from './run-fault.ts';

let pool: pg.Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  pool.on('error', () => undefined);
  drop = database.drop;
});
afterAll(async () => {
  await pool.end();
  await drop();
});

const short = evidenceFaults.filter(({ onlyLong }) => onlyLong !== true);

it.each(short)(
  'under $name: one contact for each person, one deal for each lead, with its person [M-1326]',
  async (fault) => {
    const row = await runFault({ fault, leads: 20, seed: 7, pool, mostMs: 60_000 });
    expect(row).toMatchObject({ wrong: [], people: 5, contacts: 5, deals: 21 });
  },
);
