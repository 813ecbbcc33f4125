import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<Called>;

let api: TestApi;
let [admin, member, outsider] = [] as unknown as [Staff, Staff, Staff];
let as: Record<'admin' | 'member' | 'outsider', Call>;
let lead = 0;
let listing = 0;
beforeAll(async () => {
  api = await startApi();
  [admin, member, outsider] = await Promise.all([
    signInAs(api, 'admin'),
    signInAs(api, 'agent'),
    signInAs(api, 'agent'),
  ]);
  as = { admin: callAs(api, admin), member: callAs(api, member), outsider: callAs(api, outsider) };
});
beforeEach(async () => {
  await api.pool.query('truncate leads, viewings, properties restart identity cascade');
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into properties (title, title_ar, price, deal, status, address, city)
     values ('Office', 'مكتب', 1, 'rent', 'available', 'x', 'Doha') returning id`,
  );
  listing = rows[0]?.id ?? 0;
  lead = await addLead(member.id);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function addLead(assignee: number | null): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id, property_id)
     values ('Noura', 'Al-Kuwari', 'noura@example.com', '+974 5555 0101', 'contact_form', 'MZL-' || gen_random_uuid(), $1, $2)
     returning id`,
    [assignee, listing],
  );
  return rows[0]?.id ?? 0;
}
const at = (minutes: number): string => new Date(Date.UTC(2030, 0, 6, 7) + minutes * 60_000).toISOString();
const plan = async (body: Record<string, unknown> = {}, call = as.member) => {
  const answer = await call('POST', '/api/viewings', { leadId: lead, startsAt: at(0), ...body });
  return { ...answer, id: Number(answer.body['id']) };
};
const change = (id: number, body: Record<string, unknown>, call = as.member) =>
  call('PATCH', `/api/viewings/${String(id)}`, body);
const list = async (query = '', call = as.member) =>
  (await call('GET', `/api/viewings?${query}`)).body['viewings'] as Record<string, unknown>[];
const entries = async () =>
  (await as.admin('GET', `/api/leads/${String(lead)}/entries`)).body['entries'] as {
    kind: string;
    text: string;
    id: number;
  }[];

describe('a viewing', () => {
  it('is planned for a lead at its listing, by whoever plans it, for 45 minutes [M-1185]', async () => {
    expect(await plan({ placeNote: ' Tower B ' })).toMatchObject({
      status: 201,
      body: {
        lead: { id: lead, name: 'Noura Al-Kuwari' },
        property: { id: listing, title: 'Office', titleAr: 'مكتب' },
        hostId: member.id,
        hostName: member.username,
        startsAt: at(0),
        endsAt: at(45),
        status: 'planned',
        placeNote: 'Tower B',
        version: 1,
      },
    });
    expect(await list(`from=${at(44)}&to=${at(60)}`)).toHaveLength(1);
    expect(await list(`from=${at(45)}`)).toHaveLength(0);
    expect(await list(`to=${at(0)}`)).toHaveLength(0);
  });

  it.each([
    [{ startsAt: 'soon' }],
    [{ endsAt: '2030-01-06T07:00:00.000Z' }],
    [{ endsAt: '2030-01-06T19:00:01.000Z' }],
    [{ leadId: 999_999 }],
    [{ propertyId: 999_999 }],
    [{ hostId: 999_999 }],
    [{ placeNote: 'x'.repeat(501) }],
    [{ placeNote: 'a\0b' }],
  ])('is refused with %j [M-1185]', async (body) => {
    expect((await plan(body, as.admin)).status).toBe(400);
  });

  it('is moved with its end, as it was shown [M-1185]', async () => {
    const { id } = await plan({ endsAt: at(30) });
    expect(await change(id, { version: 1, startsAt: at(60) })).toMatchObject({
      status: 200,
      body: { startsAt: at(60), endsAt: at(90), version: 2 },
    });
    expect(await change(id, { version: 1, startsAt: at(90) })).toMatchObject({
      status: 409,
      body: { code: 'viewing.conflict' },
    });
  });
});

