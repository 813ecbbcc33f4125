import { createTestDatabase, type TestDatabase } from '@manzil/testing/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../data/database.ts';
import { pruneRuns } from './prune.ts';
import { readSyncStatus } from './sync-status-reader.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, poolMax: 4, applicationName: 'sync-status-test' });
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

const run = (state: string, more: Record<string, unknown> = {}) => {
  const values: Record<string, unknown> = {
    batch: crypto.randomUUID(),
    provider: 'sandbox',
    trigger: 'schedule',
    state,
    started_at: '2026-11-21T09:30:00Z',
    ended_at: state === 'running' ? null : '2026-11-21T09:30:03.2Z',
    ...more,
  };
  const names = Object.keys(values);
  const places = names.map((_name, i) => `$${String(i + 1)}`).join(', ');
  return database.pool.query(`insert into sync_runs (${names.join(', ')}) values (${places})`, Object.values(values));
};
const property = (reference: string, images: string[], status = 'for_rent', more = '') =>
  database.pool.query(
    `insert into properties (reference_id, title, price, deal, status, address, city, source, images, is_active, deleted_at)
     values ($1, 'T', 1, case when $2 in ('for_sale', 'sold') then 'sale' else 'rent' end, $2, '-', 'Doha', 'crm', $3, ${more === 'deleted' ? 'false, now()' : 'true, null'})`,
    [reference, status, images],
  );

it('does not take a pull that has just begun for a CRM that does not answer', async () => {
  await run('running');
  const connection = async () => (await readSyncStatus(database.pool, 'sandbox')).connection;
  expect(await connection()).toEqual({ connected: false, problem: 'crm.not_contacted' });
  await database.pool.query(`update sync_runs set state = 'success', ended_at = now()`);
  await run('running', { started_at: new Date(Date.now() + 60_000).toISOString() });
  expect(await connection()).toEqual({ connected: true, problem: null });
});

it('says so when there never was a pull', async () => {
  expect(await readSyncStatus(database.pool, 'sandbox')).toEqual({
    provider: 'sandbox',
    status: 'never',
    lastSync: null,
    lastSyncFormatted: 'Never',
    durationMs: null,
    durationFormatted: null,
    fullPullMs: null,
    currentPropertiesCount: 0,
    availableProperties: 0,
    crmPropertiesCount: null,
    restrictedCount: 0,
    imageCoverage: 0,
    imageCount: 0,
    propertiesWithImages: 0,
    propertiesWithoutImages: 0,
    pictures: { waiting: 0, failing: 0, failingReferences: [] },
    referenceIdFormat: null,
    connection: { connected: false, problem: 'crm.not_contacted' },
    error: null,
    errorCode: null,
    progress: null,
    question: null,
  });
});

it('counts what came, with pictures and what was kept from us', async () => {
  await run('success', { withheld_count: 1 });
  await run('success', { provider: 'other', ended_at: '2026-11-21T09:40:00Z' });
  await run('error', { provider: 'other', ended_at: '2026-11-21T09:50:00Z' });
  await property('OURS-1', ['/media/a/1280.webp']);
  await database.pool.query(`update properties set source = 'manual'`);
  await property('10482', ['/media/a/1280.webp', '/media/b/1280.webp']);
  await property('LUS-1', ['/media/a/1280.webp'], 'rented');
  await property('LUS-2', []);
  await property('LUS-3', ['/media/a/1280.webp'], 'for_rent', 'deleted');
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({
    status: 'success',
    lastSync: '2026-11-21T09:30:03.200Z',
    lastSyncFormatted: '21 Nov 2026, 12:30',
    durationMs: 3_200,
    durationFormatted: '3.2 s',
    currentPropertiesCount: 3,
    availableProperties: 2,
    crmPropertiesCount: 4,
    restrictedCount: 1,
    imageCount: 3,
    propertiesWithImages: 2,
    propertiesWithoutImages: 1,
    imageCoverage: 66.7,
    referenceIdFormat: 'Mixed (Numeric & Text)',
    connection: { connected: true, problem: null },
  });
});

