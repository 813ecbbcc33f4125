import { rolesWith } from '@manzil/core/accounts/permissions';
import { roles } from '@manzil/core/accounts/user';
import { saveLead } from '@manzil/core/leads/testing/save-lead';
import type { NewLead } from '@manzil/core/leads/lead';
import { createLeadMailReader } from '@manzil/core/mail/store/lead-mail-reader';
import { mailLane } from '@manzil/core/mail/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { enquiry } from '../../testing/enquiry.ts';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { lead, ruleOfAll, sharesOf } from './testing/rule-and-lead.ts';

let api: TestApi;
let manager: Staff;
let people: Staff[];
let listing = 0;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_PERSON: '1000', LIMIT_CONTACT_PER_ADDRESS: '1000' } });
  manager = await signInAs(api, 'manager');
  people = await Promise.all(['agent', 'agent', 'agent'].map(() => signInAs(api, 'agent')));
});
beforeEach(async () => {
  await api.pool.query(
    'truncate leads, deliveries, lead_rules, working_profiles, agents, properties restart identity cascade',
  );
  await api.pool.query('update users set disabled_at = null');
  await api.pool.query(`insert into agents (name, title, user_id) values ('Layla', 'Agent', $1)`, [person(2).id]);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into properties (title, price, deal, status, address, city, state, subcategory, agent_id)
     values ('Flat', 1, 'rent', 'for_rent', 'x', 'Doha', 'West Bay', 'apartment', 1) returning id`,
  );
  listing = rows[0]?.id ?? 0;
});
afterAll(() => api.close());

const person = (n: number): Staff => people[n] as Staff;
const call = (method: string, path: string, body?: unknown) => callAs(api, manager)(method, path, body);

/** @param weights of the first people */
async function rule(changes: Record<string, unknown> = {}, ...weights: number[]): Promise<number> {
  const named = weights.map((weight, n) => ({ userId: person(n).id, weight }));
  const { status, body } = await call('POST', '/api/admin/lead-rules', { ...ruleOfAll, people: named, ...changes });
  expect(status).toBe(201);
  return body['id'] as number;
}

async function assigneeOf(changes: Partial<NewLead> = {}): Promise<number | null> {
  const { id } = await saveLead(api.pool, lead(changes), [mailLane]);
  const { rows } = await api.pool.query<{ assignee_id: number | null }>('select assignee_id from leads where id = $1', [
    id,
  ]);
  return rows[0]?.assignee_id ?? null;
}
const shares = () => sharesOf(api, people);

describe('a rule', () => {
  it.each<[string, Record<string, unknown>, Partial<NewLead>, Partial<NewLead>]>([
    ['a language', { languages: ['ar'] }, { language: 'ar' }, { language: 'en' }],
    ['whom the visitor asked', { agentIds: [1] }, { agentId: 1 }, {}],
  ])('asks for %s [M-1067]', async (_what, conditions, fitting, other) => {
    await rule(conditions, 1);
    expect(await assigneeOf(fitting)).toBe(person(0).id);
    expect(await assigneeOf(other)).toBeNull();
  });

  it.each([
    ['its agent', { agentIds: [1] }, { agentIds: [2] }],
    ['its district, in any case', { districts: ['WEST BAY'] }, { districts: ['lusail'] }],
    ['its city', { districts: ['doha'] }, { districts: ['al wakrah'] }],
    ['its kind', { kinds: ['apartment'] }, { kinds: ['office'] }],
  ])('asks, of the listing, for %s [M-1067]', async (_what, fitting, other) => {
    await rule(other, 1);
    await rule({ ...fitting, people: [{ userId: person(1).id, weight: 1 }] });
    expect(await assigneeOf({ propertyId: listing })).toBe(person(1).id);
    expect(await assigneeOf()).toBeNull();
  });

  it('asks whether it is on duty in Doha, over midnight too [M-1067]', async () => {
    const fits = async (conditions: Record<string, unknown>, moment: string) => {
      const id = await rule(conditions, 1);
      const { rows } = await api.pool.query<{ id: number | null }>(
        `select lead_rule_for(null, null, 'en', $1::timestamptz) as id`,
        [moment],
      );
      await call('DELETE', `/api/admin/lead-rules/${String(id)}`);
      return rows[0]?.id === id;
    };
    // a Sunday in Doha, which is still Saturday in UTC
    const sunday = '2026-11-28T22:30:00Z';
    expect(await fits({ days: [0] }, sunday)).toBe(true);
    expect(await fits({ days: [6] }, sunday)).toBe(false);
    const night = { dutyFrom: 22 * 60, dutyTo: 6 * 60 };
    expect(await fits(night, sunday)).toBe(true);
    expect(await fits(night, '2026-11-29T03:00:00Z')).toBe(false);
    const day = { dutyFrom: 9 * 60, dutyTo: 17 * 60 };
    expect(await fits(day, '2026-11-29T06:00:00Z')).toBe(true);
    expect(await fits(day, '2026-11-29T14:00:00Z')).toBe(false);
  });

  it('gives an enquiry to whose listing it is [M-1068]', async () => {
    await rule({ action: 'agent' });
    expect(await assigneeOf({ propertyId: listing })).toBe(person(2).id);
    expect(await assigneeOf()).toBeNull();
  });

  it('counts before those after it, unless it is off or has nobody [M-1067]', async () => {
    const first = await rule({}, 1);
    const second = await rule({ people: [{ userId: person(1).id, weight: 1 }] });
    expect(await assigneeOf()).toBe(person(0).id);
    expect(await call('PUT', '/api/admin/lead-rules/order', { ids: [second, first] })).toMatchObject({ status: 200 });
    expect(await assigneeOf()).toBe(person(1).id);
    await api.pool.query('update users set disabled_at = now() where id = $1', [person(1).id]);
    expect(await assigneeOf()).toBe(person(0).id);
    expect(await call('PUT', '/api/admin/lead-rules/order', { ids: [second] })).toMatchObject({
      status: 409,
      body: { code: 'lead_rule.changed' },
    });
  });

  it('leaves a newsletter alone, and what is typed in for somebody [M-1069]', async () => {
    await rule({}, 1);
    expect(await assigneeOf({ source: 'newsletter' })).toBeNull();
    await api.pool.query(
      `insert into leads (first_name, email, source, reference_id, assignee_id)
       values ('x', 'x@example.com', 'contact_form', 'X-1', $1)`,
      [person(2).id],
    );
    expect((await api.pool.query(`select assignee_id from leads where reference_id = 'X-1'`)).rows).toEqual([
      { assignee_id: person(2).id },
    ]);
  });

  it('is refused without anybody, with half a time, and with somebody unknown [M-1067]', async () => {
    for (const wrong of [
      { people: [] },
      { people: [{ userId: 2_147_483_647, weight: 1 }] },
      { people: [{ userId: person(0).id, weight: 1 }], dutyFrom: 60 },
    ])
      expect((await call('POST', '/api/admin/lead-rules', { ...ruleOfAll, ...wrong })).status).toBe(400);
    expect((await call('GET', '/api/admin/lead-routing')).body['rules']).toEqual([]);
  });
});

describe('in turns', () => {
  it('fifty at once are shared exactly by the weights, one person each [M-1070]', async () => {
    await rule({}, 5, 3, 2);
    await Promise.all(Array.from({ length: 50 }, () => saveLead(api.pool, lead(), [mailLane])));
    expect(await shares()).toEqual([25, 15, 10]);
    const { rows } = await api.pool.query<{ n: number }>(
      `select count(*)::integer as n from lead_assignments where reason = 'rule' and from_user_id is null`,
    );
    expect(rows[0]?.n).toBe(50);
  });

  it('whoever has more turns has them spread [M-1070]', async () => {
    await rule({}, 2, 1);
    const order = [];
    for (let n = 0; n < 6; n += 1) order.push(await assigneeOf());
    const [a, b] = [person(0).id, person(1).id];
    expect(order).toEqual([a, b, a, a, b, a]);
  });

  it('passes over who is away on that day in Doha, and who is disabled [M-1071]', async () => {
    await rule({}, 1, 1, 1);
    const away = (leave: unknown) => call('PUT', `/api/admin/leaves/${String(person(1).id)}`, { leave });
    expect((await away({ from: '2000-01-01', to: '2999-01-01' })).status).toBe(204);
    await api.pool.query('update users set disabled_at = now() where id = $1', [person(2).id]);
    for (let n = 0; n < 3; n += 1) await assigneeOf();
    expect(await shares()).toEqual([3, 0, 0]);
    await away({ from: '2000-01-01', to: '2000-01-02' });
    for (let n = 0; n < 4; n += 1) await assigneeOf();
    expect(await shares()).toEqual([5, 2, 0]);
    expect((await away({ from: '2026-01-02', to: '2026-01-01' })).status).toBe(400);
    expect((await away(null)).status).toBe(204);
  });

  it('a repeated submit takes no turn and assigns nothing again, also at once [M-1072]', async () => {
    await rule({}, 1, 1);
    const body = await enquiry(api);
    const send = () => api.post('/api/leads', body, { 'idempotency-key': 'routing-again-1' });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    await send();
    const { rows } = await api.pool.query('select turn from lead_rule_turns');
    expect(rows).toEqual([{ turn: 1 }]);
    expect((await api.pool.query('select id from lead_assignments')).rows).toHaveLength(1);
  });
});

it('takes for whoever may work on leads those whom the permissions name [M-1071]', async () => {
  for (const role of roles) {
    const { id } = await signInAs(api, role);
    const { rows } = await api.pool.query<{ takes: boolean }>('select takes_leads($1, now()) as takes', [id]);
    expect({ role, takes: rows[0]?.takes }).toEqual({
      role,
      takes: (rolesWith('leads.write') as string[]).includes(role),
    });
  }
});

describe('whoever gets it', () => {
  it('finds a notice and a mail to their own address [M-1073]', async () => {
    await rule({}, 1);
    const { id } = await saveLead(api.pool, lead({ propertyId: listing }), [mailLane]);
    const own = await callAs(api, person(0))('GET', '/api/notices');
    expect(own.body).toMatchObject({ unread: 1, notices: [{ kind: 'lead_assigned', leadId: id, read: false }] });
    expect((await callAs(api, person(1))('GET', '/api/notices')).body).toEqual({ unread: 0, notices: [] });
    const [mail] = await createLeadMailReader(api.pool).read([{ kind: 'lead', id }]);
    expect(mail?.agent).toEqual({ name: null, address: `${person(0).username}@example.com` });
    expect((await callAs(api, person(0))('POST', '/api/notices/read', { ids: null })).status).toBe(204);
    expect((await callAs(api, person(0))('GET', '/api/notices')).body).toMatchObject({ unread: 0 });
  });

  it('by hand is told by notice and mail, whoever had it by notice, whoever did it not at all [M-1073 M-1074]', async () => {
    await rule({}, 1);
    const first = await saveLead(api.pool, lead(), [mailLane]);
    const admin = await signInAs(api, 'admin');
    const give = (assigneeId: number | null) =>
      callAs(api, admin)('POST', '/api/leads/bulk-assign', { leadIds: [first.id], assigneeId });
    expect(await give(person(1).id)).toMatchObject({ status: 200, body: { assigned: 1 } });
    expect(await give(person(1).id)).toMatchObject({ status: 200, body: { assigned: 0 } });
    const kinds = async (who: Staff) =>
      ((await callAs(api, who)('GET', '/api/notices')).body['notices'] as { kind: string }[]).map(({ kind }) => kind);
    expect(await kinds(person(0))).toEqual(['lead_handed_on', 'lead_assigned']);
    expect(await kinds(person(1))).toEqual(['lead_assigned']);
    expect(await kinds(admin)).toEqual([]);
    const { rows } = await api.pool.query(`select event, seq from deliveries where consumer = 'mail' order by seq`);
    expect(rows).toEqual([
      { event: 'lead.created', seq: 1 },
      { event: 'lead.updated', seq: 2 },
    ]);
    const history = await callAs(api, admin)('GET', `/api/leads/${String(first.id)}/assignments`);
    expect(history.body['assignments']).toMatchObject([
      { reason: 'by_hand', rule: null },
      { reason: 'rule', rule: 'All' },
    ]);
  });
});

it('the preview says whose the last ones would be and why, and takes no turn [M-1075]', async () => {
  const ids = [];
  for (let n = 0; n < 3; n += 1) ids.push((await saveLead(api.pool, lead(), [mailLane])).id);
  await saveLead(api.pool, lead({ source: 'newsletter' }), [mailLane]);
  const made = await rule({}, 2, 1);
  const preview = async () => (await call('GET', '/api/admin/lead-routing/preview')).body['leads'];
  const [a, b] = [person(0).id, person(1).id];
  const expected = [
    { leadId: ids[2], ruleId: made, userId: a, assigneeId: null },
    { leadId: ids[1], ruleId: made, userId: b, assigneeId: null },
    { leadId: ids[0], ruleId: made, userId: a, assigneeId: null },
  ];
  expect(await preview()).toMatchObject(expected);
  expect(await preview()).toMatchObject(expected);
  expect((await api.pool.query('select turn from lead_rule_turns')).rows).toEqual([{ turn: 0 }]);
});

it('whoever enters an enquiry and takes it has it, whatever the rules say, and no rule is told of [M-1082]', async () => {
  await rule({}, 1, 1);
  const enter = callAs(api, person(1));
  const entered = (assignToMe: boolean, phone: string) =>
    enter('POST', '/api/leads/entered', { firstName: 'Noura', phone, source: 'phone', assignToMe });
  const { body } = await entered(true, '+974 5555 0101');
  const { rows } = await api.pool.query('select to_user_id as "to", reason from lead_assignments where lead_id = $1', [
    body['id'],
  ]);
  expect(rows).toEqual([{ to: person(1).id, reason: 'by_hand' }]);
  expect((await api.pool.query('select user_id from notices')).rows).toEqual([]);
  // the next one is routed again, by the first turn
  await entered(false, '+974 5555 0102');
  expect((await api.pool.query('select to_user_id as "to" from lead_assignments order by id')).rows).toEqual([
    { to: person(1).id },
    { to: person(0).id },
  ]);
});

it('a test of the CRM goes to nobody [M-1165]', async () => {
  await rule({}, 1);
  const idempotency = { key: 'crm test 1 1', fingerprint: 'x' };
  await saveLead(api.pool, lead({ idempotency }), [mailLane]);
  expect((await api.pool.query('select assignee_id from leads')).rows).toEqual([{ assignee_id: null }]);
});

it('an enquiry that the rules fail on is taken all the same [M-1083]', async () => {
  await rule({}, 1);
  await api.pool.query(`alter function lead_rule_pick rename to lead_rule_pick_gone`);
  try {
    const { status } = await api.post('/api/contact', await enquiry(api, { email: 'safe@example.com' }));
    expect(status).toBe(201);
    const { rows } = await api.pool.query('select assignee_id from leads');
    expect(rows).toEqual([{ assignee_id: null }]);
    expect((await api.pool.query('select count(*)::integer as n from deliveries')).rows).toEqual([{ n: 2 }]);
  } finally {
    await api.pool.query(`alter function lead_rule_pick_gone rename to lead_rule_pick`);
  }
});
