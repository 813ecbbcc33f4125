import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { addLead, type Made, openOffice } from './testing/report-leads.ts';

type Schemas = components['schemas'];
interface Reports {
  answers: Schemas['AnswerReport'];
  funnel: Schemas['FunnelReport'];
  people: Schemas['PeopleReport'];
  listings: Schemas['ListingReport'];
  lost: Schemas['LostReport'];
}

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
});
beforeEach(async () => {
  await api.pool.query('truncate leads, properties, listing_views restart identity cascade');
  await openOffice(api, 30);
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

// 14 December 2025 is a Sunday
const week = 'from=2025-12-14&to=2025-12-20';
const add = (made: Made) => addLead(api, made);

async function read<Name extends keyof Reports>(name: Name, query = week): Promise<Reports[Name]> {
  const answer = await api.get(`/api/reports/${name}?${query}`, { cookie: admin.cookie });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Reports[Name];
}

/** Six whose open minutes can be counted on fingers: 20, 25, 55, 30, none, and one that waits. */
async function addWeek(): Promise<void> {
  await add({ at: '2025-12-14T09:00', touched: '2025-12-14T09:20' });
  // over the pause at noon
  await add({ at: '2025-12-14T11:50', touched: '2025-12-14T16:15' });
  // Wednesday evening to Saturday: National Day and Friday are closed
  await add({ at: '2025-12-17T19:50', touched: '2025-12-20T10:45' });
  await add({ at: '2025-12-19T13:00', touched: '2025-12-20T10:30' });
  // on a Friday, nobody had to be there
  await add({ at: '2025-12-19T13:00', touched: '2025-12-19T18:00' });
  await add({ at: '2025-12-15T08:00' });
}

describe('answers', () => {
  it('are counted in minutes of open office, over pauses, Fridays and holidays [M-1210]', async () => {
    await addWeek();
    const { limitMinutes, current, previous, compared } = await read('answers');
    const { byDay, ...figures } = current;
    expect({ limitMinutes, previous, compared }).toEqual({ limitMinutes: 30, previous: null, compared: null });
    expect(figures).toEqual({ total: 6, answered: 5, inTime: 4, late: 2, stillInTime: 0, medianMinutes: 25 });
    const none = { total: 0, answered: 0, inTime: 0, late: 0, stillInTime: 0 };
    expect(byDay).toEqual([
      { day: '2025-12-14', ...none, total: 2, answered: 2, inTime: 2 },
      { day: '2025-12-15', ...none, total: 1, late: 1 },
      { day: '2025-12-16', ...none },
      { day: '2025-12-17', ...none, total: 1, answered: 1, late: 1 },
      { day: '2025-12-18', ...none },
      { day: '2025-12-19', ...none, total: 2, answered: 2, inTime: 2 },
      { day: '2025-12-20', ...none },
    ]);
  });

  it('a second after the limit are late, at the limit in time [M-1210]', async () => {
    await add({ at: '2025-12-14T09:00', touched: '2025-12-14T09:30' });
    await add({ at: '2025-12-14T09:00', touched: '2025-12-14T09:30:01' });
    expect((await read('answers')).current).toMatchObject({ inTime: 1, late: 1, medianMinutes: 30 });
  });

  it('that may still come in time count neither way [M-1210]', async () => {
    const { rows } = await api.pool.query<{ day: string }>(
      `select to_char(now() at time zone 'Asia/Qatar', 'YYYY-MM-DD') as day`,
    );
    const today = rows[0]!.day;
    const id = await add({ at: '2025-12-14T09:00' });
    await api.pool.query('update leads set created_at = now() where id = $1', [id]);
    expect((await read('answers', `from=${today}&to=${today}`)).current).toMatchObject({
      total: 1,
      answered: 0,
      inTime: 0,
      late: 0,
      stillInTime: 1,
      medianMinutes: null,
    });
  });

  it('without a limit are neither in time nor late, and have a median all the same [M-1210]', async () => {
    await openOffice(api, null);
    await addWeek();
    const { limitMinutes, current } = await read('answers');
    expect(limitMinutes).toBeNull();
    expect(current).toMatchObject({ total: 6, answered: 5, inTime: 0, late: 0, stillInTime: 0, medianMinutes: 25 });
  });

  it('that came long after the period have the minutes of 400 days, no error [M-1210]', async () => {
    await add({ at: '2022-01-02T09:00', touched: '2025-12-14T09:00' });
    const { current } = await read('answers', 'from=2022-01-01&to=2022-01-31');
    expect(current).toMatchObject({ answered: 1, late: 1 });
    expect(current.medianMinutes).toBeGreaterThan(60 * 4 * 400);
  });
});

describe('a period', () => {
  it('begins and ends at midnight of Doha [M-1213]', async () => {
    await add({ at: '2025-12-13T23:59:59.999' });
    await add({ at: '2025-12-14T00:00' });
    await add({ at: '2025-12-20T23:59:59.999' });
    await add({ at: '2025-12-21T00:00' });
    expect((await read('funnel')).current.total).toBe(2);
    const { current } = await read('answers');
    expect(current.byDay.map(({ total }) => total)).toEqual([1, 0, 0, 0, 0, 0, 1]);
  });

  it('is compared with the one before of the same length, or with the year before [M-1213]', async () => {
    await add({ at: '2025-12-14T09:00' });
    await add({ at: '2025-12-13T09:00', touched: '2025-12-13T10:00' });
    await add({ at: '2025-12-07T00:00', touched: '2025-12-07T08:10' });
    await add({ at: '2024-12-16T09:00', touched: '2024-12-16T09:40' });
    expect(await read('answers', `${week}&compare=previous`)).toMatchObject({
      period: { from: '2025-12-14', to: '2025-12-20' },
      compared: { from: '2025-12-07', to: '2025-12-13' },
      current: { total: 1, medianMinutes: null },
      previous: { total: 2, medianMinutes: 0, inTime: 2 },
    });
    expect(await read('answers', `${week}&compare=year`)).toMatchObject({
      compared: { from: '2024-12-14', to: '2024-12-20' },
      previous: { total: 1, medianMinutes: 40, late: 1 },
    });
  });

  it.each([
    'from=2025-12-14',
    'to=2025-12-14',
    'from=2025-12-14&to=2025-12-13',
    'from=2024-01-01&to=2025-01-01',
    'from=2025-02-30&to=2025-03-01',
    'from=1999-12-31&to=2000-01-01',
    'from=14.12.2025&to=20.12.2025',
    `${week}&compare=century`,
  ])('%s is refused [M-1213]', async (query) => {
    for (const name of ['answers', 'funnel', 'people', 'listings', 'lost'])
      expect((await api.get(`/api/reports/${name}?${query}`, { cookie: admin.cookie })).status).toBe(400);
  });

  it('of a leap year is taken, and one in the future is empty [M-1213]', async () => {
    expect((await read('answers', 'from=2024-01-01&to=2024-12-31')).current.byDay).toHaveLength(366);
    expect((await read('answers', 'from=2099-01-01&to=2099-01-31')).current.total).toBe(0);
  });
});

describe('the way from a source to won', () => {
  it('counts where enquiries are now, by source and by the office’s stages [M-1211]', async () => {
    for (const stage of ['New', 'Contacted', 'Viewing', 'Won', 'Won', 'Lost'])
      await add({ at: '2025-12-14T09:00', stage, source: 'phone' });
    for (const stage of ['Won', 'Spam']) await add({ at: '2025-12-15T09:00', stage, source: 'portal' });
    await api.pool.query(
      `insert into lead_stages (name, name_ar, status) values ('Signed', 'تم التوقيع', 'converted')`,
    );
    await add({ at: '2025-12-16T09:00', stage: 'Signed', source: 'portal' });
    const { current } = await read('funnel');
    const none = { new: 0, contacted: 0, qualified: 0, won: 0, lost: 0 };
    expect(current).toMatchObject({ total: 8, new: 1, contacted: 1, qualified: 1, won: 4, lost: 1, spam: 1 });
    expect(current.bySource).toEqual([
      { source: 'phone', total: 6, new: 1, contacted: 1, qualified: 1, won: 2, lost: 1 },
      { ...none, source: 'portal', total: 2, won: 2 },
    ]);
    expect(current.byStage.map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['Won', 3],
        ['Signed', 1],
        ['Lost', 1],
      ]),
    );
    await api.pool.query(`update leads set stage_id = 1; delete from lead_stages where name = 'Signed'`);
  });
});

