import { bearer } from '../../crm/http/authorize.ts';
import { createSandboxProvider } from '../../crm/sandbox/provider.ts';
import { crmTarget } from '../../deliveries/engine/crm-target.ts';
import { createDeliveryEngine } from '../../deliveries/engine/engine.ts';
import { deliverySettings } from '../../deliveries/engine/settings.ts';
import { createDeliveryStore } from '../../deliveries/store/delivery-store.ts';
import {
  createProperty,
  deleteProperty,
  releaseField,
  restoreProperty,
  updateProperty,
  type PropertyWriting,
} from '../../listings/store/property-writer.ts';
import { createSubjectReader } from '../../deliveries/store/subject-reader.ts';
import { loadEnv } from '../../platform/env.ts';
import { startSandboxProcess, type SandboxProcess } from '@manzil/testing/sandbox-process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeCrm } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

let sandbox: SandboxProcess;
let bench: PullBench;
let deliver: () => Promise<string[]>;
let writing: PropertyWriting;

beforeAll(async () => {
  sandbox = await startSandboxProcess(20);
  const crm = createFakeCrm();
  const real = createSandboxProvider({ baseUrl: sandbox.url, authorization: bearer('sandbox-key'), idempotent: false });
  crm.provider = { ...real, fetchPicture: crm.provider.fetchPicture };
  bench = await createPullBench(crm);
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const engine = createDeliveryEngine({
    store: createDeliveryStore(bench.pool),
    subjects: createSubjectReader(bench.pool),
    target: crmTarget(real),
    settings: deliverySettings(loadEnv()),
    log: silent,
  });
  deliver = () => engine.sendPending(null);
  const [admin] = await bench.rows<{ id: number }>(
    `insert into users (email, role) values ('layla@manzil.example', 'admin') returning id`,
  );
  writing = {
    actor: { id: admin!.id, username: 'layla', role: 'admin' },
    requestId: 'r-1',
    provider: 'sandbox',
  };
  await bench.pull({ trigger: 'first-start' });
});
afterAll(async () => {
  await bench.close();
  await sandbox.stop();
});

interface Known {
  id: number;
  reference: string;
}
const known = (offset: number): Promise<Known> =>
  bench
    .rows<Known>(
      `select id, reference_id as reference from properties where source = 'crm' and deleted_at is null
       and status in ('for_sale', 'for_rent') order by id offset $1 limit 1`,
      [offset],
    )
    .then(([row]) => row!);
const inCrm = async (reference: string): Promise<Record<string, unknown> | undefined> => {
  const { body } = await sandbox.call('GET', `/v1/listings?reference=${encodeURIComponent(reference)}`);
  return (body as { listings: Record<string, unknown>[] }).listings[0];
};
const world = async () => ({
  properties: await bench.rows('select p.*, p.xmin::text as written from properties p order by id'),
  overrides: await bench.rows(
    'select v.*, v.xmin::text as written from property_overrides v order by property_id, field',
  ),
  deliveries: await bench.rows('select id, state, seq from deliveries order by id'),
  contentVersion: await bench.rows('select version from content_version'),
});

/** Twice, the second time all of it. */
async function pullsChangeNothing(): Promise<void> {
  const before = await world();
  for (const full of [false, true])
    expect(await bench.pull({ full })).toMatchObject({
      kind: 'done',
      result: { newProperties: 0, changed: 0, removed: 0 },
    });
  expect(await world()).toEqual(before);
  expect(await deliver()).toEqual([]);
}

