import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import type { components } from '@manzil/contract/api';
import { callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addLead, type Made, openOffice } from './testing/report-leads.ts';

type Schemas = components['schemas'];

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
  const members = [
    { userId: manager.id, isManager: true },
    { userId: member.id, isManager: false },
  ];
  await callAs(api, admin)('POST', '/api/teams', { name: 'Lusail', members });
  await callAs(api, admin)('POST', '/api/teams', {
    name: 'Pearl',
    members: [{ userId: outsider.id, isManager: true }],
  });
});
beforeEach(async () => {
  await api.pool.query('truncate leads, properties, agents, listing_views restart identity cascade');
  await openOffice(api, 30);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const week = 'from=2025-12-14&to=2025-12-20';
const at = '2025-12-14T09:00';
const add = (made: Made) => addLead(api, made);

async function read<T>(who: Staff, name: string, query = week): Promise<T> {
  const answer = await api.get(`/api/reports/${name}?${query}`, { cookie: who.cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}
const people = async (who: Staff) => (await read<Schemas['PeopleReport']>(who, 'people')).current;
const give = (lead: number, to: number, time: string) =>
  api.pool.query(`insert into lead_assignments (lead_id, to_user_id, reason, at) values ($1, $2, 'by_hand', $3)`, [
    lead,
    to,
    `${time}+03:00`,
  ]);

describe('people', () => {
  it('have what they have now, answered from when they got it [M-1212]', async () => {
    // given an hour late, answered 10 minutes after that
    const late = await add({ at, touched: '2025-12-14T10:10', assignee: member.id, stage: 'Won' });
    await give(late, outsider.id, '2025-12-14T09:00');
    await give(late, member.id, '2025-12-14T10:00');
    // 40 minutes
    await add({ at, touched: '2025-12-14T09:40', assignee: member.id, stage: 'Lost' });
    // answered before it was theirs: nobody's answer here
    const before = await add({ at, touched: '2025-12-14T09:05', assignee: member.id, stage: 'Contacted' });
    await give(before, member.id, '2025-12-14T11:00');
    await add({ at, assignee: member.id });
    await add({ at });
    await api.pool.query(
      `insert into lead_entries (lead_id, kind, text, at)
       values ($1, 'viewing', 'x', '2025-12-15'), ($1, 'viewing', 'x', '2025-12-16'), ($1, 'call', 'x', '2025-12-16'),
         ($1, 'viewing', 'next year', now() + interval '1 year')`,
      [late],
    );
    const found = await people(admin);
    const counts = { total: 4, new: 1, contacted: 1, qualified: 0, won: 1, lost: 1 };
    const mine = { ...counts, inTime: 1, late: 2, stillInTime: 0, medianMinutes: 10, viewings: 2 };
    expect(found.people).toMatchObject([
      { id: member.id, name: `${member.username}@example.com`, ...mine },
      { id: null, name: null, total: 1, new: 1, late: 1, medianMinutes: null },
    ]);
    expect(found.teams).toMatchObject([{ name: 'Lusail', ...mine }]);
  });

  it('without a limit are neither in time nor late [M-1212]', async () => {
    await openOffice(api, null);
    const before = await add({ at, touched: '2025-12-14T09:05', assignee: member.id });
    await give(before, member.id, '2025-12-14T11:00');
    await add({ at, touched: '2025-12-14T09:40', assignee: member.id });
    expect((await people(admin)).people).toMatchObject([{ inTime: 0, late: 0, stillInTime: 0, medianMinutes: 40 }]);
  });
});

describe('who sees what', () => {
  it('in every report is who sees those enquiries [M-1216]', async () => {
    const listing = await addProperty(api.pool, { title: 'Tower' });
    const ofEach = { at, stage: 'Lost', reason: 1, listing };
    for (const assignee of [manager.id, member.id, outsider.id, null]) await add({ ...ofEach, assignee });
    await api.pool.query(`insert into listing_views values ($1, '2025-12-14', 100)`, [listing]);
    const seen = async (who: Staff) => {
      const [answers, funnel, lost, listings, { people: rows, teams }] = [
        (await read<Schemas['AnswerReport']>(who, 'answers')).current,
        (await read<Schemas['FunnelReport']>(who, 'funnel')).current,
        (await read<Schemas['LostReport']>(who, 'lost')).current,
        (await read<Schemas['ListingReport']>(who, 'listings')).current,
        await people(who),
      ];
      return {
        totals: [answers.total, funnel.total, lost.lost, listings.total],
        enquiries: listings.rows.map(({ enquiries, rate }) => [enquiries, rate]),
        people: rows.map(({ id }) => id),
        teams: teams.map(({ name, total }) => [name, total]),
      };
    };
    expect(await seen(admin)).toMatchObject({
      totals: [4, 4, 4, 4],
      enquiries: [[4, 4]],
      people: expect.arrayContaining([manager.id, member.id, outsider.id, null]) as unknown,
      teams: [
        ['Lusail', 2],
        ['Pearl', 1],
      ],
    });
    expect(await seen(manager)).toMatchObject({ totals: [2, 2, 2, 2], enquiries: [[2, null]], teams: [['Lusail', 2]] });
    expect((await seen(manager)).people.toSorted()).toEqual([manager.id, member.id].toSorted());
    expect(await seen(member)).toEqual({
      totals: [1, 1, 1, 1],
      enquiries: [[1, null]],
      people: [member.id],
      teams: [],
    });
    // leads a team, and may not read it
    expect(await seen(outsider)).toMatchObject({ people: [outsider.id], teams: [] });
  });

  it('of listings an agent sees their own, and no rate of a part of the enquiries [M-1216]', async () => {
    await api.pool.query(`insert into agents (name, title, user_id) values ('Layla', 'Agent', $1)`, [member.id]);
    const own = await addProperty(api.pool, { title: 'Own', agentId: 1 });
    const other = await addProperty(api.pool, { title: 'Other' });
    await api.pool.query(`insert into listing_views values ($1, '2025-12-14', 100), ($2, '2025-12-14', 100)`, [
      own,
      other,
    ]);
    await add({ at, listing: own, assignee: outsider.id });
    const { current } = await read<Schemas['ListingReport']>(member, 'listings');
    expect(current.rows).toMatchObject([{ id: own, views: 100, enquiries: 0, rate: null }]);
    expect(current).toMatchObject({ total: 0, views: 100, listings: 1 });
  });

  it('is nobody without the permission [M-1216]', async () => {
    const editor = await signInAs(api, 'editor');
    for (const name of ['answers', 'funnel', 'people', 'listings', 'lost']) {
      expect((await api.get(`/api/reports/${name}?${week}`, { cookie: editor.cookie })).status).toBe(403);
      expect((await api.get(`/api/reports/${name}?${week}`)).status).toBe(401);
    }
  });
});

it('sums agree between all reports, whatever the enquiries are [M-1218]', async () => {
  const listing = await addProperty(api.pool);
  const stages = ['New', 'Contacted', 'Qualified', 'Viewing', 'Negotiating', 'Won', 'Lost', 'Spam'];
  const sources = ['contact_form', 'property_inquiry', 'phone', 'newsletter', 'portal'];
  const owners = [null, manager.id, member.id, outsider.id];
  // each beside each of the others, since the numbers have no common part
  for (let n = 0; n < 120; n += 1) {
    const hour = 14 + (n % 7);
    await add({
      at: `2025-12-${String(hour)}T09:00`,
      touched: n % 3 === 0 ? null : `2025-12-21T10:${String(n % 60).padStart(2, '0')}`,
      source: sources[n % 5] ?? null!,
      stage: stages[n % 8] ?? null!,
      assignee: owners[Math.floor(n / 3) % 4] ?? null,
      listing: n % 2 === 0 ? listing : null,
      reason: n % 16 === 6 ? 1 : null,
      key: n % 11 === 0 ? `crm test 1 ${String(n)}` : null,
    });
  }
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  for (const who of [admin, manager, member]) {
    const [funnel, answers, lost, listings, owned] = [
      (await read<Schemas['FunnelReport']>(who, 'funnel')).current,
      (await read<Schemas['AnswerReport']>(who, 'answers')).current,
      (await read<Schemas['LostReport']>(who, 'lost')).current,
      (await read<Schemas['ListingReport']>(who, 'listings')).current,
      (await people(who)).people,
    ];
    const { total } = funnel;
    expect(total).toBeGreaterThan(5);
    expect([answers.total, lost.total, listings.total]).toEqual([total, total, total]);
    expect(sum(funnel.bySource.map((one) => one.total))).toBe(total);
    expect(funnel.new + funnel.contacted + funnel.qualified + funnel.won + funnel.lost).toBe(total);
    expect(sum(funnel.byStage.map(({ count }) => count))).toBe(total);
    expect(sum(owned.map((one) => one.total))).toBe(total);
    for (const state of ['new', 'contacted', 'qualified', 'won', 'lost'] as const) {
      expect(sum(owned.map((one) => one[state]))).toBe(funnel[state]);
      expect(sum(funnel.bySource.map((one) => one[state]))).toBe(funnel[state]);
    }
    expect(sum(answers.byDay.map((one) => one.total))).toBe(total);
    expect(answers.inTime + answers.late + answers.stillInTime).toBe(total);
    expect(sum(lost.reasons.map(({ count }) => count))).toBe(lost.lost);
    expect(lost.lost).toBe(funnel.lost);
    for (const { count, bySource } of lost.reasons) expect(sum(bySource.map((one) => one.count))).toBe(count);
    expect(sum(listings.rows.map(({ enquiries }) => enquiries))).toBe(listings.aboutListings);
    expect(funnel.bySource.map(({ source }) => source)).not.toContain('newsletter');
  }
});