describe('lost reasons', () => {
  it('are counted with those without one, by source [M-1215]', async () => {
    const lost = { at: '2025-12-14T09:00', stage: 'Lost' };
    await add({ ...lost, reason: 2 });
    await add({ ...lost, reason: 2, source: 'phone' });
    await add({ ...lost, reason: 2, source: 'phone' });
    await add({ ...lost, reason: 1 });
    await add(lost);
    await add({ at: '2025-12-14T09:00' });
    const { current } = await read('lost');
    expect(current).toMatchObject({ total: 6, lost: 5 });
    expect(current.reasons).toMatchObject([
      {
        id: 2,
        name: 'Too expensive',
        nameAr: 'السعر مرتفع',
        count: 3,
        bySource: [
          { source: 'phone', count: 2 },
          { source: 'contact_form', count: 1 },
        ],
      },
      { id: 1, count: 1 },
      { id: null, name: null, nameAr: null, count: 1 },
    ]);
  });
});

describe('listings', () => {
  const viewed = (id: number, day: string, count: number) =>
    api.pool.query('insert into listing_views values ($1, $2, $3)', [id, day, count]);

  it('have a rate from fifty views on, of enquiries since views are counted [M-1214]', async () => {
    const [much, little, draft, old] = [
      await addProperty(api.pool, { title: 'Much' }),
      await addProperty(api.pool, { title: 'Little' }),
      await addProperty(api.pool, { title: 'Draft', isActive: false }),
      await addProperty(api.pool, { title: 'Old', isActive: false }),
    ];
    await api.pool.query(`update properties set created_at = '2025-12-10T22:00:00Z'`);
    await viewed(much, '2025-12-15', 30);
    await viewed(much, '2025-12-16', 20);
    await viewed(much, '2025-12-21', 900);
    await viewed(little, '2025-12-16', 49);
    // before views were counted, and two after
    await add({ at: '2025-12-14T09:00', listing: much });
    await add({ at: '2025-12-15T00:00', listing: much });
    await add({ at: '2025-12-16T09:00', listing: much });
    await add({ at: '2025-12-16T09:00', listing: little });
    await add({ at: '2025-12-16T09:00', listing: old });
    await add({ at: '2025-12-16T09:00' });
    const { current, fewestViews } = await read('listings', `${week}&sort=rate`);
    const { rows, ...totals } = current;
    expect(fewestViews).toBe(50);
    expect(totals).toEqual({ total: 6, aboutListings: 5, views: 99, viewsSince: '2025-12-15', listings: 3 });
    expect(rows.map(({ title, views, enquiries, rate, age }) => [title, views, enquiries, rate, age])).toEqual([
      // the 11th in Doha to the 20th
      ['Much', 50, 3, 4, 10],
      ['Little', 49, 1, null, 10],
      ['Old', 0, 1, null, 10],
    ]);
    expect(rows.map(({ id }) => id)).not.toContain(draft);
    const sorted = async (sort: string) =>
      (await read('listings', `${week}&sort=${sort}`)).current.rows.map(({ title }) => title);
    expect(await sorted('views')).toEqual(['Much', 'Little', 'Old']);
    await api.pool.query(`update properties set created_at = '2025-12-01T09:00:00Z' where title = 'Old'`);
    expect(await sorted('age')).toEqual(['Old', 'Much', 'Little']);
  });

  it('are a hundred at most, and it is said how many there are [M-1214]', async () => {
    for (let n = 0; n < 101; n += 1) await addProperty(api.pool);
    const { current } = await read('listings');
    expect(current.rows).toHaveLength(100);
    expect(current.listings).toBe(101);
  });
});

