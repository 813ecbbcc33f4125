import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startApi();
  ({ cookie } = await signInAs(api, 'admin'));
});
beforeEach(() =>
  api.pool.query('truncate leads, deliveries, request_limits, intake_refusals restart identity cascade'),
);
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function submit(changes: Record<string, unknown> = {}): Promise<Response> {
  return api.post('/api/contact', await enquiry(api, changes));
}
const analytics = async (query = ''): Promise<Record<string, unknown>> => {
  const answer = await api.get(`/api/admin/analytics${query}`, { cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};

describe('analytics', () => {
  it('counts by source, language, status and day, days without a lead too', async () => {
    await submit({ email: 'a@example.com' });
    await submit({ email: 'b@example.com', source: 'about_page' });
    await submit({ email: 'c@example.com', source: 'about_page', language: 'en' });
    await api.pool.query(`update leads set status = 'converted' where id = 1`);
    const found = await analytics('?days=7');
    expect(found).toMatchObject({
      days: 7,
      total: 3,
      bySource: [
        { source: 'about_page', count: 2 },
        { source: 'contact_form', count: 1 },
      ],
      byLanguage: [
        { language: 'ar', count: 2 },
        { language: 'en', count: 1 },
      ],
      byStatus: [
        { status: 'new', count: 2 },
        { status: 'converted', count: 1 },
      ],
      response: { touched: 1, waiting: 2 },
      conversion: { won: 1, enquiries: 3 },
      sync: { delivered: 0, waiting: 3, failed: 0, medianSeconds: null },
    });
    const days = found['byDay'] as { day: string; count: number }[];
    expect(days).toHaveLength(7);
    expect(days.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 3]);
    expect(days.at(-1)?.day).toBe(new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10));
  });

  it('leaves out test leads [M-1165]', async () => {
    await submit();
    await submit({ email: 'b@example.com' });
    await api.pool.query(
      `update leads set idempotency_key = 'crm test 1 1', idempotency_fingerprint = '', first_touched_at = now() where id = 2`,
    );
    expect(await analytics('?days=7')).toMatchObject({
      total: 1,
      bySource: [{ source: 'contact_form', count: 1 }],
      response: { touched: 0, waiting: 1, medianMinutes: null },
      sync: { waiting: 1 },
    });
  });

  it('says of answers and of won what the reports say: sign-ups for the newsletter and spam are no enquiries [M-1218]', async () => {
    for (const email of ['a', 'b', 'c']) await submit({ email: `${email}@example.com` });
    await api.pool.query(`update leads set source = 'newsletter', first_touched_at = now() where id = 1`);
    await api.pool.query(
      `update leads set stage_id = (select id from lead_stages where outcome = 'spam') where id = 2`,
    );
    const found = await analytics('?days=7');
    expect(found).toMatchObject({
      total: 3,
      response: { touched: 0, waiting: 1, medianMinutes: null },
      conversion: { won: 0, enquiries: 1 },
    });
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const report = await api.get(`/api/reports/answers?from=${today}&to=${today}`, { cookie });
    expect(await report.json()).toMatchObject({ current: { total: 1, answered: 0, medianMinutes: null } });
  });

  it('leaves out what is older, by the days of Doha', async () => {
    await submit();
    await api.pool.query(
      `update leads set created_at = (((now() at time zone 'Asia/Qatar')::date - 6)::timestamp at time zone 'Asia/Qatar')`,
    );
    expect(await analytics('?days=7')).toMatchObject({ total: 1 });
    await api.pool.query(`update leads set created_at = created_at - interval '1 second'`);
    expect(await analytics('?days=7')).toMatchObject({ total: 0, response: { medianMinutes: null } });
  });

  it('gives the median of the office hours until the first touch', async () => {
    for (const email of ['a', 'b', 'c']) await submit({ email: `${email}@example.com` });
    // Sundays in Doha, 10, 30 and 90 minutes
    await api.pool.query(`update leads set created_at = now() - interval '1 day'`);
    await api.pool.query(`update leads set created_at = '2026-11-15T07:00:00Z',
      first_touched_at = '2026-11-15T07:00:00Z'::timestamptz + (array[10, 30, 90])[id] * interval '1 minute'`);
    expect(await analytics('?days=366')).toMatchObject({ response: { touched: 3, waiting: 0, medianMinutes: 30 } });
  });

  it('counts all that were touched, however many', async () => {
    await submit();
    await api.pool.query(
      `insert into leads (first_name, last_name, email, source, reference_id, first_touched_at)
       select 'A', 'B', 'a@example.com', 'contact_form', 'L-' || n, now() from generate_series(1, 10010) n`,
    );
    expect(await analytics()).toMatchObject({ total: 10_011, response: { touched: 10_010, waiting: 1 } });
  });

  it('names the listings asked about most', async () => {
    const { rows } = await api.pool.query<{ id: number }>(
      `insert into properties (title, price, deal, status, address, city, reference_id)
       values ('Villa', 1000, 'rent', 'for_rent', 'x', 'Doha', 'R-1'), ('Office', 1000, 'rent', 'for_rent', 'x', 'Doha', 'R-2')
       returning id`,
    );
    const [villa, office] = rows.map(({ id }) => id);
    for (const propertyId of [villa, office, office]) await submit({ source: 'property_inquiry', propertyId });
    expect(await analytics()).toMatchObject({
      days: 30,
      byListing: [
        { propertyId: office, referenceId: 'R-2', title: 'Office', titleAr: null, count: 2 },
        { propertyId: villa, referenceId: 'R-1', count: 1 },
      ],
    });
  });

  it.each(['?days=0', '?days=367', '?days=week'])('%s is refused', async (query) => {
    expect((await api.get(`/api/admin/analytics${query}`, { cookie })).status).toBe(400);
  });
});

describe('refused enquiries', () => {
  it('are counted by reason, with nothing of who sent them [A-371]', async () => {
    await submit();
    expect((await submit({ website: 'https://spam.example' })).status).toBe(422);
    expect((await submit({ website: 'https://spam.example' })).status).toBe(422);
    expect((await submit({ captcha: 'no' })).status).toBe(422);
    await expect
      .poll(async () => (await api.get('/api/admin/spam-stats', { cookie })).json())
      .toMatchObject({ accepted: 1, blocked: 3, byReason: { 'lead.honeypot': 2, 'lead.captcha_failed': 1 } });
    const { rows } = await api.pool.query('select * from intake_refusals');
    for (const row of rows) expect(Object.keys(row as object).toSorted()).toEqual(['code', 'count', 'day']);
  });
});
