import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(
    createFakeCrm(['A-1', 'A-2', 'A-3', 'A-4', '10005', '10006', '10007'].map((r) => listing(r))),
  );
});
afterEach(() => bench.close());

const later = '2026-11-10T08:00:00.000Z';
const change = (reference: string, fields: object = {}): void => {
  const before = bench.crm.listings.get(reference) ?? listing(reference);
  bench.crm.listings.set(reference, { ...before, modifiedAt: later, version: before.version + 1, ...fields });
};
const property = async (reference: string) =>
  (await bench.rows<Record<string, unknown>>('select * from properties where reference_id = $1', [reference]))[0];
const contentVersion = async () =>
  (await bench.rows<{ v: number }>('select version::float8 as v from content_version'))[0]!.v;
const snapshot = () => bench.rows('select p.*, p.xmin::text as written from properties p order by id');

describe('the first pull', () => {
  it('takes everything, page by page, with all fields and both languages', async () => {
    const outcome = await bench.pull({ trigger: 'first-start' });
    expect(outcome).toMatchObject({ kind: 'done', result: { count: 7, newProperties: 7, changed: 0, removed: 0 } });
    expect(bench.crm.pagesGiven).toEqual([null, '3', '6']);
    expect(await property('A-1')).toMatchObject({
      title: 'Office A-1',
      title_ar: 'مكتب A-1',
      price: '12000.00',
      source: 'crm',
      is_active: true,
      is_featured: false,
      version: 1,
      area: 140,
      features: ['Pantry'],
      latitude: '25.39250000',
    });
    const [run] = await bench.rows('select state, pages, pulled, total, new_count from sync_runs');
    expect(run).toEqual({ state: 'success', pages: 3, pulled: 7, total: 7, new_count: 7 });
    expect(await contentVersion()).toBe(2);
    expect(await bench.rows('select 1 from deliveries')).toEqual([]);
  });

  it('gives a listing to the agent whose address the CRM names, once and for all', async () => {
    await bench.pool.query(
      `insert into agents (name, title, email) values ('Layla', 'Consultant', 'Layla@Manzil.example')`,
    );
    bench.crm.listings.set('A-9', listing('A-9', { agentEmail: 'layla@manzil.example' }));
    await bench.pull();
    const { agent_id: agent } = (await property('A-9'))!;
    expect(agent).toEqual(expect.any(Number));
    change('A-9', { agentEmail: null, title: 'Other' });
    await bench.pull();
    expect(await property('A-9')).toMatchObject({ agent_id: agent, title: 'Other' });
  });
});

