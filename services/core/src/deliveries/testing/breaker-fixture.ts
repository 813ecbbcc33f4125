import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach } from 'vitest';
import { createBreakerStore } from '../store/breaker-store.ts';
import { addLeadToDeliver, forceState, testPool } from './ledger-fixture.ts';

interface Row {
  state: string;
  open_ms: number;
  wait_ms: number | null;
}

export async function breakerFixture() {
  const database = await createTestDatabase();
  const pool = testPool(database.url);
  const breakers = createBreakerStore(pool);

  const ids: string[] = [];
  let fence = 0;
  beforeEach(async () => {
    await pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade');
    ids.length = 0;
    for (const name of ['a', 'b', 'c', 'd']) {
      const { id } = await addLeadToDeliver(pool, `MZL-${name}`);
      await forceState(pool, id, 'retry_wait');
      ids.push(id);
    }
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** Words: delivery, outcome, status, error code, kind. */
  async function writes(...said: string[]): Promise<void> {
    for (const [index, words] of said.entries()) {
      const [whose = 'a', outcome, status, code, kind = 'send'] = words.split(' ');
      fence += 1;
      await pool.query(
        `insert into delivery_attempts
         (delivery_id, fence, kind, provider, started_at, ended_at, outcome, http_status, error_code, subject_version)
       values ($1, $2, $7, 'fake', clock_timestamp() - $3 * interval '1 ms', clock_timestamp(), $4, $5, $6, 1)`,
        [
          ids['abcd'.indexOf(whose)],
          fence,
          (said.length - index) * 10,
          outcome,
          status === '-' ? null : (status ?? 500),
          code ?? 'crm.server_error',
          kind,
        ],
      );
    }
  }

  const three = ['a unknown', 'b unknown', 'c unknown'];
  const many = (times: number, words: string): string[] => Array.from({ length: times }, () => words);
  const judge = (askedMs = 0) => breakers.judgeAttempts('fake', askedMs);
  const ago = (seconds: number) =>
    pool.query(
      `update delivery_attempts set started_at = started_at - $1 * interval '1 second', ended_at = ended_at - $1 * interval '1 second'`,
      [seconds],
    );

  async function row(): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>(
      `select state, open_ms, (extract(epoch from open_until - now()) * 1000)::float8 as wait_ms from breakers`,
    );
    return rows[0];
  }

  /** For the breaker alone. */
  const passes = (ms: number) =>
    pool.query(
      `update breakers set open_until = open_until - $1 * interval '1 ms', hold_until = hold_until - $1 * interval '1 ms',
       probe_until = probe_until - $1 * interval '1 ms', last_call_at = last_call_at - $1 * interval '1 ms'`,
      [ms],
    );

  const failure = { worked: false, alert: null, askedMs: 0 };
  const success = { worked: true, alert: null, askedMs: 0 };
  const take = () => breakers.takeProbe('fake', 60_000);
  const opened = { provider: 'fake', state: 'open', reason: 'breaker.only_failures', alert: false };

  async function openAndWait(): Promise<void> {
    await writes(...three);
    await judge();
    await passes(30_001);
  }

  async function failRound(more: Partial<typeof failure> = {}): Promise<(string | undefined)[]> {
    const changes: (string | undefined)[] = [];
    for (const id of ids.slice(0, 3)) {
      const probe = await take();
      changes.push((await breakers.judgeProbe(probe!, id, { ...failure, ...more }))?.state);
    }
    return changes;
  }

  return {
    ago,
    breakers,
    failRound,
    failure,
    ids,
    judge,
    many,
    openAndWait,
    opened,
    passes,
    pool,
    row,
    success,
    take,
    three,
    writes,
  };
}
