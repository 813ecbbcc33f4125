import { describe, expect, it } from 'vitest';
import { breakerFixture } from '../testing/breaker-fixture.ts';

const {
  ago,
  breakers,
  failRound,
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
} = await breakerFixture();

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