describe('the next pull', () => {
  it('without a change alters no row, raises no version and asks only for what is new', async () => {
    await bench.pull();
    const before = await snapshot();
    const version = await contentVersion();
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 0, changed: 0, removed: 0 } });
    expect(await bench.pull({ full: true })).toMatchObject({ result: { count: 7, newProperties: 0, changed: 0 } });
    expect(await snapshot()).toEqual(before);
    expect(await contentVersion()).toBe(version);
    const [run] = await bench.rows<{ since: Date }>(
      `select to_char(modified_since at time zone 'utc', 'YYYY-MM-DD HH24:MI') as since from sync_runs where id = 2`,
    );
    expect(run).toEqual({ since: '2026-11-01 07:55' });
  });

  it('writes what changed and nothing that is ours', async () => {
    await bench.pull();
    await bench.pool.query(
      `update properties set title_ar = 'عنواننا', description_ar = 'وصفنا', is_featured = true, is_active = false where reference_id = 'A-1'`,
    );
    change('A-1', {
      title: 'New title',
      titleAr: 'عنوان آخر',
      descriptionAr: null,
      price: '15000.00',
      status: 'rented',
    });
    expect(await bench.pull()).toMatchObject({ result: { newProperties: 0, changed: 1 } });
    expect(await property('A-1')).toMatchObject({
      title: 'New title',
      price: '15000.00',
      status: 'rented',
      title_ar: 'عنواننا',
      description_ar: 'وصفنا',
      is_featured: true,
      is_active: false,
      version: 2,
    });
    expect((await property('A-2'))!['version']).toBe(1);
  });

  it('keeps what staff changed here, and remembers what it would go back to', async () => {
    await bench.pull();
    const { id } = (await property('A-1'))!;
    await bench.pool.query(`update properties set price = 99, title = 'Ours' where id = $1`, [id]);
    await bench.pool.query(
      `insert into property_overrides (property_id, field, crm_value) values ($1, 'price', '12000'), ($1, 'title', '"Office A-1"')`,
      [id],
    );
    change('A-1', { price: '15000.00', title: 'Theirs' });
    expect(await bench.pull()).toMatchObject({ result: { changed: 0 } });
    expect(await property('A-1')).toMatchObject({ price: '99.00', title: 'Ours', version: 1 });
    const overrides = await bench.rows('select field, crm_value from property_overrides order by field');
    expect(overrides).toEqual([
      { field: 'price', crm_value: 15000 },
      { field: 'title', crm_value: 'Theirs' },
    ]);
    change('A-1', { price: '15000.00', title: 'Theirs', city: 'Doha' });
    expect(await bench.pull()).toMatchObject({ result: { changed: 1 } });
    expect(await property('A-1')).toMatchObject({ price: '99.00', city: 'Doha', version: 2 });
  });

  it('takes its own word coming back from the CRM for no word of the CRM', async () => {
    await bench.pull();
    const { id } = (await property('A-1'))!;
    await bench.pool.query(`update properties set price = 99 where id = $1`, [id]);
    await bench.pool.query(
      `insert into property_overrides (property_id, field, crm_value) values ($1, 'price', '12000')`,
      [id],
    );
    change('A-1', { price: '99.00' });
    await bench.pull();
    expect(await bench.rows('select field, crm_value from property_overrides')).toEqual([
      { field: 'price', crm_value: 12000 },
    ]);
  });

  it('takes what the CRM deleted off the site, and puts it back when it returns', async () => {
    await bench.pull();
    bench.crm.listings.delete('A-2');
    bench.crm.tombstones.set('A-2', later);
    bench.crm.tombstones.set('NEVER-HERE', later);
    expect(await bench.pull()).toMatchObject({ result: { removed: 1, changed: 0 } });
    const gone = await property('A-2');
    expect(gone).toMatchObject({ is_active: false, version: 2 });
    expect(gone!['deleted_at']).not.toBeNull();
    expect(await bench.pull()).toMatchObject({ result: { removed: 0 } });
    bench.crm.tombstones.delete('A-2');
    change('A-2');
    expect(await bench.pull()).toMatchObject({ result: { changed: 1 } });
    expect(await property('A-2')).toMatchObject({ is_active: true, deleted_at: null, version: 3 });
  });

  it('does not put back what staff deleted here', async () => {
    await bench.pull();
    await bench.pool.query(`update properties set is_active = false, deleted_at = now() where reference_id = 'A-2'`);
    change('A-2', { title: 'Changed there' });
    await bench.pull();
    expect(await property('A-2')).toMatchObject({ is_active: false, title: 'Changed there' });
  });

  it('sees in a full pull that a listing is missing', async () => {
    await bench.pull();
    bench.crm.listings.delete('10007');
    expect(await bench.pull()).toMatchObject({ result: { removed: 0 } });
    expect(await bench.pull({ full: true })).toMatchObject({ result: { removed: 1 } });
  });
});

describe('a bad row', () => {
  it('is quarantined with the reason while the rest goes on', async () => {
    bench.crm.broken.push(
      { reference: 'BAD-1', problem: 'price: must be a number' },
      { reference: null, problem: 'listing: none' },
    );
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { count: 9, newProperties: 7, quarantined: 2 } });
    const claimed = await bench.rows(
      `select reference_id, duplicate_reason, raw_data ->> 'problem' as raw from staging_properties where duplicate_status = 'quarantined' order by 1`,
    );
    expect(claimed).toEqual([
      { reference_id: 'BAD-1', duplicate_reason: 'price: must be a number', raw: 'price: must be a number' },
      { reference_id: null, duplicate_reason: 'listing: none', raw: 'listing: none' },
    ]);
  });

  it('does not count as gone in a full pull', async () => {
    await bench.pull();
    bench.crm.listings.delete('A-1');
    bench.crm.broken.push({ reference: 'A-1', problem: 'title: missing' });
    expect(await bench.pull({ full: true })).toMatchObject({ result: { removed: 0, quarantined: 1 } });
    expect(await property('A-1')).toMatchObject({ is_active: true });
  });

  it('of a reference that staff use here is a duplicate', async () => {
    await bench.pool.query(
      `insert into properties (reference_id, title, price, deal, status, address, city) values ('A-3', 'By hand', 1, 'rent', 'for_rent', '-', 'Doha')`,
    );
    expect(await bench.pull()).toMatchObject({ result: { newProperties: 6 } });
    expect(await property('A-3')).toMatchObject({ title: 'By hand', source: 'manual', version: 1 });
    const [row] = await bench.rows(
      `select duplicate_status, duplicate_reason from staging_properties where reference_id = 'A-3'`,
    );
    expect(row).toEqual({
      duplicate_status: 'duplicate',
      duplicate_reason: 'A listing that did not come from the CRM has this reference',
    });
  });

  it('that came twice in one pull counts once, in its latest state', async () => {
    bench.crm.again = [listing('10005', { title: 'Edited', modifiedAt: later })];
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { count: 8, newProperties: 7 } });
    expect(await property('10005')).toMatchObject({ title: 'Edited', version: 1 });
    const rows = await bench.rows(
      `select title, duplicate_status from staging_properties where reference_id = '10005' order by title`,
    );
    expect(rows).toEqual([
      { title: 'Edited', duplicate_status: 'new' },
      { title: 'Office 10005', duplicate_status: 'duplicate' },
    ]);
  });
});
