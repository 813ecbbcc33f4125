import { createTestDatabase } from '@manzil/testing/database';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBreakerStore } from './breaker-store.ts';
import { addLeadToDeliver, forceState, testPool } from './testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const breakers = createBreakerStore(pool);

let deliveryId: string;
let fence = 0;
beforeEach(async () => {
  await pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade');
  ({ id: deliveryId } = await addLeadToDeliver(pool, 'MZL-CALLS'));
  await forceState(pool, deliveryId, 'delivered');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Attempts one after the other, the last one just now: outcome, then perhaps status and error code. */
async function calls(...said: string[]): Promise<void> {
  for (const [index, words] of said.entries()) {
    const [outcome, status, code] = words.split(' ');
    fence += 1;
    await pool.query(
      `insert into delivery_attempts
         (delivery_id, fence, kind, provider, started_at, ended_at, outcome, http_status, error_code, subject_version)
       values ($1, $2, 'send', 'fake', clock_timestamp() - $3 * interval '1 ms', clock_timestamp(), $4, $5, $6, 1)`,
      [deliveryId, fence, (said.length - index) * 10, outcome, status ?? null, code ?? null],
    );
  }
}

const everySecond = (times: number): string[] =>
  Array.from({ length: times }, (_, n) => (n % 2 === 0 ? 'retry' : 'delivered'));
const many = (times: number, words: string): string[] => Array.from({ length: times }, () => words);
const judge = (askedMs = 0) => breakers.judgeAttempts('fake', askedMs);

interface Row {
  state: string;
  open_ms: number;
  wait_ms: number | null;
}

/** The breaker as it stands; `wait_ms` until it may be tried. */
async function row(): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `select state, open_ms, (extract(epoch from open_until - now()) * 1000)::float8 as wait_ms from breakers`,
  );
  return rows[0];
}

/** As if so much time had passed for the breaker. */
const passes = (ms: number) =>
  pool.query(
    `update breakers set open_until = open_until - $1 * interval '1 ms', hold_until = hold_until - $1 * interval '1 ms',
       probe_until = probe_until - $1 * interval '1 ms', last_call_at = last_call_at - $1 * interval '1 ms'`,
    [ms],
  );

const failure = { worked: false, refusal: null, askedMs: 0 };
const success = { worked: true, refusal: null, askedMs: 0 };

/** Opens it and gives the permit of the first probe. */
async function openAndProbe(): Promise<string> {
  await calls(...many(5, 'retry'));
  await judge();
  await passes(30_001);
  return (await breakers.takeProbe('fake', 60_000))!;
}

describe('opening', () => {
  it('needs five failures in a row', async () => {
    await calls(...many(4, 'retry'));
    expect(await judge()).toBeNull();
    await calls('unknown');
    expect(await judge()).toEqual({ provider: 'fake', state: 'open', reason: 'breaker.failures_in_row', alert: false });
    expect(await row()).toMatchObject({ state: 'open', open_ms: 30_000 });
    expect(await breakers.isClosed('fake')).toBe(false);
    expect(await breakers.isClosed('other')).toBe(true);
  });

  it('or half of at least ten calls', async () => {
    await calls(...many(3, 'retry'), 'delivered', 'retry', ...many(3, 'delivered'), 'retry');
    expect(await judge()).toBeNull();
    await calls('delivered');
    expect(await judge()).toMatchObject({ reason: 'breaker.failure_rate' });
  });

  it('counts for the half neither what is older than thirty seconds nor what another provider was asked', async () => {
    await calls(...many(5, 'retry'), ...many(5, 'delivered'));
    const ago = (seconds: number) =>
      pool.query(`update delivery_attempts set started_at = now() - $1 * interval '1 second'`, [seconds]);
    await ago(31);
    expect(await judge()).toBeNull();
    await ago(0);
    expect(await breakers.judgeAttempts('other', 0)).toBeNull();
    await ago(25);
    expect(await judge()).toMatchObject({ reason: 'breaker.failure_rate' });
  });

  it('counts neither what is refused for good nor what our own worker left behind', async () => {
    await calls(...many(10, 'rejected 422'), ...many(10, 'unknown 0 delivery.lease_expired'));
    expect(await judge()).toBeNull();
  });

  it.each(['retry 401 crm.unauthorized', 'retry 403 crm.forbidden', 'retry 404 crm.address_unknown'])(
    'happens at once on %s, with an alert',
    async (words) => {
      await calls(...many(20, 'delivered'), words);
      expect(await judge()).toMatchObject({ state: 'open', reason: words.split(' ')[2], alert: true });
    },
  );

  it('waits at least for what the provider asked for', async () => {
    await calls(...many(5, 'retry 429'));
    await judge(600_000);
    expect((await row())?.wait_ms).toBeGreaterThan(590_000);
    await breakers.bringForward('fake');
    await passes(599_000);
    expect(await breakers.takeProbe('fake', 60_000)).toBeNull();
  });

  it('waits also for what an earlier one of the failures asked for', async () => {
    await forceState(pool, deliveryId, 'retry_wait');
    await pool.query(`update deliveries set not_before = now() + interval '20 minutes' where id = $1`, [deliveryId]);
    await calls(...many(5, 'retry 429'));
    await judge();
    expect((await row())?.wait_ms).toBeGreaterThan(1_190_000);
  });

  it('is said once, however many see it', async () => {
    await calls(...many(5, 'retry'));
    const changes = await Promise.all(Array.from({ length: 8 }, () => judge()));
    expect(changes.filter((change) => change !== null)).toHaveLength(1);
  });
});

