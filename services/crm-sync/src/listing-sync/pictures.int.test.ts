import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `http://crm.example/pictures/${name}.jpg`) as [string, string, string];
const later = '2026-11-10T08:00:00.000Z';

let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(
    createFakeCrm([listing('A-1', { pictures: [a, b] }), listing('A-2', { pictures: [b, c] })]),
  );
});
afterEach(() => bench.close());

const images = async (reference: string): Promise<string[]> =>
  (await bench.rows<{ images: string[] }>('select images from properties where reference_id = $1', [reference]))[0]!
    .images;
const stored = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await bench.rows<{ url: string; hash: string }>('select source_url as url, media_hash as hash from media_sources')
    ).map(({ url, hash }) => [url, `/media/${hash}/1280.webp`]),
  );
const change = (reference: string, pictures: string[]): void => {
  bench.crm.listings.set(reference, listing(reference, { pictures, modifiedAt: later }));
};
const waitOver = () => bench.pool.query(`update missing_pictures set tried_at = now() - interval '2 days'`);

describe('pictures', () => {
  it('are fetched once each and shown in the order of the CRM', async () => {
    await bench.pull();
    const at = await stored();
    expect(await images('A-1')).toEqual([at[a], at[b]]);
    expect(await images('A-2')).toEqual([at[b], at[c]]);
    expect(bench.crm.picturesGiven.toSorted()).toEqual([a, b, c]);
    await bench.pull({ full: true });
    expect(bench.crm.picturesGiven).toHaveLength(3);
  });

  it('keep the order that staff gave them; new ones follow, removed ones go', async () => {
    await bench.pull();
    const at = await stored();
    await bench.pool.query(`update properties set images = array[$1, $2] where reference_id = 'A-1'`, [at[b], at[a]]);
    change('A-1', [c, a, b]);
    await bench.pull();
    expect(await images('A-1')).toEqual([at[b], at[a], at[c]]);
    change('A-1', [c, b]);
    await bench.pull({ full: true });
    expect(await images('A-1')).toEqual([at[b], at[c]]);
  });

  it('that fail are left out, noted, and put in their place by a later pull', async () => {
    bench.crm.brokenPictures.add(a);
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 2 } });
    const before = await stored();
    expect(await images('A-1')).toEqual([before[b]]);
    const missing = await bench.rows('select reference_id, source_url, position, reason from missing_pictures');
    expect(missing).toEqual([{ reference_id: 'A-1', source_url: a, position: 0, reason: 'The CRM answered 404' }]);
    expect(await bench.rows('select pictures_failed from sync_runs')).toEqual([{ pictures_failed: 1 }]);

    bench.crm.brokenPictures.clear();
    await bench.pull();
    expect(bench.crm.picturesGiven.filter((url) => url === a)).toHaveLength(1);
    await waitOver();
    expect(await bench.pull()).toMatchObject({ result: { changed: 1 } });
    const at = await stored();
    expect(await images('A-1')).toEqual([at[a], at[b]]);
    expect(await bench.rows('select 1 from missing_pictures')).toEqual([]);
    const [row] = await bench.rows(`select version from properties where reference_id = 'A-1'`);
    expect(row).toEqual({ version: 2 });
  });

  it('that fail again are asked for less and less often', async () => {
    bench.crm.brokenPictures.add(a);
    await bench.pull();
    for (const [minutes, attempts] of [
      [14, 1],
      [16, 2],
      [29, 2],
      [31, 3],
    ]) {
      await bench.rows(`update missing_pictures set tried_at = now() - $1 * interval '1 minute'`, [minutes]);
      expect(await bench.pull()).toMatchObject({ result: { changed: 0 } });
      expect(await bench.rows('select attempts from missing_pictures')).toEqual([{ attempts }]);
    }
  });

  it('of a listing whose pictures staff chose are left alone', async () => {
    await bench.pull();
    await bench.pool.query(
      `insert into property_overrides (property_id, field) select id, 'images' from properties where reference_id = 'A-1'`,
    );
    const before = await images('A-1');
    change('A-1', [c]);
    await bench.pull();
    expect(await images('A-1')).toEqual(before);
    const at = await stored();
    expect(await bench.rows('select crm_value from property_overrides')).toEqual([{ crm_value: [at[c]] }]);
  });

  it('that come late go to no listing whose pictures staff chose meanwhile', async () => {
    bench.crm.brokenPictures.add(a);
    await bench.pull();
    const before = await images('A-1');
    await bench.pool.query(
      `insert into property_overrides (property_id, field) select id, 'images' from properties where reference_id = 'A-1'`,
    );
    bench.crm.brokenPictures.clear();
    await waitOver();
    expect(await bench.pull()).toMatchObject({ result: { changed: 0 } });
    expect(Object.keys(await stored())).toContain(a);
    expect(await images('A-1')).toEqual(before);
  });
});
