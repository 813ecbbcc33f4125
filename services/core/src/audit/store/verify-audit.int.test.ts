import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { inTransaction } from '../../data/transaction.ts';
import { recordEntries } from './audit-log.ts';
import { reportAudit } from './report-audit.ts';
import { parseHead, verifyAudit } from './verify-audit.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 8, applicationName: 'test' });
const act = { actor: { id: 1, username: 'admin', role: 'admin' } as const, requestId: 'request-1' };
const write = (id: number) =>
  recordEntries(db.pool, act, [{ action: 'lead.updated', id, before: { status: 'new' }, after: { status: 'won' } }]);

afterAll(async () => {
  await db.close();
  await home.drop();
});

/** As whoever owns the tables, with every trigger off. */
const tamper = (sql: string) =>
  inTransaction(db.pool, async (client) => {
    await client.query(`set local session_replication_role = replica; ${sql}`);
  });

beforeEach(async () => {
  await tamper('delete from audit_entries; delete from audit_links where seq > 0');
  await db.pool.query('alter table audit_entries alter column id restart with 1');
  for (const id of [1, 2, 3, 4, 5]) await write(id);
});

test('many writers at once make one chain without gaps, rolled back entries leave none [M-770]', async () => {
  const rolledBack = inTransaction(db.pool, async (client) => {
    await recordEntries(client, act, [{ action: 'lead.deleted', id: 9 }]);
    throw new Error('taken back');
  });
  await Promise.allSettled([rolledBack, ...Array.from({ length: 30 }, (_, n) => write(100 + n))]);
  const { broken, head } = await verifyAudit(db.pool, null);
  expect(broken).toBeNull();
  expect(head.seq).toBe(35);
  await tamper(`insert into audit_entries (action, subject_kind) values ('lead.erased', 'lead')`);
  expect((await verifyAudit(db.pool, head)).broken).toMatchObject({ seq: 36, reason: 'the entry has no link' });
});

test('a long transaction holds up no other entry', async () => {
  await inTransaction(db.pool, async (client) => {
    await recordEntries(client, act, [{ action: 'lead.deleted', id: 6 }]);
    await write(7);
    expect((await verifyAudit(db.pool, null)).head.seq).toBe(6);
  });
  expect(await verifyAudit(db.pool, null)).toMatchObject({ broken: null, head: { seq: 7 } });
});

const exchanged = `update audit_entries a set after = b.after, subject_id = b.subject_id from audit_entries b
  where (a.id, b.id) in ((2, 3), (3, 2))`;
test.each([
  ['a changed field', `update audit_entries set actor_name = 'nobody' where id = 3`, 3, 3],
  ['another time', `update audit_entries set at = at + interval '1 microsecond' where id = 4`, 4, 4],
  ['a deleted entry', 'delete from audit_entries where id = 2', 2, 2],
  [
    'a deleted entry and link',
    'delete from audit_entries where id = 2; delete from audit_links where seq = 2',
    2,
    null,
  ],
  ['two exchanged', exchanged, 2, 2],
  ['another hash', `update audit_links set hash = repeat('0', 64) where seq = 4`, 4, 4],
  [
    'one put in',
    `insert into audit_entries (action, subject_kind) values ('lead.erased', 'lead');
     insert into audit_links select 6, max(id), repeat('a', 64) from audit_entries`,
    6,
    6,
  ],
  ['a link that is gone', 'delete from audit_links where seq = 5', 5, 5],
  ['the beginning gone', 'update audit_links set seq = -1 where seq = 0', 0, null],
])('%s is found and named [M-771]', async (what, sql, seq, entryId) => {
  await tamper(sql);
  const { broken } = await verifyAudit(db.pool, null);
  if (what === 'the beginning gone') await tamper('update audit_links set seq = 0 where seq = -1');
  expect(broken).toMatchObject({ seq, entryId });
});

test('a tail that was cut off, or a chain written anew, is found against a head that was kept [M-771]', async () => {
  const { line, isWhole } = await reportAudit(home.url);
  const kept = /\d+:[0-9a-f]{64}/.exec(line)?.[0] ?? '';
  expect([isWhole, parseHead(kept)?.seq]).toEqual([true, 5]);
  await tamper('delete from audit_entries where id = 5; delete from audit_links where seq = 5');
  expect((await reportAudit(home.url)).isWhole).toBe(true);
  expect(await reportAudit(home.url, kept)).toMatchObject({ isWhole: false, line: expect.stringContaining('link 5') });
  await write(99);
  expect((await reportAudit(home.url)).isWhole).toBe(true);
  expect((await reportAudit(home.url, kept)).line).toContain('written anew');
  expect((await reportAudit(home.url, '5:xyz')).isWhole).toBe(false);
});

test.each(['update audit_links set hash = hash', 'delete from audit_links', 'truncate audit_links'])(
  'the chain lets itself not be written: %s',
  async (sql) => {
    await expect(db.pool.query(sql)).rejects.toMatchObject({ code: '23514' });
  },
);
