import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const later = '2026-11-10T08:00:00.000Z';
let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(createFakeCrm([listing('A-1')]));
  await bench.pull();
  await bench.pool.query(
    `insert into properties (reference_id, title, price, deal, status, address, city)
     values ('OWN-1', 'By hand', 1, 'rent', 'for_rent', '-', 'Doha')`,
  );
});
afterEach(() => bench.close());

const own = () => bench.rows(`select p.*, p.xmin::text as written from properties p where reference_id = 'OWN-1'`);
/** The CRM has had it from us. */
const sent = () =>
  bench.pool.query(
    `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, attempts)
     select gen_random_uuid(), 'crm', 'fake', 'property.created', 'property', id, 1, 1, 'k', 1 from properties
     where reference_id = 'OWN-1'`,
  );

describe.each([
  ['that the CRM never had', async () => undefined],
  ['that the CRM has from us', sent],
])('a listing of staff %s', (_name, prepare) => {
  beforeEach(() => prepare());

  it.each([false, true])('outlives a tombstone of its reference (full: %j)', async (full) => {
    const before = await own();
    bench.crm.tombstones.set('OWN-1', later);
    expect(await bench.pull({ full })).toMatchObject({ kind: 'done', result: { removed: 0, changed: 0 } });
    expect(await own()).toEqual(before);
  });

  it('is not missed by a full pull that does not have it', async () => {
    const before = await own();
    expect(await bench.pull({ full: true })).toMatchObject({ kind: 'done', result: { count: 1, removed: 0 } });
    expect(await own()).toEqual(before);
  });

  it('is not written over by a listing of the same reference, and not removed when that one goes', async () => {
    const before = await own();
    bench.crm.listings.set('OWN-1', listing('OWN-1', { modifiedAt: later, version: 9, title: 'Theirs' }));
    expect(await bench.pull()).toMatchObject({ result: { newProperties: 0, changed: 0 } });
    bench.crm.listings.delete('OWN-1');
    bench.crm.tombstones.set('OWN-1', '2026-11-11T08:00:00.000Z');
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { removed: 0 } });
    expect(await own()).toEqual(before);
  });
});

describe('exactly a fifth', () => {
  it.each([
    { present: 5, gone: 1, asks: false },
    { present: 10, gone: 2, asks: false },
    { present: 9, gone: 2, asks: true },
    { present: 14, gone: 3, asks: true },
    { present: 15, gone: 3, asks: false },
    { present: 4, gone: 1, asks: true },
    { present: 1, gone: 1, asks: true },
  ])('of $present listings $gone gone: asks $asks, and what staff made counts on neither side', async (one) => {
    const references = Array.from({ length: one.present }, (_, n) => `A-${String(n + 1)}`);
    for (const reference of references) bench.crm.listings.set(reference, listing(reference, { modifiedAt: later }));
    await bench.pull();
    const gone = references.slice(0, one.gone);
    for (const reference of gone) {
      bench.crm.listings.delete(reference);
      bench.crm.tombstones.set(reference, later);
    }
    bench.crm.tombstones.set('OWN-1', later);
    const outcome = await bench.pull();
    expect(outcome.kind).toBe(one.asks ? 'stopped' : 'done');
    const left = await bench.rows(`select from properties where is_active and source = 'crm'`);
    expect(left).toHaveLength(one.asks ? one.present : one.present - one.gone);
  });
});
