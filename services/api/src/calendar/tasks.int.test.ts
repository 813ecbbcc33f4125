import { readPersonExport } from '@manzil/core/people/store/person-reader';
import { anonymiseOldLeads } from '@manzil/core/people/store/retention-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Called>;

let api: TestApi;
let [admin, manager, member, outsider] = [] as unknown as [Staff, Staff, Staff, Staff];
let as: Record<'admin' | 'manager' | 'member' | 'outsider', Call>;
beforeAll(async () => {
  api = await startApi();
  [admin, manager, member, outsider] = await Promise.all([
    signInAs(api, 'admin'),
    signInAs(api, 'manager'),
    signInAs(api, 'agent'),
    signInAs(api, 'agent'),
  ]);
  as = {
    admin: callAs(api, admin),
    manager: callAs(api, manager),
    member: callAs(api, member),
    outsider: callAs(api, outsider),
  };
  await as.admin('POST', '/api/teams', {
    name: 'Lusail',
    members: [
      { userId: manager.id, isManager: true },
      { userId: member.id, isManager: false },
    ],
  });
});
beforeEach(() => api.pool.query('truncate leads, tasks restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function addLead(assignee: number | null): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id)
     values ('Noura', 'Al-Kuwari', 'noura@example.com', '+974 5555 0101', 'contact_form', gen_random_uuid()::text, $1) returning id`,
    [assignee],
  );
  return rows[0]?.id ?? 0;
}
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const add = async (body: Record<string, unknown>, call = as.member) => {
  const answer = await call('POST', '/api/tasks', { title: 'Call', dueAt: inHours(48), ...body });
  return { ...answer, id: Number(answer.body['id']) };
};
const change = (id: number, body: Record<string, unknown>, call = as.member) =>
  call('PATCH', `/api/tasks/${String(id)}`, body);
const list = async (query = '', call = as.member) => (await call('GET', `/api/tasks?${query}`)).body;
const titles = async (query = '', call = as.member): Promise<unknown[]> =>
  ((await list(query, call))['tasks'] as { title: string | null }[]).map(({ title }) => title);
const nextStep = async (lead: number): Promise<unknown> =>
  (await as.admin('GET', `/api/leads/${String(lead)}`)).body['followUpAt'];

describe('tasks', () => {
  it('have a title, a time and a person, and are overdue, due today, coming or done [M-1180]', async () => {
    expect(await add({ title: ' Send the plan ', note: 'Both floors', remindMinutes: 30 })).toMatchObject({
      status: 201,
      body: {
        title: 'Send the plan',
        note: 'Both floors',
        assigneeId: member.id,
        lead: null,
        repeat: null,
        doneAt: null,
      },
    });
    await add({ title: 'Late', dueAt: inHours(-1) });
    // the last minute of this day in Doha
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    await add({ title: 'Tonight', dueAt: `${today}T20:59:59.999Z` });
    await add({ title: 'After midnight', dueAt: `${today}T21:00:00Z` });
    const { id } = await add({ title: 'Ticked' });
    expect(await change(id, { version: 1, done: true })).toMatchObject({
      status: 200,
      body: { doneAt: expect.any(String), doneByName: member.username, version: 2 },
    });
    expect(await titles('state=overdue')).toEqual(['Late']);
    expect(await titles('state=today')).toEqual(['Tonight']);
    expect(await titles('state=coming')).toEqual(['After midnight', 'Send the plan']);
    expect(await titles('state=done')).toEqual(['Ticked']);
    expect(await list('state=done')).toMatchObject({ counts: { overdue: 1, today: 1, coming: 2 } });
    expect(await titles(`state=open&from=${encodeURIComponent(`${today}T21:00:00Z`)}&limit=1&page=2`)).toEqual([
      'Send the plan',
    ]);
  });

  it.each([
    [{ title: '  ' }],
    [{ title: 'x'.repeat(201) }],
    [{ title: 'a\0b' }],
    [{ dueAt: 'tomorrow' }],
    [{ remindMinutes: -1 }],
    [{ remindMinutes: 10_081 }],
    [{ repeat: { every: 'weekly' } }],
    [{ repeat: { every: 'daily', days: [1] } }],
    [{ repeat: { every: 'weekly', days: [7] } }],
    [{ leadId: 999_999 }],
    [{ assigneeId: 999_999 }],
    [{ assigneeId: null }],
  ])('are refused with %j [M-1180]', async (body) => {
    expect((await add(body, as.admin)).status).toBe(400);
  });

  it('are changed only as they were shown, and by one of two at once [M-1180]', async () => {
    const { id } = await add({});
    const both = await Promise.all([
      change(id, { version: 1, title: 'One' }),
      change(id, { version: 1, title: 'Other' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body['code']).toBe('task.conflict');
    expect((await as.member('DELETE', `/api/tasks/${String(id)}?version=1`)).status).toBe(409);
    expect((await as.member('DELETE', `/api/tasks/${String(id)}?version=2`)).status).toBe(204);
    expect((await as.member('DELETE', `/api/tasks/${String(id)}?version=2`)).status).toBe(404);
  });

  it('are of the audit log without their words [M-1180]', async () => {
    const { id } = await add({ title: 'Call Noura', note: 'Her number is new' });
    await change(id, { version: 1, title: 'Call Noura again', done: true });
    const { rows } = await api.pool.query<{ action: string; text: string }>(
      `select action, audit_entries::text as text from audit_entries where subject_kind = 'task' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows.slice(-2).map(({ action }) => action)).toEqual(['task.created', 'task.updated']);
    for (const { text } of rows) expect(text).not.toMatch(/Noura|number/);
  });
});

