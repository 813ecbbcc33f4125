import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeDelivery } from '../testing/fake-delivery.ts';
import { usualBreakerRules } from '../breaker/breaker.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { createAttemptJudge, createBreakerStore } from './breaker-store.ts';
import { addLeadToDeliver, forceState, testPool } from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const breakers = createBreakerStore(pool);

/** Ids of four deliveries. */
let ids: string[];
let fence = 0;
beforeEach(async () => {
  await pool.query('truncate deliveries, leads, breakers, crm_records restart identity cascade');
  ids = [];
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

/** Writes one after the other, the last one just now: which delivery's, its outcome, then perhaps status and error code. */
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
/** As if all writes so far had been made so long ago. */
const ago = (seconds: number) =>
  pool.query(
    `update delivery_attempts set started_at = started_at - $1 * interval '1 second', ended_at = ended_at - $1 * interval '1 second'`,
    [seconds],
  );

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

const failure = { worked: false, alert: null, askedMs: 0 };
const success = { worked: true, alert: null, askedMs: 0 };
const take = () => breakers.takeProbe('fake', 60_000);
const opened = { provider: 'fake', state: 'open', reason: 'breaker.only_failures', alert: false };

/** Opens it and lets its time pass. */
async function openAndWait(): Promise<void> {
  await writes(...three);
  await judge();
  await passes(30_001);
}

/** Fails a whole round: three different deliveries. */
async function failRound(more: Partial<typeof failure> = {}): Promise<(string | undefined)[]> {
  const changes: (string | undefined)[] = [];
  for (const id of ids.slice(0, 3)) {
    const probe = await take();
    changes.push((await breakers.judgeProbe(probe!, id, { ...failure, ...more }))?.state);
  }
  return changes;
}

describe('opening', () => {
  it('needs failures of three different deliveries', async () => {
    await writes(...many(40, 'a unknown'), ...many(40, 'b retry 403'));
    expect(await judge()).toBeNull();
    await writes('c unknown');
    expect(await judge()).toEqual(opened);
    expect(await row()).toMatchObject({ state: 'open', open_ms: 30_000 });
    expect(await breakers.judgeAttempts('other', 0)).toBeNull();
  });

  it('needs thirty seconds without a write that worked, however many fail beside it', async () => {
    await writes('d delivered');
    await ago(29);
    await writes(...three, ...three);
    expect(await judge()).toBeNull();
    await ago(2);
    expect(await judge()).toEqual(opened);
  });

  it.each(['d delivered 201', 'd rejected 422'])('counts only what failed since %s', async (answer) => {
    await writes('a unknown', 'b unknown', answer);
    await ago(60);
    await writes('c unknown', 'd unknown');
    expect(await judge()).toBeNull();
    await writes('b unknown');
    expect(await judge()).toEqual(opened);
  });

  it.each([
    ['an answer that speaks of another record', 'unknown 200 crm.answer_foreign'],
    ['a conflict', 'unknown 409 crm.conflict_unreadable'],
    ['a contact that is gone', 'retry - crm.contact_gone'],
    ['an account without a property', 'retry 400 crm.setup_incomplete'],
    ['a worker that died', 'unknown - delivery.lease_expired'],
    ['a lookup', 'failed 500 crm.lookup_failed lookup'],
    ['a lookup that is refused', 'failed 401 crm.lookup_failed lookup'],
  ])('never comes from %s', async (_name, words) => {
    await writes(...['a', 'b', 'c', 'd'].map((whose) => `${whose} ${words}`));
    expect(await judge()).toBeNull();
  });

  it.each([
    ['retry', '- crm.no_connection'],
    ['unknown', '- crm.timeout'],
    ['unknown', '- crm.connection_lost'],
    ['retry', '429 crm.too_many_requests'],
    ['unknown', '503 crm.server_error'],
  ])('comes from %s %s', async (outcome, rest) => {
    await writes(...['a', 'b', 'c'].map((whose) => `${whose} ${outcome} ${rest}`));
    expect(await judge()).toEqual(opened);
  });

  it.each([
    'retry 401 crm.unauthorized',
    'retry 403 crm.forbidden',
    'unknown 403 crm.forbidden',
    'retry 404 crm.address_unknown',
    'unknown 404 crm.address_unknown',
    'retry 535 mail.unauthorized',
  ])('for %s alerts', async (words) => {
    await writes('a unknown', 'b unknown', `c ${words}`);
    expect(await judge()).toMatchObject({ state: 'open', reason: words.split(' ')[2], alert: true });
  });

  it('waits at least for what the provider asked for, and is a pause for whoever asks', async () => {
    await writes(...['a', 'b', 'c'].map((whose) => `${whose} retry 429`));
    expect(await breakers.isPaused('fake')).toBe(false);
    await judge(600_000);
    expect((await row())?.wait_ms).toBeGreaterThan(590_000);
    expect(await breakers.isPaused('fake')).toBe(true);
    await breakers.bringForward('fake');
    await passes(599_000);
    expect(await take()).toBeNull();
    await passes(1_001);
    expect(await breakers.isPaused('fake')).toBe(false);
    expect(await take()).not.toBeNull();
  });

  it('waits also for what an earlier one of the failures asked for', async () => {
    await pool.query(`update deliveries set not_before = now() + interval '20 minutes' where id = $1`, [ids[0]]);
    await writes('a retry 429', 'b unknown', 'c unknown');
    await judge();
    expect((await row())?.wait_ms).toBeGreaterThan(1_190_000);
  });

  it('is said once, however many see it', async () => {
    await writes(...three);
    const changes = await Promise.all(Array.from({ length: 8 }, () => judge()));
    expect(changes.filter((change) => change !== null)).toHaveLength(1);
  });
});

describe('probes', () => {
  it('come when the time is over, three at a time', async () => {
    await writes(...three);
    await judge();
    expect(await take()).toBeNull();
    await passes(30_001);
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    expect(taken.filter((probe) => probe !== null)).toHaveLength(3);
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('close it as soon as one works, whatever the others did, and what failed before counts no more', async () => {
    await openAndWait();
    const [first, second, third] = [await take(), await take(), await take()];
    expect(await breakers.judgeProbe(first!, ids[0]!, failure)).toBeNull();
    expect(await breakers.judgeProbe(second!, ids[1]!, success)).toMatchObject({ state: 'closed' });
    expect(await breakers.judgeProbe(third!, ids[2]!, failure)).toBeNull();
    expect(await row()).toMatchObject({ state: 'closed', wait_ms: null });
    expect(await judge()).toBeNull();
  });

  it('open it for twice the time when three different deliveries failed, up to five minutes', async () => {
    await openAndWait();
    for (const openMs of [60_000, 120_000, 240_000, 300_000, 300_000]) {
      expect(await failRound()).toEqual([undefined, undefined, 'open']);
      expect(await row()).toMatchObject({ state: 'open', open_ms: openMs });
      await passes(openMs - 1_000);
      expect(await take()).toBeNull();
      await passes(1_001);
    }
  });

  it('of one odd record, however often it fails, leave room for the others', async () => {
    await openAndWait();
    for (let n = 0; n < 20; n += 1) {
      const probe = await take();
      expect(probe).not.toBeNull();
      expect(await breakers.judgeProbe(probe!, ids[0]!, { ...failure, alert: 'crm.forbidden' })).toBeNull();
    }
    expect(await row()).toMatchObject({ state: 'half_open' });
    expect(await breakers.judgeProbe((await take())!, ids[1]!, success)).toMatchObject({ state: 'closed' });
  });

  it('of workers that died make room when their time is over', async () => {
    await openAndWait();
    const lost = [await take(), await take(), await take()];
    expect(await take()).toBeNull();
    await passes(60_001);
    expect(await take()).not.toBeNull();
    expect(await breakers.judgeProbe(lost[0]!, ids[0]!, success)).toBeNull();
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('that are told to wait are followed by one, no sooner, whoever brings it forward', async () => {
    await openAndWait();
    expect(await breakers.judgeProbe((await take())!, ids[0]!, { ...failure, askedMs: 600_000 })).toMatchObject({
      state: 'open',
    });
    expect((await row())?.wait_ms).toBeGreaterThan(590_000);
    await breakers.bringForward('fake');
    await passes(599_000);
    expect(await take()).toBeNull();
    await passes(1_001);
    expect(await take()).not.toBeNull();
    expect(await take()).toBeNull();
  });

  it('that are refused alert', async () => {
    await openAndWait();
    for (const id of ids.slice(0, 2))
      await breakers.judgeProbe((await take())!, id, { ...failure, alert: 'crm.unauthorized' });
    expect(
      await breakers.judgeProbe((await take())!, ids[2]!, { ...failure, alert: 'crm.unauthorized' }),
    ).toMatchObject({ reason: 'crm.unauthorized', alert: true });
  });

  it('that were not used are there for the next one', async () => {
    await openAndWait();
    await breakers.returnProbe((await take())!);
    expect(await row()).toMatchObject({ state: 'open' });
    const [first, second] = [await take(), await take()];
    await breakers.returnProbe(first!);
    expect(await row()).toMatchObject({ state: 'half_open' });
    await breakers.judgeProbe(second!, ids[0]!, failure);
    // what failed is remembered
    await breakers.returnProbe((await take())!);
    expect(await row()).toMatchObject({ state: 'half_open' });
  });

  it('that were judged are no longer there to be given back', async () => {
    await openAndWait();
    const [first, second] = [await take(), await take()];
    await breakers.judgeProbe(first!, ids[0]!, failure);
    await breakers.returnProbe(first!);
    expect(await breakers.judgeProbe(second!, ids[1]!, success)).toMatchObject({ state: 'closed' });
    await breakers.returnProbe(second!);
    expect(await row()).toMatchObject({ state: 'closed' });
  });
});

it('goes on doubling when it opens again soon after it closed', async () => {
  await openAndWait();
  await breakers.judgeProbe((await take())!, ids[0]!, success);
  await pool.query(`update breakers set counts_from = counts_from - interval '1 minute'`);
  await ago(40);
  await writes(...three);
  await judge();
  expect(await row()).toMatchObject({ state: 'open', open_ms: 60_000 });
});

it('staff bring a long wait forward, but two rounds stay 30 s apart', async () => {
  await openAndWait();
  await failRound();
  await breakers.bringForward('fake');
  expect((await row())?.wait_ms).toBeGreaterThan(29_000);
  expect((await row())?.wait_ms).toBeLessThanOrEqual(30_000);
});

describe('what one process knows of its own writes', () => {
  const ended = (deliveryId: string, outcome: 'delivered' | 'unknown'): Settlement => ({
    delivery: fakeDelivery({ id: deliveryId }),
    to: outcome,
    attempt: { kind: 'send', outcome, httpStatus: outcome === 'delivered' ? 200 : 500, answer: null },
    waitMs: null,
    holdMs: null,
    askedMs: null,
    error: outcome === 'delivered' ? null : { code: 'crm.server_error', text: 'x' },
    externalId: null,
    coveredVersion: null,
    absences: 0,
    lookupFailures: 0,
    alert: false,
    longPause: false,
  });

  it('spares the ledger a question for each failure, for thirty seconds after one that worked', async () => {
    let now = 1_000;
    const attempts = createAttemptJudge(breakers, usualBreakerRules.silentMs, () => now);
    await attempts.judge([ended(ids[3]!, 'delivered')]);
    await writes(...three);
    now += 29_999;
    expect(await attempts.judge([ended(ids[0]!, 'unknown')])).toEqual([]);
    now += 1;
    expect(await attempts.judge([ended(ids[0]!, 'unknown')])).toEqual([opened]);
  });
});
