import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeliveryState } from '../states.ts';
import { recordAct } from '../../audit/store/staff-write.ts';
import { type LedgerQuery, listDeliveries, listReplayableIds } from './ledger-reader.ts';
import { addProperty } from '../../listings/testing/add-property.ts';
import { addDelivery, addLead, forceState, testPool } from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const byName = new Map<string, string>();
const waitMs = 3_600_000;

async function add(name: string, subject: number, state: DeliveryState, daysAgo: number, kind?: 'property') {
  const event = kind === undefined ? 'lead.created' : 'property.updated';
  const id = await addDelivery(pool, { leadId: subject, event, ...(kind === undefined ? {} : { kind }) });
  await pool.query(
    `update deliveries set created_at = now() - make_interval(days => $2), waiting_since = now() - make_interval(days => $2, hours => 1),
       due_at = now() + make_interval(mins => 10 + $2), attempts = $2 where id = $1`,
    [id, daysAgo],
  );
  await forceState(pool, id, state);
  byName.set(id, name);
}

beforeAll(async () => {
  const [waits, refused, parked, gone] = [
    await addLead(pool, 'MZL-WAITS'),
    await addLead(pool, 'MZL-REFUSED'),
    await addLead(pool, 'MZL-PARKED'),
    await addLead(pool, 'MZL-GONE'),
  ];
  const property = await addProperty(pool, { referenceId: 'LUS_1' });
  await add('waits', waits, 'retry_wait', 0);
  await add('refused', refused, 'rejected', 1);
  await add('parked', parked, 'parked', 2);
  await add('delivered', property, 'delivered', 3, 'property');
  await add('gone', gone, 'cancelled', 4);
  const mail = await addDelivery(pool, { leadId: waits, seq: 2 });
  await pool.query(`update deliveries set consumer = 'mail', created_at = now() - interval '5 days' where id = $1`, [
    mail,
  ]);
  await forceState(pool, mail, 'delivered');
  byName.set(mail, 'mail');
  await pool.query('delete from leads where id = $1', [gone]);
  const nobody = { actor: null, requestId: null };
  await recordAct(pool, nobody, { action: 'lead.deleted', id: gone, label: 'MZL-GONE' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);

async function found(query: LedgerQuery): Promise<(string | undefined)[]> {
  const { deliveries, pagination } = await listDeliveries(pool, query);
  expect(pagination.total).toBe(deliveries.length);
  return deliveries.map(({ id }) => byName.get(id));
}

describe('listDeliveries', () => {
  it.each<[string, LedgerQuery, string[]]>([
    ['all, the newest first', {}, ['waits', 'refused', 'parked', 'delivered', 'gone', 'mail']],
    ['the oldest first', { sort: 'oldest' }, ['mail', 'gone', 'delivered', 'parked', 'refused', 'waits']],
    ['what waits longest first', { sort: 'waiting' }, ['waits', 'refused', 'parked', 'delivered', 'gone', 'mail']],
    ['what was tried most', { sort: 'attempts', consumer: 'crm' }, ['gone', 'delivered', 'parked', 'refused', 'waits']],
    ['what is tried next', { sort: 'next_try', state: 'retry_wait' }, ['waits']],
    ['a state', { state: 'rejected' }, ['refused']],
    ['a consumer', { consumer: 'mail' }, ['mail']],
    ['an event', { event: 'property.updated' }, ['delivered']],
    ['part of a reference in any letters', { search: ' mzl-ref ' }, ['refused']],
    ['a listing, an underscore as itself', { search: 's_1' }, ['delivered']],
    ['a lead that was deleted', { search: 'MZL-GONE' }, ['gone']],
    ['a per cent sign as itself', { search: '%' }, []],
    ['a NUL as nothing', { search: '\0', state: 'parked' }, ['parked']],
    ['days', { from: day(2), to: day(1) }, ['refused', 'parked']],
    ['all together', { state: 'parked', consumer: 'crm', event: 'lead.created', search: 'park' }, ['parked']],
  ])('%s', async (_name, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('finds a delivery by its id', async () => {
    const [id] = [...byName].find(([, name]) => name === 'parked') ?? [''];
    expect(await found({ search: id.toUpperCase() })).toEqual(['parked']);
  });

  it('tells of each where it is', async () => {
    const { deliveries } = await listDeliveries(pool, {});
    expect(deliveries[0]).toEqual({
      id: expect.any(String),
      consumer: 'crm',
      event: 'lead.created',
      subject: { kind: 'lead', id: 1, reference: 'MZL-WAITS', exists: true },
      state: 'retry_wait',
      attempts: 0,
      createdAt: expect.stringMatching(/Z$/),
      waitingSince: expect.stringMatching(/Z$/),
      nextTryAt: expect.stringMatching(/Z$/),
      settledAt: null,
      lastErrorCode: null,
      lastError: null,
    });
    const gone = deliveries.find(({ id }) => byName.get(id) === 'gone');
    expect(gone).toMatchObject({ subject: { reference: 'MZL-GONE', exists: false }, waitingSince: null });
    const refused = deliveries.find(({ id }) => byName.get(id) === 'refused');
    expect(refused).toMatchObject({ waitingSince: null, nextTryAt: null });
  });

  it('counts by state whatever state is asked for, and says how long the oldest waits', async () => {
    const { counts, oldestWaitingMs, nextTryAt, pagination } = await listDeliveries(pool, { state: 'parked' });
    expect(counts).toEqual({
      pending: 0,
      sending: 0,
      unknown: 0,
      retry_wait: 1,
      delivered: 2,
      rejected: 1,
      missing: 0,
      parked: 1,
      superseded: 0,
      cancelled: 1,
    });
    expect(pagination.total).toBe(1);
    expect(oldestWaitingMs).toBeGreaterThanOrEqual(waitMs);
    expect(oldestWaitingMs).toBeLessThan(waitMs + 60_000);
    expect(Date.parse(nextTryAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('has no age and no next try where nothing waits', async () => {
    expect(await listDeliveries(pool, { consumer: 'mail' })).toMatchObject({ oldestWaitingMs: null, nextTryAt: null });
  });

  it('expects no try before the breaker lets a call through', async () => {
    await pool.query(`insert into breakers (provider, state, open_ms, open_until)
      values ('fake', 'open', 30000, now() + interval '1 hour'), ('other', 'open', 30000, now() + interval '2 hours')`);
    const { deliveries, nextTryAt } = await listDeliveries(pool, { state: 'retry_wait' });
    const inAnHour = Date.now() + waitMs;
    expect(Math.abs(Date.parse(nextTryAt ?? '') - inAnHour)).toBeLessThan(60_000);
    expect(deliveries[0]?.nextTryAt).toBe(nextTryAt);
    await pool.query('delete from breakers');
  });

  it('gives one page of many', async () => {
    const { deliveries, pagination } = await listDeliveries(pool, { page: 2, limit: 4 });
    expect(deliveries.map(({ id }) => byName.get(id))).toEqual(['gone', 'mail']);
    expect(pagination).toMatchObject({ page: 2, total: 6, totalPages: 2 });
  });
});

it('selects what may be sent again and nothing else', async () => {
  const names = async (query: LedgerQuery) => (await listReplayableIds(pool, query)).map((id) => byName.get(id));
  expect(await names({})).toEqual(['refused', 'parked']);
  expect(await names({ state: 'parked' })).toEqual(['parked']);
  expect(await names({ state: 'delivered' })).toEqual([]);
});

it('puts what waits longest, and what is tried next, before what came later', async () => {
  const id = await addDelivery(pool, { leadId: await addLead(pool, 'MZL-PATIENT') });
  await pool.query(
    `update deliveries set created_at = now() - interval '9 days', waiting_since = now() - interval '8 days',
       due_at = now() + interval '5 minutes' where id = $1`,
    [id],
  );
  await forceState(pool, id, 'retry_wait');
  byName.set(id, 'patient');
  expect(await found({ sort: 'newest', state: 'retry_wait' })).toEqual(['waits', 'patient']);
  for (const sort of ['waiting', 'next_try'] as const)
    expect(await found({ sort, state: 'retry_wait' })).toEqual(['patient', 'waits']);
  expect((await found({ sort: 'waiting' })).slice(0, 3)).toEqual(['patient', 'waits', 'refused']);
});

it('a day begins and ends at midnight in Doha', async () => {
  const lead = await addLead(pool, 'MZL-MIDNIGHT');
  const moments = [
    '2026-03-10T20:59:59.999Z',
    '2026-03-10T21:00:00Z',
    '2026-03-11T20:59:59.999Z',
    '2026-03-11T21:00:00Z',
  ];
  for (const [n, moment] of moments.entries()) {
    const id = await addDelivery(pool, { leadId: lead, seq: n + 10 });
    await pool.query('update deliveries set created_at = $2 where id = $1', [id, moment]);
    byName.set(id, moment);
  }
  const search = 'MZL-MIDNIGHT';
  expect(await found({ search, sort: 'oldest', from: '2026-03-11', to: '2026-03-11' })).toEqual(moments.slice(1, 3));
  expect(await found({ search, sort: 'oldest', to: '2026-03-10' })).toEqual(moments.slice(0, 1));
  expect(await found({ search, sort: 'oldest', from: '2026-03-12' })).toEqual(moments.slice(3));
});
