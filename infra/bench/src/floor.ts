import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { toLeadWrite } from '@manzil/core/crm/sandbox/mapping';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';
import type { FloorSettings } from './floor-worker.ts';
import { processorTime, perLead } from './processor-time.ts';

export type FloorName = 'bullmq' | 'outbox';

export interface Drained {
  references: string[];
  seconds: number;
  processorMs: Record<string, number>;
}

const saysWithinMs = 600_000;

export async function createFloorTable(pool: pg.Pool): Promise<void> {
  await pool.query(/* sql */ `
    create table bench_leads (
      id integer generated always as identity primary key, run integer not null, reference text not null unique,
      payload jsonb not null, delivered_at timestamptz, crm_id text
    );
    create index bench_leads_waiting on bench_leads (run, id) where delivered_at is null`);
}

/** Timed from the word until the last row is marked. */
export async function runFloor(
  name: FloorName,
  settings: FloorSettings,
  pool: pg.Pool,
  leads: readonly string[],
  postmaster: number,
): Promise<Drained> {
  const references = await copyLeads(pool, settings.run, name, leads);
  const worker = fork(path.join(import.meta.dirname, `floor-${name}.ts`), {
    env: { PATH: process.env['PATH'] ?? '', FLOOR: JSON.stringify(settings) },
  });
  try {
    await says(worker, 'ready');
    const before = processorTime(postmaster);
    const { rows: begun } = await pool.query<{ at: string }>('select clock_timestamp()::text as at');
    worker.send('go');
    const used = says(worker, 'done').then(() => perLead(before, processorTime(postmaster), leads.length));
    const processorMs = await used;
    const { rows } = await pool.query<{ seconds: number; left: number }>(
      `select extract(epoch from max(delivered_at) - $2)::float8 as seconds, count(*) filter (where crm_id is null)::int as left
       from bench_leads where run = $1`,
      [settings.run, begun[0]?.at],
    );
    if (rows[0]?.left !== 0) throw new Error(`${name} left ${String(rows[0]?.left)} leads`);
    return { references, seconds: rows[0].seconds, processorMs };
  } finally {
    worker.kill('SIGKILL');
  }
}

/** The product's bodies, under other references. */
async function copyLeads(pool: pg.Pool, run: number, name: string, leads: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: number }>('select id from leads where reference_id = any ($1) order by id', [
    leads,
  ]);
  const subjects = await createSubjectReader(pool).read(rows.map(({ id }) => ({ kind: 'lead', id })));
  const payloads = subjects.map((subject) => (subject?.kind === 'lead' ? toLeadWrite(subject.record) : null));
  const references = payloads.map((_, n) => `BENCH-${name}-${String(run)}-${String(n)}`);
  await pool.query(
    'insert into bench_leads (run, reference, payload) select $1, * from unnest($2::text[], $3::text[]::jsonb[])',
    [run, references, payloads.map((payload) => JSON.stringify(payload))],
  );
  return references;
}

async function says(worker: ChildProcess, word: string): Promise<void> {
  const signal = AbortSignal.timeout(saysWithinMs);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error(`the bare worker ended before it was ${word}`);
  });
  await Promise.race([once(worker, 'message', { signal }), ended]);
}
