import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: unknown) => callAs(api, admin)(method, path, body);
const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await api.pool.query<Record<string, unknown>>(sql, values)).rows;
async function addLead(): Promise<number> {
  const answer = await api.post('/api/leads', await enquiry(api));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
const at = (hour: number): string => `2027-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const plan = (leadId: number, hour: number) =>
  call('POST', '/api/viewings', { leadId, hostId: admin.id, startsAt: at(hour), endsAt: at(hour + 1) });

it('a lead that is restored has its tasks, viewings and messages again; an hour that was promised since is cancelled [M-1241]', async () => {
  const [id, other] = [await addLead(), await addLead()];
  const tasks = 'select id, title, due_at, done_at from tasks where lead_id = $1 order by id';
  for (const task of [
    { title: 'Send the floor plan', dueAt: at(6) },
    { title: 'Call again', dueAt: at(9) },
  ])
    expect((await call('POST', '/api/tasks', { ...task, leadId: id })).status).toBe(201);
  expect((await plan(id, 7)).status).toBe(201);
  expect((await plan(id, 12)).status).toBe(201);
  await rowsOf(
    `insert into lead_messages (lead_id, channel, key, language, text, author_id)
     values ($1, 'whatsapp', gen_random_uuid(), 'en', 'Good morning', $2)`,
    id,
    admin.id,
  );
  const before = await rowsOf(tasks, id);

  expect((await call('DELETE', `/api/leads/${String(id)}`)).status).toBeLessThan(300);
  expect(await rowsOf(tasks, id)).toEqual([]);
  expect((await plan(other, 12)).status).toBe(201);

  expect(await call('POST', '/api/trash/restore', { kind: 'lead', ids: [id] })).toMatchObject({ status: 200 });
  expect(await rowsOf(tasks, id)).toEqual(before);
  const [lead] = await rowsOf('select follow_up_at from leads where id = $1', id);
  expect(lead?.['follow_up_at']).toBe('2027-03-01 06:00:00+00');
  expect(await rowsOf('select status from viewings where lead_id = $1 order by starts_at', id)).toEqual([
    { status: 'planned' },
    { status: 'cancelled' },
  ]);
  expect(await rowsOf('select text from lead_messages where lead_id = $1', id)).toEqual([{ text: 'Good morning' }]);
});
