import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let manager: Staff;
let member: Staff;
let outsider: Staff;
beforeAll(async () => {
  api = await startApi();
  [admin, manager, member, outsider] = await Promise.all([
    signInAs(api, 'admin'),
    signInAs(api, 'manager'),
    signInAs(api, 'agent'),
    signInAs(api, 'agent'),
  ]);
});
afterAll(() => api.close());

let listing = 0;
beforeEach(async () => {
  await api.pool.query('truncate leads, teams, properties, agents restart identity cascade');
  await api.pool.query('update lead_routing set shows_unassigned = false');
  const made = await callAs(api, admin)('POST', '/api/teams', {
    name: 'Lusail',
    members: [
      { userId: manager.id, isManager: true },
      { userId: member.id, isManager: false },
    ],
  });
  if (made.status !== 201) throw new Error('The team was not made');
  await api.pool.query(`insert into agents (name, title) values ('Layla', 'Agent')`);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into properties (title, price, deal, status, address, city, agent_id)
     values ('Office', 1, 'rent', 'available', 'x', 'Doha', 1) returning id`,
  );
  listing = rows[0]?.id ?? 0;
});

async function addLead(assignee: number | null, property: number | null = null): Promise<number> {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (first_name, email, source, reference_id, assignee_id, property_id)
     values ('Noura', 'noura@example.com', 'contact_form', gen_random_uuid()::text, $1, $2) returning id`,
    [assignee, property],
  );
  return rows[0]?.id ?? 0;
}
const seenBy = async (who: Staff): Promise<number[]> =>
  ((await callAs(api, who)('GET', '/api/leads/ids')).body['ids'] as number[]).toSorted((a, b) => a - b);

describe('who sees a lead', () => {
  it('is who has it, whoever leads the team, and an administrator [M-1062]', async () => {
    const leads = [
      await addLead(manager.id),
      await addLead(member.id),
      await addLead(outsider.id),
      await addLead(null),
    ];
    const [own, ofMember, ofOutsider] = leads;
    expect(await seenBy(admin)).toEqual(leads);
    expect(await seenBy(manager)).toEqual([own, ofMember]);
    expect(await seenBy(member)).toEqual([ofMember]);
    expect(await seenBy(outsider)).toEqual([ofOutsider]);
  });

  it('changes with the team [M-1062]', async () => {
    const lead = await addLead(member.id);
    expect(await seenBy(manager)).toEqual([lead]);
    expect(await callAs(api, admin)('DELETE', '/api/teams/1')).toMatchObject({ status: 204 });
    expect(await seenBy(manager)).toEqual([]);
  });

  it('is, of one that nobody has, the agent of its listing where the office wants that [M-1063]', async () => {
    const [unassigned] = [await addLead(null, listing), await addLead(null)];
    expect(await callAs(api, admin)('PATCH', `/api/users/${String(member.id)}`, { agentId: 1 })).toMatchObject({
      status: 200,
      body: { agentId: 1 },
    });
    expect(await seenBy(member)).toEqual([]);
    // the mail about it went to them
    const opened = (who: Staff) => callAs(api, who)('GET', `/api/leads/${String(unassigned)}`);
    expect(await opened(member)).toMatchObject({ status: 200 });
    expect(await opened(outsider)).toMatchObject({ status: 403 });
    await api.pool.query('update lead_routing set shows_unassigned = true');
    expect(await seenBy(member)).toEqual([unassigned]);
    expect(await seenBy(manager)).toEqual([unassigned]);
    expect(await seenBy(outsider)).toEqual([]);
  });

  it('is told when it is somebody else, and a link of a lead that is gone still says so [M-1064]', async () => {
    const lead = await addLead(outsider.id);
    const open = (id: number) => callAs(api, member)('GET', `/api/leads/${String(id)}`);
    expect(await open(lead)).toMatchObject({ status: 403, body: { code: 'assignment.elsewhere' } });
    expect(await open(lead + 1)).toMatchObject({ status: 404, body: { code: 'lead.not_found' } });
  });
});

describe('whoever leads a team', () => {
  const assign = (id: number, assigneeId: number) =>
    callAs(api, manager)('PATCH', `/api/leads/${String(id)}`, { assigneeId });

  it('gives its leads to its people alone [M-1065]', async () => {
    const lead = await addLead(manager.id);
    expect(await assign(lead, outsider.id)).toMatchObject({ status: 400 });
    expect(await assign(lead, member.id)).toMatchObject({ status: 200, body: { assigneeId: member.id } });
    expect(await assign(await addLead(outsider.id), member.id)).toMatchObject({ status: 404 });
  });

  it('is offered its people alone [M-1065]', async () => {
    const { body } = await callAs(api, manager)('GET', '/api/leads/assignees');
    const ids = (body as unknown as { id: number }[]).map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual([manager.id, member.id].toSorted((a, b) => a - b));
  });
});

describe('a team', () => {
  const content = { name: 'Pearl', members: [] };

  it('is renamed and filled anew; nobody unknown gets in [M-1062]', async () => {
    const call = callAs(api, admin);
    expect(await call('PUT', '/api/teams/1', content)).toMatchObject({ status: 200, body: content });
    const unknown = { ...content, members: [{ userId: 2_147_483_647, isManager: false }] };
    expect(await call('PUT', '/api/teams/1', unknown)).toMatchObject({ status: 400 });
    expect(await call('PUT', '/api/teams/9', content)).toMatchObject({ status: 404, body: { code: 'team.not_found' } });
    expect((await call('GET', '/api/teams')).body['teams']).toEqual([{ id: 1, ...content }]);
  });
});
