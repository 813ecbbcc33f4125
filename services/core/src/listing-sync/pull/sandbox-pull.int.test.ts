import { bearer } from '../../crm/http/authorize.ts';
import { createSandboxProvider } from '../../crm/sandbox/provider.ts';
import { readSyncStatus } from '../store/sync-status-reader.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';
import { createFakeCrm } from './testing/fake-crm.ts';
import { startSandboxProcess, type SandboxProcess } from '@manzil/testing/sandbox-process';

let sandbox: SandboxProcess;
let bench: PullBench;
beforeAll(async () => {
  sandbox = await startSandboxProcess(60);
  const crm = createFakeCrm();
  const real = createSandboxProvider({ baseUrl: sandbox.url, authorization: bearer('sandbox-key'), idempotent: false });
  crm.provider = { ...real, fetchPicture: crm.provider.fetchPicture };
  bench = await createPullBench(crm);
});
afterAll(async () => {
  await bench.close();
  await sandbox.stop();
});

const references = async (): Promise<string[]> =>
  (await bench.rows<{ r: string }>('select reference_id as r from properties where is_active order by 1')).map(
    ({ r }) => r,
  );

it('arrives with everything it says', async () => {
  expect(await bench.pull({ trigger: 'first-start' })).toMatchObject({ kind: 'done', result: { newProperties: 60 } });
  await bench.pictures.drain();
  const [gaps] = await bench.rows(
    `select count(*)::integer as n from properties where title_ar is null or description_ar is null or latitude is null
       or area is null or state is null or cardinality(images) = 0 or cardinality(features) < 4`,
  );
  expect(gaps).toEqual({ n: 0 });
  expect(await readSyncStatus(bench.pool, 'sandbox')).toMatchObject({
    status: 'success',
    currentPropertiesCount: 60,
    crmPropertiesCount: 61,
    restrictedCount: 1,
    imageCoverage: 100,
    referenceIdFormat: 'Mixed (Numeric & Text)',
    connection: { connected: true },
  });
});

it('changes and goes as it does there, and stays when the CRM is down', async () => {
  const [first, second] = await references();
  const listing = {
    title: 'Changed in the CRM',
    price: 5_000,
    transaction: 'Rent',
    status: 'for_rent',
    address: '-',
    city: 'Doha',
  };
  await sandbox.call('PUT', `/v1/listings/${first!}`, { ...listing, externalVersion: 1 });
  await sandbox.call('DELETE', `/v1/listings/${second!}`);
  expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 0, changed: 1, removed: 1 } });
  const [changed] = await bench.rows('select title, price, version from properties where reference_id = $1', [first]);
  expect(changed).toEqual({ title: 'Changed in the CRM', price: '5000.00', version: 3 });
  expect(await bench.pull({ full: true })).toMatchObject({ result: { newProperties: 0, changed: 0, removed: 0 } });

  await sandbox.stop();
  const before = await references();
  expect(await bench.pull({ full: true })).toMatchObject({ kind: 'failed', code: 'sync.crm_unavailable' });
  expect(await references()).toEqual(before);
  expect(await readSyncStatus(bench.pool, 'sandbox')).toMatchObject({
    status: 'error',
    error: 'The CRM refused the connection',
    connection: { connected: false, problem: 'sync.crm_unavailable' },
  });
});