describe('a probe', () => {
  it('comes when the time is over, and only one at a time', async () => {
    await calls(...many(5, 'retry'));
    await judge();
    expect(await breakers.takeProbe('fake', 60_000)).toBeNull();
    await passes(30_001);
    const taken = await Promise.all(Array.from({ length: 8 }, () => breakers.takeProbe('fake', 60_000)));
    expect(taken.filter((probe) => probe !== null)).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('goes to another worker when its own died', async () => {
    const first = await openAndProbe();
    await passes(60_001);
    const second = await breakers.takeProbe('fake', 60_000);
    expect(second).not.toBeNull();
    expect(await breakers.judgeProbe(first, success)).toBeNull();
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('closes when it works, and what failed before counts no more', async () => {
    expect(await breakers.judgeProbe(await openAndProbe(), success)).toMatchObject({ state: 'closed' });
    expect(await row()).toMatchObject({ state: 'closed', wait_ms: null });
    expect(await judge()).toBeNull();
  });

  it('opens for twice the time when it fails, up to five minutes', async () => {
    let probe = await openAndProbe();
    for (const openMs of [60_000, 120_000, 240_000, 300_000, 300_000]) {
      expect(await breakers.judgeProbe(probe, failure)).toMatchObject({ state: 'open' });
      expect(await row()).toMatchObject({ state: 'open', open_ms: openMs });
      await passes(openMs - 1_000);
      expect(await breakers.takeProbe('fake', 60_000)).toBeNull();
      await passes(1_001);
      probe = (await breakers.takeProbe('fake', 60_000))!;
    }
  });

  it('that is told to wait is followed no sooner, whoever brings the next one forward', async () => {
    const probe = await openAndProbe();
    await breakers.judgeProbe(probe, { ...failure, askedMs: 600_000 });
    expect((await row())?.wait_ms).toBeGreaterThan(590_000);
    await breakers.bringForward('fake');
    await passes(599_000);
    expect(await breakers.takeProbe('fake', 60_000)).toBeNull();
    await passes(1_001);
    expect(await breakers.takeProbe('fake', 60_000)).not.toBeNull();
  });

  it('that is refused alerts', async () => {
    const verdict = { worked: false, refusal: 'crm.unauthorized', askedMs: 0 };
    expect(await breakers.judgeProbe(await openAndProbe(), verdict)).toMatchObject({
      reason: 'crm.unauthorized',
      alert: true,
    });
  });

  it('that was not used is there for the next one', async () => {
    await breakers.returnProbe(await openAndProbe());
    expect(await row()).toMatchObject({ state: 'open' });
    expect(await breakers.takeProbe('fake', 60_000)).not.toBeNull();
  });
});

it('goes on doubling when it opens again soon after it closed', async () => {
  await breakers.judgeProbe(await openAndProbe(), success);
  await pool.query(`update breakers set counts_from = counts_from - interval '1 minute'`);
  await calls(...many(5, 'retry'));
  await judge();
  expect(await row()).toMatchObject({ state: 'open', open_ms: 60_000 });
});

it('staff bring a long wait forward, but two calls stay 30 s apart', async () => {
  await breakers.judgeProbe(await openAndProbe(), failure);
  await breakers.bringForward('fake');
  expect((await row())?.wait_ms).toBeGreaterThan(29_000);
  expect((await row())?.wait_ms).toBeLessThanOrEqual(30_000);
});

it('opens after any calls exactly when five of them failed in a row, or half of ten and more', async () => {
  const kinds = { retry: true, unknown: true, failed: true, delivered: false, superseded: false, rejected: false };
  const said = fc.constantFrom(...(Object.keys(kinds) as (keyof typeof kinds)[]));
  await fc.assert(
    fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 14 }), async (outcomes) => {
      await pool.query('truncate delivery_attempts, breakers');
      await calls(...outcomes);
      const failed = outcomes.map((one) => kinds[one]);
      const inARow = failed.length >= 5 && failed.slice(-5).every(Boolean);
      const half = failed.length >= 10 && failed.filter(Boolean).length * 2 >= failed.length;
      const change = await judge();
      const reason = inARow ? 'breaker.failures_in_row' : half ? 'breaker.failure_rate' : null;
      expect({ outcomes, reason: change?.reason ?? null }).toEqual({ outcomes, reason });
      expect(await breakers.isClosed('fake')).toBe(reason === null);
    }),
    {
      numRuns: 30,
      // one less than enough, and enough
      examples: [
        [many(4, 'retry')],
        [['delivered', ...many(5, 'retry')]],
        [everySecond(9)],
        [everySecond(10)],
        [[...everySecond(9), 'delivered']],
      ].map(([outcomes]) => [outcomes as (keyof typeof kinds)[]]),
    },
  );
});
