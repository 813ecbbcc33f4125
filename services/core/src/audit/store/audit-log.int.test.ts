import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, expect, test } from 'vitest';
import { redacted } from '../audit.ts';
import { recordEntries } from './audit-log.ts';
import { listAuditEntries } from './audit-reader.ts';
import { openDatabase } from '../../data/database.ts';
import { cleanUp } from '../../data/housekeeping.ts';
import { forAddress } from '../../platform/request-address.ts';
import { verifyAudit } from './verify-audit.ts';
import { inTransaction } from '../../data/transaction.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });
const act = { actor: { id: 1, username: 'admin', role: 'admin' } as const, requestId: 'request-1' };

afterAll(async () => {
  await db.close();
  await home.drop();
});

const count = async (): Promise<number> =>
  (await db.pool.query<{ n: number }>('select count(*)::int as n from audit_entries')).rows[0]?.n ?? -1;

test('an entry says who, what and the change, without personal data', async () => {
  await recordEntries(db.pool, act, [
    {
      action: 'lead.updated',
      id: 7,
      label: 'MZL-1',
      before: { status: 'new', notes: null, email: 'a@example.com' },
      after: { status: 'contacted', notes: 'ring\0 her', email: 'b@example.com' },
    },
  ]);
  const { rows } = await db.pool.query('select * from audit_entries');
  expect(rows).toMatchObject([
    {
      actor_id: 1,
      actor_name: 'admin',
      actor_role: 'admin',
      action: 'lead.updated',
      subject_kind: 'lead',
      subject_id: '7',
      subject_label: 'MZL-1',
      before: { status: 'new', notes: null, email: redacted },
      after: { status: 'contacted', notes: redacted, email: redacted },
      request_id: 'request-1',
    },
  ]);
});

test('an entry of the system itself names nobody, and one can be about something else than its action says', async () => {
  const entry = { action: 'auth.credentials_refused', kind: 'user', id: 3 } as const;
  await recordEntries(db.pool, { actor: null, requestId: null }, [entry]);
  const { rows } = await db.pool.query('select * from audit_entries order by id desc limit 1');
  const nobody = { actor_id: null, actor_name: null, actor_role: null, request_id: null };
  expect(rows).toMatchObject([
    { ...nobody, action: 'auth.credentials_refused', subject_kind: 'user', subject_id: '3' },
  ]);
});

test('an entry goes with the write it speaks of', async () => {
  const before = await count();
  const failing = inTransaction(db.pool, async (client) => {
    await recordEntries(client, act, [{ action: 'property.deleted', id: 1 }]);
    throw new Error('the write failed');
  });
  await expect(failing).rejects.toThrow('the write failed');
  expect(await count()).toBe(before);
});

test.each([
  ['changed', `update audit_entries set action = 'x.y'`],
  ['deleted', 'delete from audit_entries'],
  ['emptied', 'truncate audit_entries'],
])('what stands in the log cannot be %s', async (_how, sql) => {
  await expect(db.pool.query(sql)).rejects.toMatchObject({ code: '23514' });
  expect(await count()).toBeGreaterThan(0);
});

test('a day of the log begins and ends at midnight in Doha', async () => {
  const moments = [
    '2026-03-10T20:59:59.999Z',
    '2026-03-10T21:00:00Z',
    '2026-03-11T20:59:59.999Z',
    '2026-03-11T21:00:00Z',
  ];
  for (const [n, at] of moments.entries())
    await db.pool.query(
      `insert into audit_entries (at, action, subject_kind, subject_id) values ($1, 'lead.deleted', 'lead', $2)`,
      [at, `night-${String(n)}`],
    );
  const seen = async (query: { from?: string; to?: string }) =>
    (await listAuditEntries(db.pool, { search: 'night-', ...query })).entries.map(({ subject }) => subject.id);
  expect(await seen({ from: '2026-03-11', to: '2026-03-11' })).toEqual(['night-2', 'night-1']);
  expect(await seen({ to: '2026-03-10' })).toEqual(['night-0']);
  expect(await seen({ from: '2026-03-12' })).toEqual(['night-3']);
});

test('of a request, the address of its client is kept beside the entry, for 30 days [M-776]', async () => {
  const shown = async (requestId: string) =>
    (await listAuditEntries(db.pool, { search: requestId })).entries.map(({ address }) => address);
  await forAddress('::ffff:192.0.2.7', () =>
    inTransaction(db.pool, (client) =>
      recordEntries(client, { ...act, requestId: 'from-here' }, [
        { action: 'lead.updated', id: 1 },
        { action: 'lead.updated', id: 2 },
      ]),
    ),
  );
  await recordEntries(db.pool, { ...act, requestId: 'from-nowhere' }, [{ action: 'lead.updated', id: 1 }]);
  expect(await shown('from-here')).toEqual(['192.0.2.7', '192.0.2.7']);
  expect(await shown('from-nowhere')).toEqual([null]);

  const app = openDatabase({ url: home.appUrl, poolMax: 1, applicationName: 'test' });
  try {
    await expect(app.pool.query('delete from audit_addresses')).rejects.toMatchObject({ code: '42501' });
    await expect(app.pool.query('update audit_addresses set at = now()')).rejects.toMatchObject({ code: '42501' });
    expect(await cleanUp(app.pool, [])).toMatchObject({ auditAddresses: 0 });
    await db.pool.query(
      `update audit_addresses set at = at - interval '31 days' where entry_id = (select min(entry_id) from audit_addresses)`,
    );
    expect(await cleanUp(app.pool, [])).toMatchObject({ auditAddresses: 1 });
  } finally {
    await app.close();
  }
  expect(await shown('from-here')).toEqual(['192.0.2.7', null]);
  // nothing of it is in the chain
  expect((await verifyAudit(db.pool, null)).broken).toBeNull();
});
