import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let agent: Staff;
let call: ReturnType<typeof callAs>;
let asAdmin: ReturnType<typeof callAs>;

beforeAll(async () => {
  api = await startApi({});
  agent = await signInAs(api, 'agent');
  call = callAs(api, agent);
  asAdmin = callAs(api, await signInAs(api, 'admin'));
});
beforeEach(() => api.pool.query('truncate leads, deliveries, request_limits restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const called = { firstName: 'Noura', phone: '+974 5555 0101', source: 'phone' };
const enter = (body: object) => call('POST', '/api/leads/entered', body);
const withKey = (key: string, body: object) => {
  const { cookie, origin } = agent;
  return api.send('POST', '/api/leads/entered', { cookie, origin, 'idempotency-key': key }, body);
};

describe('an enquiry that staff enter', () => {
  it('is a lead like the others: the CRM and the office are told, and it is recorded [M-1097]', async () => {
    const { status, body } = await enter({ ...called, message: 'Wants an office', language: 'ar', assignToMe: true });
    expect(status).toBe(201);
    const lead = await call('GET', `/api/leads/${String(body['id'])}`);
    expect(lead.body).toMatchObject({
      firstName: 'Noura',
      email: '',
      phone: '+974 5555 0101',
      source: 'phone',
      status: 'new',
      language: 'ar',
      assigneeId: agent.id,
      consent: null,
      message: 'Wants an office',
    });
    const { rows } = await api.pool.query('select consumer, event from deliveries order by consumer');
    expect(rows).toEqual([
      { consumer: 'crm', event: 'lead.created' },
      { consumer: 'mail', event: 'lead.created' },
    ]);
    expect(api.published.map(({ event }) => event)).toContain('lead.created');
    const { rows: audit } = await api.pool.query(
      `select action, after from audit_entries where action = 'lead.created'`,
    );
    expect(audit).toMatchObject([{ action: 'lead.created', after: { source: 'phone', assigneeId: agent.id } }]);
    expect(JSON.stringify(audit)).not.toContain('Noura');
  });

  it.each([
    [{ firstName: 'Noura', source: 'phone' }],
    [{ ...called, firstName: ' ' }],
    [{ ...called, phone: 'none' }],
    [{ ...called, source: 'newsletter' }],
    [{ ...called, propertyId: 2_000_000 }],
    [{ firstName: 'Noura', source: 'walk_in', email: 'nobody' }],
  ])('is refused as %j, and nothing is stored', async (body) => {
    expect((await enter(body)).status).toBe(400);
    expect((await api.pool.query('select from leads')).rowCount).toBe(0);
  });

  it('is stored once, however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => withKey('key-of-a-window', called)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect((await api.pool.query('select from leads')).rowCount).toBe(1);
    expect((await withKey('key-of-a-window', { ...called, firstName: 'Sara' })).status).toBe(409);
    expect((await withKey('key-of-a-window', called)).status).toBe(200);
  });

  it('makes nobody without an e-mail the same person as the others without one [M-1098]', async () => {
    const { body: first } = await enter(called);
    await enter({ ...called, firstName: 'Sara', phone: '+974 6666 0101' });
    const { body: same } = await enter({ ...called, phone: '5555 0101' });
    const person = await asAdmin('GET', `/api/leads/${String(first['id'])}/person`);
    expect((person.body['enquiries'] as { id: number }[]).map(({ id }) => id)).toEqual([same['id'], first['id']]);
  });

  it('may not come from a visitor', async () => {
    const answer = await api.post('/api/leads/entered', called);
    expect(answer.status).toBe(401);
    expect((await api.post('/api/leads', { ...called, email: 'a@example.com' })).status).toBe(400);
  });
});