describe('one person', () => {
  it('is booked once by fifty at once [M-1185]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => plan({ startsAt: at(n % 40) })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) expect([status, body['code']]).toEqual([409, 'viewing.clash']);
    expect(await list()).toHaveLength(1);
  });

  it('is booked once by the database itself too, and again after a cancellation [M-1185]', async () => {
    const { id } = await plan();
    const beside = `insert into viewings (lead_id, host_id, starts_at, ends_at) values ($1, $2, '2030-01-06T07:30Z', '2030-01-06T08:00Z')`;
    await expect(api.pool.query(beside, [lead, member.id])).rejects.toThrow('viewings_one_at_a_time');
    expect((await plan({ startsAt: at(45) })).status).toBe(201);
    await change(id, { version: 1, status: 'cancelled' });
    expect((await plan()).status).toBe(201);
    // the time is taken by now
    expect(await change(id, { version: 2, status: 'planned' })).toMatchObject({
      status: 409,
      body: { code: 'viewing.clash' },
    });
  });

  it('is named with the time that is taken, and its lead only to who may see that [M-1185]', async () => {
    const foreign = await addLead(outsider.id);
    await as.admin('POST', '/api/viewings', { leadId: foreign, hostId: member.id, startsAt: at(0) });
    const told = ({ body }: Called) =>
      Object.fromEntries(
        (body['errors'] as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
      );
    const refused = await plan({ startsAt: at(30) });
    expect(told(refused)).toEqual({ startsAt: at(0), endsAt: at(45) });
    expect(JSON.stringify(refused.body)).not.toMatch(/MZL|Noura/);
    const byAdmin = await plan({ startsAt: at(30), hostId: member.id }, as.admin);
    expect(told(byAdmin)).toEqual({ startsAt: at(0), endsAt: at(45), reference: expect.stringMatching(/^MZL-/) });
  });
});

describe('how a viewing ends', () => {
  it('is an entry of the timeline once, when it was done [M-1186]', async () => {
    const { id } = await plan({ startsAt: new Date(Date.now() - 3_600_000).toISOString() });
    const ends = await Promise.all([
      change(id, { version: 1, status: 'done', report: 'Likes the kitchen' }),
      change(id, { version: 1, status: 'done', report: 'Likes the kitchen' }),
    ]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await change(id, { version: 2, status: 'done', placeNote: 'Gate 2' });
    expect(await entries()).toMatchObject([{ kind: 'viewing', text: 'Likes the kitchen' }]);
    // a first touch of the lead
    expect((await as.admin('GET', `/api/leads/${String(lead)}`)).body['firstTouchedAt']).not.toBeNull();
  });

  it('is taken back from the timeline, but not over what somebody wrote on it [M-1186]', async () => {
    const { id } = await plan();
    await change(id, { version: 1, status: 'done' });
    await change(id, { version: 2, status: 'no_show' });
    expect(await entries()).toEqual([]);
    await change(id, { version: 3, status: 'done' });
    const [entry] = await entries();
    await as.member('PATCH', `/api/leads/${String(lead)}/entries/${String(entry?.id)}`, {
      version: 1,
      text: 'Bought it',
    });
    await change(id, { version: 4, status: 'planned' });
    await change(id, { version: 5, status: 'done' });
    expect(await entries()).toMatchObject([{ id: entry?.id, text: 'Bought it' }]);
  });
});

describe('who sees a viewing', () => {
  it('is who shows it, whoever leads them, and who sees its lead; of the lead only who may see it [M-1184]', async () => {
    const { id } = await plan({ hostId: outsider.id }, as.admin);
    expect(await list('', as.member)).toMatchObject([{ lead: { id: lead } }]);
    expect(await list('person=me', as.member)).toEqual([]);
    expect(await list('', as.outsider)).toMatchObject([{ id, lead: null, property: { id: listing } }]);
    expect(JSON.stringify(await list('', as.outsider))).not.toMatch(/Noura|MZL/);
    const stranger = callAs(api, await signInAs(api, 'agent'));
    expect(await list('', stranger)).toEqual([]);
    expect((await change(id, { version: 1, status: 'done' }, stranger)).status).toBe(404);
    expect((await plan({}, stranger)).status).toBe(400);
    expect((await plan({ hostId: outsider.id, startsAt: at(120) }, as.member)).status).toBe(400);
  });

  it('goes with its lead [M-1189]', async () => {
    await plan({ placeNote: 'Her office' });
    await as.admin('DELETE', `/api/leads/${String(lead)}`);
    expect(await list('', as.admin)).toEqual([]);
    const { rows } = await api.pool.query('select from viewings');
    expect(rows).toEqual([]);
  });
});
