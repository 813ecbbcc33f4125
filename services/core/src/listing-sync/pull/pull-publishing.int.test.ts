import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const later = '2026-11-10T08:00:00.000Z';
const full = { titleAr: 'شقة', description: 'Text', descriptionAr: 'نص', latitude: '25.3', longitude: '51.5' };
const bare = { titleAr: null, description: null, descriptionAr: null, latitude: null, longitude: null };

let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(createFakeCrm([listing('FULL', full), listing('BARE', bare)]));
});
afterEach(() => bench.close());

const minimum = (value: number) =>
  bench.pool.query(
    `insert into integration_settings (platform, enabled, config) values ('publishing', true, $1)
     on conflict (platform) do update set config = excluded.config`,
    [{ minimum: value }],
  );
const states = async () =>
  Object.fromEntries(
    (
      await bench.rows<{ reference_id: string; is_active: boolean; waits_to_publish: boolean }>(
        'select reference_id, is_active, waits_to_publish from properties order by reference_id',
      )
    ).map((row) => [row.reference_id, row.is_active ? 'visible' : row.waits_to_publish ? 'waits' : 'draft']),
  );

describe('what a pull brings below the minimum', () => {
  it('is published where the office has set none [M-982]', async () => {
    await bench.pull();
    expect(await states()).toEqual({ BARE: 'visible', FULL: 'visible' });
  });

  it('waits until the CRM has completed it, and is then published [M-982]', async () => {
    await minimum(55);
    expect(await bench.pull()).toMatchObject({ result: { newProperties: 2 } });
    expect(await states()).toEqual({ BARE: 'waits', FULL: 'visible' });
    await bench.pull({ full: true });
    expect(await states()).toEqual({ BARE: 'waits', FULL: 'visible' });
    bench.crm.listings.set('BARE', listing('BARE', { ...full, titleAr: null, modifiedAt: later, version: 2 }));
    await minimum(40);
    await bench.pull();
    expect(await states()).toEqual({ BARE: 'visible', FULL: 'visible' });
  });

  it('stays published where it was so before, however little the CRM says now [M-981]', async () => {
    await bench.pull();
    await minimum(90);
    bench.crm.listings.set('FULL', listing('FULL', { ...bare, modifiedAt: later, version: 2 }));
    await bench.pull();
    expect(await states()).toEqual({ BARE: 'visible', FULL: 'visible' });
  });

  it('goes on waiting when the CRM has taken it back and has it again [M-982]', async () => {
    await minimum(55);
    await bench.pull();
    const kept = bench.crm.listings.get('BARE')!;
    bench.crm.listings.delete('BARE');
    bench.crm.tombstones.set('BARE', later);
    await bench.pull();
    bench.crm.tombstones.delete('BARE');
    bench.crm.listings.set('BARE', { ...kept, modifiedAt: '2026-11-11T08:00:00.000Z', version: 3 });
    await bench.pull();
    expect(await states()).toEqual({ BARE: 'waits', FULL: 'visible' });
  });
});

describe('where the office publishes nothing without a mandate', () => {
  const needsMandate = () =>
    bench.pool.query(
      `insert into integration_settings (platform, enabled, config)
       values ('publishing', true, '{"minimum": null, "needsMandate": true}')`,
    );

  it('what a pull brings waits for one, however complete, and is published with it by the next [M-1134]', async () => {
    await needsMandate();
    await bench.pull();
    expect(await states()).toEqual({ BARE: 'waits', FULL: 'waits' });
    await bench.pool.query(
      `with owner as (insert into owners (kind, name) values ('person', 'Somebody') returning id)
       insert into mandates (property_id, owner_id, contract_number, kind, signed_on, starts_on, ends_on, commission_kind, commission)
       select p.id, owner.id, 'BC-1', 'open', qatar_day(now()), qatar_day(now()), qatar_day(now()), 'months', 1
       from properties p, owner where p.reference_id = 'FULL'`,
    );
    await bench.pull();
    expect(await states()).toEqual({ BARE: 'waits', FULL: 'visible' });
  });
});