describe('the next step of a lead', () => {
  it('is its earliest open task [M-1181]', async () => {
    const lead = await addLead(member.id);
    const [later, sooner] = [inHours(72), inHours(24)];
    const first = await add({ leadId: lead, dueAt: later });
    expect(await nextStep(lead)).toBe(later);
    const second = await add({ leadId: lead, dueAt: sooner });
    expect(await nextStep(lead)).toBe(sooner);
    await change(second.id, { version: 1, done: true });
    expect(await nextStep(lead)).toBe(later);
    await change(second.id, { version: 2, done: false });
    expect(await nextStep(lead)).toBe(sooner);
    await as.member('DELETE', `/api/tasks/${String(second.id)}?version=3`);
    await change(first.id, { version: 1, dueAt: inHours(96) });
    expect(await nextStep(lead)).not.toBe(later);
    await as.member('DELETE', `/api/tasks/${String(first.id)}?version=2`);
    expect(await nextStep(lead)).toBeNull();
  });

  it('is set, moved and taken away as before by callers who know the date alone [M-1181]', async () => {
    const lead = await addLead(member.id);
    const patch = (followUpAt: string | null, seen?: string | null) =>
      as.member('PATCH', `/api/leads/${String(lead)}`, {
        followUpAt,
        ...(seen !== undefined && { seen: { followUpAt: seen } }),
      });
    const [one, two] = [inHours(24), inHours(48)];
    expect(await patch(one, null)).toMatchObject({ status: 200, body: { followUpAt: one } });
    // of whoever has the lead, also after it changed hands
    expect(await list(`lead=${String(lead)}`)).toMatchObject({
      tasks: [{ title: null, dueAt: one, followsLead: true, assigneeId: member.id }],
    });
    expect(await patch(two, null)).toMatchObject({ status: 409, body: { code: 'lead_field.conflict' } });
    expect(await patch(two, one)).toMatchObject({ status: 200, body: { followUpAt: two } });
    await as.admin('PATCH', `/api/leads/${String(lead)}`, { assigneeId: outsider.id });
    expect(await titles('', as.outsider)).toEqual([null]);
    expect(await as.outsider('PATCH', `/api/leads/${String(lead)}`, { followUpAt: null })).toMatchObject({
      body: { followUpAt: null },
    });
    expect(await list('', as.admin)).toMatchObject({ tasks: [] });
  });

  it('taken away leaves a task that says something, and moves it with the date [M-1181]', async () => {
    const lead = await addLead(member.id);
    const [one, two, three] = [inHours(24), inHours(30), inHours(60)];
    await add({ leadId: lead, title: 'Bank', dueAt: one });
    await add({ leadId: lead, title: 'Plan', dueAt: two });
    const path = `/api/leads/${String(lead)}`;
    expect(await as.member('PATCH', path, { followUpAt: three })).toMatchObject({ body: { followUpAt: three } });
    expect(await list(`lead=${String(lead)}`)).toMatchObject({
      tasks: [
        { title: 'Plan', dueAt: two },
        { title: 'Bank', dueAt: three, version: 2 },
      ],
    });
    expect(await as.member('PATCH', path, { followUpAt: null })).toMatchObject({ body: { followUpAt: null } });
    expect(await titles(`lead=${String(lead)}`)).toEqual(['Plan', 'Bank']);
  });

  it('stays one truth while both are written at once [M-1181]', async () => {
    const lead = await addLead(member.id);
    const { id } = await add({ leadId: lead });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? as.member('PATCH', `/api/leads/${String(lead)}`, { followUpAt: inHours(n + 1) })
          : add({ leadId: lead, dueAt: inHours(n + 1) }),
      ),
    );
    for (const { status } of answers) expect([200, 201, 409, 503]).toContain(status);
    const now = (await list(`lead=${String(lead)}`))['tasks'] as { id: number; version: number }[];
    const current = now.find((one) => one.id === id);
    await change(id, { version: current?.version ?? 1, note: 'x', dueAt: inHours(200) });
    const { rows } = await api.pool.query<{ same: boolean }>(
      `select l.follow_up_at = (select min(due_at) from tasks where lead_id = l.id and done_at is null) as same from leads l`,
    );
    expect(rows).toEqual([{ same: true }]);
  });
});

