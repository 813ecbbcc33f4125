import { openDatabase } from '@manzil/core/data/database';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Context } from '../contract/handler.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { auditHandlers } from './handlers.ts';

let api: TestApi;
let admin: Staff;
let editor: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  editor = await signInAs(api, 'editor');
  await api.pool.query(
    `insert into audit_entries (at, action, actor_id, actor_name, actor_role, subject_kind, subject_id, subject_label, before, after)
     values ('2026-03-01 08:00Z', 'post.updated', 7, 'noor', 'editor', 'post', '11', '=HYPERLINK("http://evil.example")', '{"title":"a"}', '{"title":"=1+1, ب"}'),
            ('2026-03-02 20:59Z', 'post.deleted', null, null, null, 'post', '12', 'x', null, null),
            ('2026-03-02 21:00Z', 'post.deleted', null, null, null, 'post', '13', 'in Doha it is the third', null, null)`,
  );
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const get = (query: string, { cookie, origin }: Staff = admin) =>
  api.get(`/api/audit/export${query}`, { cookie, origin });
const march = '?kind=post&from=2026-03-01&to=2026-03-02';

it('the log is a file of what the filter finds, with nothing in it to run [M-908]', async () => {
  const answer = await get(march);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = (await answer.text()).split('\r\n');
  expect(lines).toEqual([
    expect.stringMatching(/^ID,At,Person,Role,Person ID,Action,About,About ID,Label,Before,After,Request ID,Address$/),
    expect.stringMatching(/^\d+,2026-03-02T20:59:00\.000Z,,,,post\.deleted,post,12,x,,,,$/),
    expect.stringMatching(/^\d+,2026-03-01T08:00:00\.000Z,noor,editor,7,post\.updated,post,11,/),
    '',
  ]);
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")","{""title"":""a""}","{""title"":""=1+1, ب""}",,`);
});

it('that it was taken is an entry before the file is sent, and stands in it [M-908]', async () => {
  const count = async () =>
    (await api.pool.query<{ n: number }>('select count(*)::int as n from audit_entries')).rows[0]?.n ?? 0;
  await get(`${march}&search=hyperlink`);
  const before = await count();
  const [, first] = (await (await get('')).text()).split('\r\n');
  expect(first).toContain(
    `,${admin.username},admin,${String(admin.id)},personal_data.exported,personal_data,,exportAuditEntries,`,
  );
  expect(first).toContain(`"{""records"":${String(before)}}"`);
  const { rows } = await api.pool.query(
    `select after from audit_entries where action = 'personal_data.exported' and subject_label = 'exportAuditEntries' order by id desc offset 1 limit 1`,
  );
  expect(rows).toEqual([
    { after: { kind: 'post', from: '2026-03-01', to: '2026-03-02', search: '[redacted]', records: 1 } },
  ]);
});

it('whoever may not read the log gets no file, and what cannot be written down is not sent [M-908]', async () => {
  expect((await get('', editor)).status).toBe(403);
  expect((await get('', { ...editor, cookie: '' })).status).toBe(401);
  await api.pool.query(
    `alter table audit_entries add constraint full_up check (subject_kind <> 'personal_data') not valid`,
  );
  try {
    const answer = await get(march);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'audit.not_recorded' }),
    ]);
  } finally {
    await api.pool.query('alter table audit_entries drop constraint full_up');
  }
});

it('more than fits a file is refused, and not cut [M-908]', async () => {
  const database = openDatabase({ url: api.databaseUrl, poolMax: 1, applicationName: 'test' });
  const ask = (most: number) =>
    auditHandlers({ database }, most).exportAuditEntries({
      query: { kind: 'post', from: '2026-03-01', to: '2026-03-02' },
    } as Context<'exportAuditEntries'>);
  expect(await ask(2)).toMatchObject({ status: 200, people: 2 });
  await expect(ask(1)).rejects.toMatchObject({ code: 'audit.file_too_long' });
  await database.close();
});