describe('an opened page of a listing', () => {
  it('is counted by day of Doha, and nothing of who opened it is kept [M-1219]', async () => {
    const [open, draft] = [await addProperty(api.pool), await addProperty(api.pool, { isActive: false })];
    const view = (id: number | string) => api.post(`/api/properties/${String(id)}/views`, undefined);
    const answer = await view(open);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await view(open)).status).toBe(204);
    expect((await view(draft)).status).toBe(404);
    expect((await view('abc')).status).toBe(404);
    const { rows } = await api.pool.query<{ row: object; today: boolean }>(
      `select to_jsonb(v) as row, day = (now() at time zone 'Asia/Qatar')::date as today from listing_views v`,
    );
    expect(rows).toMatchObject([{ row: { property_id: open, count: 2 }, today: true }]);
    expect(Object.keys(rows[0]!.row).toSorted()).toEqual(['count', 'day', 'property_id']);
  });

  it('is counted a hundred and twenty times an hour for one address [M-1219]', async () => {
    await api.pool.query('truncate request_limits');
    const open = await addProperty(api.pool);
    const view = (from: string) =>
      api.post(`/api/properties/${String(open)}/views`, undefined, { 'x-forwarded-for': from });
    for (let n = 0; n < 120; n += 1) await view('203.0.113.7');
    const refused = await view('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await view('203.0.113.8')).status).toBe(204);
    const { rows } = await api.pool.query<{ count: number }>('select count from listing_views');
    expect(rows).toEqual([{ count: 121 }]);
  });
});
