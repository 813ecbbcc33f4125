import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let manager: Staff;
let member: Staff;
let outsider: Staff;
let editor: Staff;
beforeAll(async () => {
  api = await startApi();
  [admin, manager, member, outsider, editor] = await Promise.all([
    signInAs(api, 'admin'),
    signInAs(api, 'manager'),
    signInAs(api, 'agent'),
    signInAs(api, 'agent'),
    signInAs(api, 'editor'),
  ]);
  await api.pool.query(`update users set first_name = 'Layla', last_name = 'Haddad' where id = $1`, [member.id]);
  const made = await callAs(api, admin)('POST', '/api/teams', {
    name: 'Lusail',
    members: [
      { userId: manager.id, isManager: true },
      { userId: member.id, isManager: false },
    ],
  });
  if (made.status !== 201) throw new Error('The team was not made');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, properties, owners, request_limits restart identity cascade');
  await api.pool.query('update lead_routing set answer_minutes = null, shows_unassigned = false');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

interface Lead {
  id: number;
  name: string;
  assignee: string | null;
  waitedMinutes: number;
  dueAt: string | null;
}
interface Today {
  answerMinutes: number | null;
  enquiries: { total: number; overdue: number; late: Lead[]; waiting: Lead[] } | null;
  mandates: { total: number; next: { daysLeft: number }[] } | null;
  listings: { minimum: number | null; incomplete: number; waiting: number } | null;
}
const today = async (who: Staff): Promise<Today> => {
  const { status, body } = await callAs(api, who)('GET', '/api/admin/today');
  expect(status).toBe(200);
  return body as unknown as Today;
};
const idsOf = (leads: readonly Lead[] = []): number[] => leads.map(({ id }) => id);

async function addLead(assignee: number | null, changes: Record<string, unknown> = {}): Promise<number> {
  const values = { first_name: 'Noura', source: 'contact_form', ...changes };
  const names = Object.keys(values);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into leads (email, reference_id, assignee_id${names.map((name) => `, ${name}`).join('')})
     values ('noura@example.com', gen_random_uuid()::text, $1${names.map((_, at) => `, $${String(at + 2)}`).join('')})
     returning id`,
    [assignee, ...Object.values(values)],
  );
  return rows[0]?.id ?? 0;
}
/** Long enough for any office: weeks have open hours. */
const weeksAgo = (weeks: number): string => new Date(Date.now() - weeks * 7 * 86_400_000).toISOString();

describe('what waits today', () => {
  it("is an agent's own, a manager's team's with whose each is, everybody's for an administrator [M-1175]", async () => {
    const [own, ofMember, ofOutsider, ofNobody] = [
      await addLead(manager.id),
      await addLead(member.id),
      await addLead(outsider.id),
      await addLead(null),
    ];
    const seen = async (who: Staff) => idsOf((await today(who)).enquiries?.waiting).toSorted((a, b) => a - b);
    expect(await seen(member)).toEqual([ofMember]);
    expect(await seen(outsider)).toEqual([ofOutsider]);
    expect(await seen(manager)).toEqual([own, ofMember]);
    expect(await seen(admin)).toEqual([own, ofMember, ofOutsider, ofNobody]);
    const { enquiries } = await today(manager);
    expect(enquiries).toMatchObject({ total: 2, overdue: 0, late: [] });
    expect(enquiries?.waiting.find(({ id }) => id === ofMember)).toMatchObject({
      name: 'Noura',
      assignee: 'Layla Haddad',
      dueAt: null,
    });
    expect((await today(editor)).enquiries).toBeNull();
  });

  it('shows a sent enquiry at once, and no sign-up, test or answered one [M-1175]', async () => {
    expect((await api.post('/api/contact', await enquiry(api))).status).toBe(201);
    await addLead(null, { source: 'newsletter' });
    await addLead(null, { idempotency_key: 'crm test 1 1', idempotency_fingerprint: '' });
    await addLead(null, { first_touched_at: weeksAgo(0) });
    const { enquiries } = await today(admin);
    expect(enquiries).toMatchObject({ total: 1, waiting: [{ name: 'نورة الكواري', waitedMinutes: 0 }] });
    expect(JSON.stringify(enquiries)).not.toMatch(/@|5555/);
  });

  it("names what is past the office's limit first, by office hours, since whoever has it got it [M-1176]", async () => {
    await api.pool.query('update lead_routing set answer_minutes = 60');
    const fresh = await addLead(member.id);
    const late = await addLead(member.id, { created_at: weeksAgo(2) });
    const latest = await addLead(member.id, { created_at: weeksAgo(3) });
    const givenOn = await addLead(member.id, { created_at: weeksAgo(4) });
    await api.pool.query(
      `insert into lead_assignments (lead_id, to_user_id, reason, at) values ($1, $2, 'unanswered', now())`,
      [givenOn, member.id],
    );
    const { answerMinutes, enquiries } = await today(member);
    expect(answerMinutes).toBe(60);
    expect(enquiries).toMatchObject({ total: 4, overdue: 2 });
    expect(idsOf(enquiries?.late)).toEqual([latest, late]);
    expect(idsOf(enquiries?.waiting)).toEqual([fresh, givenOn]);
    expect(Date.parse(enquiries?.late[0]?.dueAt ?? '')).toBeLessThan(Date.now());
    expect(Date.parse(enquiries?.waiting[1]?.dueAt ?? '')).toBeGreaterThan(Date.now());
    expect(enquiries?.waiting[1]?.waitedMinutes).toBeGreaterThan(60);
  });

  it('counts all and shows the first of many [M-1176]', async () => {
    for (let one = 0; one < 25; one += 1) await addLead(member.id);
    const { enquiries } = await today(member);
    expect([enquiries?.total, enquiries?.waiting.length]).toEqual([25, 20]);
  });

  it('has mandates that end and incomplete listings for those who work on them, as the lists count them [M-1177]', async () => {
    await api.pool.query(
      `insert into properties (title, price, deal, status, address, city) values ('Office', 1, 'rent', 'available', 'x', 'Doha')`,
    );
    const owner = await api.pool.query<{ id: number }>(
      `insert into owners (name, kind) values ('Owner', 'person') returning id`,
    );
    await api.pool.query(
      `insert into mandates (property_id, owner_id, contract_number, kind, signed_on, starts_on, ends_on, commission_kind, commission)
       values (1, $1, 'C-1', 'exclusive', qatar_day(now()), qatar_day(now()), qatar_day(now()) + 6, 'percent', 2)`,
      [owner.rows[0]?.id],
    );
    const seen = await today(editor);
    expect(seen.mandates).toMatchObject({ total: 1, next: [{ daysLeft: 6, propertyId: 1, title: 'Office' }] });
    expect(JSON.stringify(seen.mandates)).not.toContain('Owner');
    const list = await callAs(api, editor)('GET', '/api/admin/properties?enough=incomplete');
    expect(seen.listings).toEqual({
      minimum: null,
      incomplete: (list.body['pagination'] as { total: number }).total,
      waiting: 0,
    });
    expect(seen.listings?.incomplete).toBe(1);
    expect(await today(member)).toMatchObject({ mandates: null, listings: null });
  });
});
