import { wishForPictures } from '@manzil/core/listing-sync/store/picture-wishes';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function add(reference: string, images: string[], states: string[]): Promise<number> {
  const id = await addProperty(api.pool, { referenceId: reference, source: 'crm', images });
  for (const [position, state] of states.entries())
    await api.pool.query(
      `insert into listing_pictures (reference_id, picture, source_url, version, position, priority, state)
       values ($1, $2::text, 'u', '1', $2::integer, $2::integer, $3)`,
      [reference, position, state],
    );
  return id;
}
const asked = async (): Promise<unknown[]> =>
  (
    await api.pool.query<{ of: string }>(
      `select reference_id || ' ' || position as of from listing_pictures where priority < 0 order by priority, reference_id`,
    )
  ).rows.map(({ of }) => of);

it('what visitors look at comes first: the cover of a listing in a list, all of one whose page is opened [M-505]', async () => {
  await add('A', [], ['waiting', 'waiting']);
  const opened = await add('B', ['/media/b/1280.webp'], ['shown', 'waiting', 'waiting']);
  await add('C', ['/media/c/1280.webp'], ['shown', 'waiting']);
  expect((await api.get('/api/properties')).status).toBe(200);
  await expect.poll(asked, { timeout: 10_000 }).toEqual(['A 0']);
  expect((await api.get(`/api/properties/${String(opened)}`)).status).toBe(200);
  await expect.poll(asked, { timeout: 10_000 }).toEqual(['A 0', 'B 1', 'B 2']);
  const written = () =>
    api.pool.query(`select string_agg(xmin::text, ' ' order by reference_id, position) from listing_pictures`);
  const before = (await written()).rows;
  await api.get('/api/properties');
  await api.get(`/api/properties/${String(opened)}`);
  const last = await add('D', [], ['waiting']);
  await api.get(`/api/properties/${String(last)}`);
  await expect.poll(asked, { timeout: 10_000 }).toContain('D 0');
  await api.pool.query(`delete from listing_pictures where reference_id = 'D'`);
  expect((await written()).rows).toEqual(before);
});

it('waits for nobody: what a pull is writing just now is passed over [M-505]', async () => {
  const first = await add('E', [], ['waiting']);
  const second = await add('F', [], ['waiting']);
  const client = await api.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select from listing_pictures where reference_id = 'E' for update`);
    expect(await wishForPictures(api.pool, [first, second], [])).toBe(1);
    expect(await asked()).toContain('F 0');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