describe('a change here', () => {
  it('of what the CRM owns arrives there, and its echo touches nothing', async () => {
    const { id, reference } = await known(0);
    await updateProperty(bench.pool, id, { price: '123456', title: 'Our own words' }, null, writing);
    expect(await deliver()).toEqual(['delivered']);
    expect(await inCrm(reference)).toMatchObject({ price: 123_456, title: 'Our own words' });
    await pullsChangeNothing();
  });

  it('of the status arrives, and its echo touches nothing', async () => {
    const { id, reference } = await known(1);
    const taken = (await inCrm(reference))?.['status'] === 'for_rent' ? 'rented' : 'sold';
    await updateProperty(bench.pool, id, { status: taken }, null, writing);
    expect(await deliver()).toEqual(['delivered']);
    expect(await inCrm(reference)).toMatchObject({ status: taken });
    await pullsChangeNothing();
  });

  it('of what is ours, such as the Arabic text, arrives, and its echo touches nothing', async () => {
    const { id, reference } = await known(2);
    await updateProperty(bench.pool, id, { titleAr: 'مكتب مجهز' }, null, writing);
    expect(await deliver()).toEqual(['delivered']);
    expect(await inCrm(reference)).toMatchObject({ titleArabic: 'مكتب مجهز' });
    await pullsChangeNothing();
  });

  it('that is given back to the CRM arrives as what the CRM said, and its echo touches nothing', async () => {
    const { id, reference } = await known(3);
    const before = await inCrm(reference);
    await updateProperty(bench.pool, id, { address: 'Another street' }, null, writing);
    await deliver();
    await pullsChangeNothing();
    await releaseField(bench.pool, id, 'address', writing);
    expect(await deliver()).toEqual(['delivered']);
    expect((await inCrm(reference))?.['address']).toBe(before?.['address']);
    await pullsChangeNothing();
  });

  it('of the CRM that follows is taken as what it is', async () => {
    const { id, reference } = await known(4);
    const theirs = await inCrm(reference);
    await updateProperty(bench.pool, id, { price: '777000' }, null, writing);
    await deliver();
    await pullsChangeNothing();
    const {
      id: _id,
      reference: _reference,
      version,
      modifiedAt: _m,
      createdAt: _c,
      externalVersion,
      ...rest
    } = (await inCrm(reference)) as Record<string, unknown> & { version: number; externalVersion: number };
    const change = { ...rest, title: 'Theirs', externalVersion: externalVersion + 1 };
    expect((await sandbox.call('PUT', `/v1/listings/${encodeURIComponent(reference)}`, change)).status).toBe(200);
    expect(version).toBeGreaterThan(1);
    expect(await bench.pull()).toMatchObject({ result: { changed: 1 } });
    const [row] = await bench.rows('select title, price from properties where id = $1', [id]);
    expect(row).toEqual({ title: 'Theirs', price: '777000.00' });
    await pullsChangeNothing();
    // our price came back with their title
    await releaseField(bench.pool, id, 'price', writing);
    const [given] = await bench.rows<{ price: string }>('select price from properties where id = $1', [id]);
    expect(Number(given?.price)).toBe(Number(theirs?.['price']));
    expect(await deliver()).toEqual(['delivered']);
    await pullsChangeNothing();
  });
});

describe('a listing that was made here', () => {
  it('arrives, changes and goes there, and never comes back as another', async () => {
    const villa = {
      title: 'Garden villa',
      price: '750000',
      deal: 'sale',
      status: 'for_sale',
      address: 'Street 12',
      city: 'Doha',
      isActive: true,
    } as const;
    const { id } = await createProperty(bench.pool, villa, writing);
    expect(await deliver()).toEqual(['delivered']);
    const reference = `MZL-P${String(id)}`;
    expect(await inCrm(reference)).toMatchObject({ title: 'Garden villa', status: 'for_sale' });
    await pullsChangeNothing();
    const [row] = await bench.rows(
      `select duplicate_status as status, duplicate_reason as reason from staging_properties where reference_id = $1 limit 1`,
      [reference],
    );
    expect(row).toEqual({ status: 'unchanged', reason: 'It was made here, and the CRM has it from us' });

    await updateProperty(bench.pool, id, { price: '800000' }, null, writing);
    expect(await deliver()).toEqual(['delivered']);
    expect(await inCrm(reference)).toMatchObject({ price: 800_000 });
    await pullsChangeNothing();

    await deleteProperty(bench.pool, id, writing);
    expect(await deliver()).toEqual(['delivered']);
    expect(await inCrm(reference)).toBeUndefined();
    await pullsChangeNothing();
  });
});

it('a listing that was made here and that the CRM deletes stays here, and its tombstone is no clash', async () => {
  const kiosk = {
    title: 'Kiosk',
    price: '9000',
    deal: 'rent',
    status: 'for_rent',
    address: 'Street 1',
    city: 'Doha',
    isActive: true,
  } as const;
  const { id } = await createProperty(bench.pool, kiosk, writing);
  expect(await deliver()).toEqual(['delivered']);
  const reference = `MZL-P${String(id)}`;
  await pullsChangeNothing();
  expect((await sandbox.call('DELETE', `/v1/listings/${encodeURIComponent(reference)}`)).status).toBeLessThan(300);
  await pullsChangeNothing();
  const rows = await bench.rows(
    `select duplicate_status as status, duplicate_reason as reason from staging_properties where reference_id = $1
     and raw_data::text like '%deleted%' group by 1, 2`,
    [reference],
  );
  expect(rows).toEqual([{ status: 'unchanged', reason: 'It was made here, and the CRM has it from us' }]);
  expect(await bench.rows('select is_active from properties where id = $1', [id])).toEqual([{ is_active: true }]);
});

it('a listing of the CRM that is deleted here goes there and stays gone; restored, it is back on both sides', async () => {
  const { id, reference } = await known(5);
  await deleteProperty(bench.pool, id, writing);
  expect(await deliver()).toEqual(['delivered']);
  expect(await inCrm(reference)).toBeUndefined();
  await pullsChangeNothing();
  await restoreProperty(bench.pool, id, writing);
  expect(await deliver()).toEqual(['delivered']);
  expect(await inCrm(reference)).toBeDefined();
  await pullsChangeNothing();
});

it('a CRM that takes no listings is told nothing', async () => {
  const { id } = await known(6);
  const before = await bench.rows('select count(*) from deliveries');
  const { jobs } = await updateProperty(bench.pool, id, { price: '5' }, null, { ...writing, provider: null });
  expect(jobs).toEqual([]);
  expect(await bench.rows('select count(*) from deliveries')).toEqual(before);
});
