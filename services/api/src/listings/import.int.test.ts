import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type Result = components['schemas']['PropertyImportResult'];

let api: TestApi;
let editor: Staff;

beforeAll(async () => {
  api = await startApi();
  editor = await staffAs(api, 'editor');
});
beforeEach(async () => {
  await api.pool.query('delete from properties');
  await addProperty(api.pool, { referenceId: 'A-1', title: 'First' });
  await addProperty(api.pool, { referenceId: 'CRM-1', title: 'From the CRM', source: 'crm' });
  await addProperty(api.pool, { referenceId: 'GONE', isActive: false, deletedAt: '2026-11-01T00:00:00Z' });
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const send = (csv: string, rest: object) => editor.call('POST', '/api/admin/properties/import', { csv, ...rest });
const dry = async (csv: string, rest: object = {}) =>
  (await (await send(csv, { dryRun: true, ...rest })).json()) as Result;
const count = async () =>
  (await api.pool.query<{ n: number }>('select count(*)::integer as n from properties')).rows[0]?.n;

const head = 'Reference ID,Title,Title (Arabic),Type,Status,Price,City,Address,Bedrooms,Area (sqm),Features,Created';
const good = `${head}
A-1,First,,Rent,for_rent,"9,000",Doha,Tower 1,2,,Pool;Gym,2026-01-01
,New villa,فيلا جديدة,Villa,For Sale,750000,Doha,Street 1,٤,320,,
CRM-1,From the CRM,,Rent,for_rent,8500,Doha,Tower 1,,,,`;

describe('a file of listings', () => {
  it('says row by row what would happen, and changes nothing', async () => {
    const result = await dry(good);
    expect(result).toMatchObject({
      applied: false,
      created: 1,
      updated: 1,
      unchanged: 1,
      refused: 0,
      ignoredColumns: ['Created'],
    });
    expect(result.rows.map(({ line, action, fields }) => [line, action, fields.length > 0])).toEqual([
      [2, 'update', true],
      [3, 'create', true],
      [4, 'unchanged', false],
    ]);
    expect(result.rows[0]?.fields.toSorted()).toEqual(['bedrooms', 'features', 'price']);
    expect(await count()).toBe(3);
  });

  it('does exactly what it said', async () => {
    const { plan } = await dry(good, { publish: true });
    const answer = await send(good, { dryRun: false, plan, publish: true });
    expect([answer.status, await answer.json()]).toMatchObject([200, { applied: true, created: 1, updated: 1 }]);
    const { properties } = await editor.json<{ properties: object[] }>('GET', '/api/admin/properties?sort=title_asc');
    expect(properties).toMatchObject([
      { title: 'First', price: '9000.00', bedrooms: 2, features: ['Pool', 'Gym'] },
      { title: 'From the CRM' },
      { title: 'New villa', titleAr: 'فيلا جديدة', price: '750000.00', bedrooms: 4, area: 320, status: 'for_sale' },
    ]);
    expect(api.published.map(({ event }) => event).toSorted()).toEqual(['property.created', 'property.created']);
    const { rows } = await api.pool.query(`select action from audit_entries where action = 'property.imported'`);
    expect(rows).toHaveLength(2);
  });

  it('with one bad row changes nothing at all, and says why', async () => {
    const bad = `${head}
,,,Villa,for_sale,1,Doha,Street,,,,
,No price,,Villa,for_sale,,Doha,Street,,,,
,Wrong,,Villa,gone,ten,Doha,Street,two,,,
GONE,Deleted,,Villa,for_sale,1,Doha,Street,,,,
A-1,First,,Rent,for_rent,1,Doha,Street,,,,
A-1,Again,,Rent,for_rent,1,Doha,Street,,,,`;
    const result = await dry(bad);
    expect(result.rows.map(({ problems }) => problems.map(({ field, code }) => `${field} ${code}`).toSorted())).toEqual(
      [
        ['title required'],
        ['price required'],
        ['bedrooms value', 'price value', 'status value'],
        ['referenceId deleted'],
        [],
        ['referenceId repeated'],
      ],
    );
    const answer = await send(bad, { dryRun: false, plan: result.plan });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'import.refused']);
    expect(await count()).toBe(3);
  });

  it('is not applied when listings changed since the dry run', async () => {
    const { plan } = await dry(good);
    await api.pool.query(`update properties set title = 'Theirs', version = version + 1 where reference_id = 'A-1'`);
    const answer = await send(good, { dryRun: false, plan });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'import.changed']);
    expect((await send(good, { dryRun: false })).status).toBe(409);
    expect(await count()).toBe(3);
  });

  it('is not applied when a listing changed in what the file does not even name', async () => {
    const { plan } = await dry(good);
    await api.pool.query(`update properties set version = version + 1, description = 'New' where reference_id = 'A-1'`);
    const answer = await send(good, { dryRun: false, plan });
    expect(answer.status).toBe(409);
    expect(await count()).toBe(3);
  });

  it('that we wrote ourselves changes nothing', async () => {
    await addProperty(api.pool, { referenceId: 'RUN', title: '=1+1, "quoted"', price: '0.00' });
    const file = await (await editor.call('GET', '/api/admin/properties/export')).text();
    expect(await dry(file)).toMatchObject({ created: 0, updated: 0, unchanged: 3, refused: 0 });
  });

  it.each(['', 'just text', 'Price\n5', 'Title,Title\na,b', 'Title\n"open'])(
    '%j is no table of listings',
    async (csv) => {
      const answer = await send(csv, { dryRun: true });
      expect([400, 422]).toContain(answer.status);
    },
  );
});