describe('a task that repeats', () => {
  it('makes its next one when it is done, once, and takes it back [M-1183]', async () => {
    const lead = await addLead(member.id);
    const dueAt = inHours(2);
    const { id } = await add({ leadId: lead, dueAt, repeat: { every: 'daily' }, remindMinutes: 10 });
    const ticks = await Promise.all([change(id, { version: 1, done: true }), change(id, { version: 1, done: true })]);
    expect(ticks.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const next = new Date(Date.parse(dueAt) + 86_400_000).toISOString();
    expect(await list('state=open')).toMatchObject({
      tasks: [{ title: 'Call', dueAt: next, repeat: { every: 'daily' }, remindMinutes: 10, lead: { id: lead } }],
    });
    expect(await nextStep(lead)).toBe(next);
    await change(id, { version: 2, done: false });
    expect(await list('state=open')).toMatchObject({ tasks: [{ id, dueAt }] });
  });

  it('keeps the next one that somebody changed meanwhile, and makes no second [M-1183]', async () => {
    const { id } = await add({ repeat: { every: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] } });
    await change(id, { version: 1, done: true });
    const [next] = (await list('state=open'))['tasks'] as { id: number }[];
    await change(next?.id ?? 0, { version: 1, note: 'Mine' });
    await change(id, { version: 2, done: false });
    await change(id, { version: 3, done: true });
    expect(await list('state=open')).toMatchObject({ tasks: [{ id: next?.id, note: 'Mine' }] });
  });
});

describe('who sees a task', () => {
  it('is whose it is, whoever leads them, and who sees its lead; of the lead only who may see it [M-1184]', async () => {
    const lead = await addLead(member.id);
    await add({ title: 'Own' }, as.outsider);
    const ofLead = await add({ title: 'Of the lead', leadId: lead });
    await add({ title: 'Of another', leadId: lead, assigneeId: outsider.id }, as.admin);
    expect(await titles('', as.member)).toEqual(['Of the lead', 'Of another']);
    expect(await titles('', as.manager)).toEqual(['Of the lead', 'Of another']);
    expect(await titles(`person=${String(member.id)}`, as.manager)).toEqual(['Of the lead']);
    expect(await titles('person=me', as.manager)).toEqual([]);
    expect(await titles('', as.admin)).toHaveLength(3);
    // it is theirs to do, the lead is not theirs to see
    const seen = (await list('', as.outsider))['tasks'] as { title: string; lead: unknown }[];
    expect(seen.map(({ title, lead: of }) => [title, of])).toEqual([
      ['Own', null],
      ['Of another', null],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Noura|MZL/);
    expect(await titles(`lead=${String(lead)}`, as.outsider)).toEqual(['Of another']);
    expect((await change(ofLead.id, { version: 1, done: true }, as.outsider)).status).toBe(404);
    expect((await as.outsider('DELETE', `/api/tasks/${String(ofLead.id)}?version=1`)).status).toBe(404);
    expect((await add({ leadId: lead }, as.outsider)).status).toBe(400);
    // nobody gives beyond whom they lead
    expect((await add({ assigneeId: outsider.id }, as.member)).status).toBe(400);
    expect((await add({ assigneeId: outsider.id }, as.manager)).status).toBe(400);
    expect((await add({ assigneeId: member.id }, as.manager)).status).toBe(201);
  });

  it('is part of what is exported of a person, as a viewing is [M-1189]', async () => {
    const lead = await addLead(member.id);
    await add({ leadId: lead, title: 'Send her the plan', note: 'Both floors' });
    await as.member('POST', '/api/viewings', { leadId: lead, startsAt: inHours(24), placeNote: 'Her office' });
    expect(await readPersonExport(api.pool, lead)).toMatchObject([
      {
        tasks: [{ title: 'Send her the plan', note: 'Both floors', doneAt: null }],
        viewings: [{ status: 'planned', placeNote: 'Her office' }],
      },
    ]);
  });

  it('goes with its lead, and loses its words with the person’s name [M-1189]', async () => {
    const [gone, old] = [await addLead(member.id), await addLead(member.id)];
    await add({ leadId: gone, title: 'Of the deleted' });
    await add({ leadId: old, title: 'Of the old' });
    await as.admin('DELETE', `/api/leads/${String(gone)}`);
    expect(await titles()).toEqual(['Of the old']);
    await api.pool.query(
      `update leads set created_at = now() - interval '9 years', updated_at = now() - interval '9 years', follow_up_at = now() - interval '9 years'`,
    );
    await api.pool.query(
      `update retention set months = 24, confirmed_at = now(), confirmed_by = 'x' where kind = 'leads'`,
    );
    expect(await anonymiseOldLeads(api.pool)).toBe(1);
    expect(await titles('', as.admin)).toEqual([]);
    await api.pool.query(`update retention set confirmed_at = null, confirmed_by = null`);
  });
});