it('counts the pictures that wait, and those that could not be had with their listings [M-506]', async () => {
  await database.pool
    .query(`insert into listing_pictures (reference_id, picture, source_url, version, position, priority, state, reason)
    values ('A', '1', 'u', '1', 0, 0, 'waiting', null), ('A', '2', 'u', '2', 1, 1, 'fetched', null), ('A', '3', 'u', '3', 2, 2, 'shown', null),
      ('B', '1', 'u', '1', 0, 0, 'waiting', 'The CRM answered 404'), ('B', '2', 'u', '1', 0, 0, 'failed', 'The file is no picture'),
      ('C', '1', 'u', '1', 0, 0, 'failed', 'The CRM answered 404')`);
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({
    pictures: { waiting: 2, failing: 3, failingReferences: ['B', 'C'] },
  });
});

it('shows a pull under way, and keeps the last success beside it', async () => {
  await run('success');
  await run('running', { pulled: 200, total: 300, pages: 1, lease_until: '2026-11-21T10:00:00Z' });
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({
    status: 'running',
    lastSync: '2026-11-21T09:30:03.200Z',
    progress: { pulled: 200, total: 300 },
    connection: { connected: true },
  });
});

it.each(['error', 'stopped'])('shows a pull that ended as %s as an error with its reason', async (state) => {
  await run('success');
  await run(state, { error_code: 'sync.problem', error_text: 'Something to know', ended_at: '2026-11-21T10:30:00Z' });
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({
    status: 'error',
    lastSync: '2026-11-21T09:30:03.200Z',
    error: 'Something to know',
    errorCode: 'sync.problem',
    connection: { connected: state === 'stopped' },
    progress: null,
  });
});

it.each([
  [['1', '22'], 'Numeric'],
  [['A-1', 'B-2'], 'Text'],
])('derives the format of references %j', async (references, format) => {
  for (const reference of references) await property(reference, []);
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({ referenceIdFormat: format });
});

it('says how long the last pull of everything took, whatever came after it [M-308]', async () => {
  await database.pool.query('delete from sync_runs');
  await run('success', { ended_at: '2026-11-21T09:31:35.4Z' });
  await run('success', { modified_since: '2026-11-21T09:00:00Z' });
  await run('error', { ended_at: '2026-11-21T10:30:00Z' });
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({ durationMs: 3_200, fullPullMs: 95_400 });
  await database.pool.query(`update sync_runs set started_at = started_at - interval '40 days'`);
  await pruneRuns(database.pool, 'sandbox');
  expect((await readSyncStatus(database.pool, 'sandbox')).fullPullMs).not.toBeNull();
  expect((await database.pool.query('select from sync_runs')).rowCount).toBe(2);
});

const heldBack = (provider: string, reference: string, status: string) =>
  database.pool.query(
    `insert into staging_properties (reference_id, sync_batch, raw_data, duplicate_status)
     select $2, batch, '{}', $3 from sync_runs where provider = $1`,
    [provider, reference, status],
  );

it('does not count what a former CRM held back', async () => {
  await run('success');
  await run('success', { provider: 'former' });
  await heldBack('former', '1', 'quarantined');
  await heldBack('former', '2', 'quarantined');
  await heldBack('sandbox', '3', 'quarantined');
  expect(await readSyncStatus(database.pool, 'sandbox')).toMatchObject({ restrictedCount: 1, crmPropertiesCount: 1 });
});

it('forgets what was held back once the same CRM gives it readable, and not for another CRM’s of that reference', async () => {
  await run('success');
  await run('success', { provider: 'former' });
  await heldBack('former', '10482', 'quarantined');
  await heldBack('sandbox', '10482', 'quarantined');
  const references = async () => {
    const { rows } = await database.pool.query<{ provider: string }>(
      `select r.provider from staging_properties s join sync_runs r on r.batch = s.sync_batch
       where s.duplicate_status = 'quarantined' order by 1`,
    );
    return rows.map(({ provider }) => provider);
  };
  await heldBack('sandbox', '10482', 'unchanged');
  await pruneRuns(database.pool, 'former');
  expect(await references()).toEqual(['former', 'sandbox']);
  await pruneRuns(database.pool, 'sandbox');
  expect(await references()).toEqual(['former']);
});
