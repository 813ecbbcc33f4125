import { createTestDatabase } from '@manzil/testing/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../data/database.ts';
import { inTransaction } from '../../data/transaction.ts';
import { dropOldEntries } from './drop-old-entries.ts';
import { reportAudit } from './report-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: Database;
let app: Database;
beforeEach(async () => {
  home = await createTestDatabase();
  owner = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });
  app = openDatabase({ url: home.appUrl, poolMax: 2, applicationName: 'test' });
});
afterEach(async () => {
  await app.close();
  await owner.close();
  await home.drop();
});

const write = (months: number, label: string) =>
  owner.pool.query(
    `insert into audit_entries (at, action, subject_kind, subject_label)
     values (now() - make_interval(months => $1), 'lead.updated', 'lead', $2)`,
    [months, label],
  );
const kept = async () =>
  (await owner.pool.query<{ label: string }>('select subject_label as label from audit_entries order by id')).rows.map(
    ({ label }) => label,
  );
/** As whoever owns the tables, with every trigger off. */
const tamper = (sql: string) =>
  inTransaction(owner.pool, async (client) => {
    await client.query(`set local session_replication_role = replica; ${sql}`);
  });

async function withOldOnes(): Promise<void> {
  for (const [months, label] of [
    [40, 'a'],
    [30, 'b'],
    [23, 'c'],
    [26, 'late'],
    [1, 'd'],
  ] as const)
    await write(months, label);
}

test('what is older than kept goes, the chain is proven from there on, and says so itself [M-905]', async () => {
  await withOldOnes();
  const dropped = await dropOldEntries(app.pool, 24);
  expect(dropped).toMatchObject({ seq: 2, entries: 2 });
  // written late, it waits for the one before it
  expect(await kept()).toEqual(['c', 'late', 'd', null]);
  expect(await verifyAudit(app.pool, null)).toMatchObject({ broken: null, from: 2, head: { seq: 6 } });
  expect((await reportAudit(home.url)).line).toContain('whole: 4 entries since link 2');
  expect(await dropOldEntries(app.pool, 24)).toBeNull();
  await write(0, 'e');
  // the second cut begins at the first
  expect(await dropOldEntries(app.pool, 12)).toMatchObject({ seq: 4, entries: 2 });
  expect(await verifyAudit(app.pool, null)).toMatchObject({ broken: null, from: 4 });
});

test('a log of which everything is old goes on [M-905]', async () => {
  await write(30, 'a');
  expect(await dropOldEntries(app.pool, 24)).toMatchObject({ seq: 1, entries: 1 });
  await write(0, 'b');
  expect((await verifyAudit(app.pool, null)).broken).toBeNull();
});

test('nothing goes within twelve months, whoever asks, and nothing by itself [M-906]', async () => {
  for (const months of [20, 11, 10]) await write(months, String(months));
  expect(await dropOldEntries(app.pool, 1)).toMatchObject({ seq: 1 });
  expect(await kept()).toEqual(['11', '10', null]);
  const refused = { code: '23514' };
  const { rows } = await owner.pool.query<{ hash: string }>('select hash from audit_links where seq = 3');
  const young = owner.pool.query('insert into audit_checkpoints (seq, hash) values (3, $1)', [rows[0]?.hash]);
  await expect(young).rejects.toMatchObject(refused);
  for (const sql of [
    'delete from audit_entries',
    'delete from audit_links',
    'delete from audit_checkpoints',
    `update audit_checkpoints set seq = 2`,
    'truncate audit_checkpoints',
  ])
    await expect(owner.pool.query(sql)).rejects.toMatchObject(refused);
  for (const sql of ['delete from audit_entries', `insert into audit_checkpoints (seq, hash) values (2, '')`])
    await expect(app.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['a checkpoint put in', `insert into audit_checkpoints select seq, hash from audit_links where seq = 4`, /missing/],
  ['a checkpoint moved', `update audit_checkpoints set hash = repeat('0', 64)`, /missing or another/],
  ['the link of the checkpoint changed', `update audit_links set hash = repeat('0', 64) where seq = 2`, /another/],
  ['the checkpoint gone', 'delete from audit_checkpoints', /beginning is missing/],
  ['the entry that tells of it gone', `delete from audit_entries where action = 'audit.dropped'`, /no entry tells/],
  [
    'more cut off than was said',
    `delete from audit_entries where subject_label = 'c';
     delete from audit_links where seq = 2;
     update audit_checkpoints set seq = 3, hash = (select hash from audit_links where seq = 3)`,
    /no entry tells/,
  ],
  ['an entry after it deleted', `delete from audit_entries where subject_label = 'c'`, /deleted/],
])('%s is found [M-907]', async (_what, sql, reason) => {
  await withOldOnes();
  await dropOldEntries(app.pool, 24);
  await tamper(sql);
  expect((await verifyAudit(app.pool, null)).broken?.reason).toMatch(reason);
});

test('a head from before the cut proves nothing, and that is said; the link of the cut can be compared [M-907]', async () => {
  await withOldOnes();
  const early = (await verifyAudit(app.pool, null)).head;
  const dropped = await dropOldEntries(app.pool, 24);
  expect((await verifyAudit(app.pool, early)).broken).toBeNull();
  const cut = { seq: dropped?.seq ?? 0, hash: dropped?.hash ?? '' };
  expect((await verifyAudit(app.pool, cut)).broken).toBeNull();
  expect((await verifyAudit(app.pool, { ...cut, hash: '0'.repeat(64) })).broken?.reason).toContain('written anew');
  expect(await reportAudit(home.url, `1:${'0'.repeat(64)}`)).toMatchObject({
    isWhole: false,
    line: expect.stringContaining('before link 2, where older entries were dropped'),
  });
});
