import { createListingSyncStore } from '../store/listing-sync-store.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name) => `http://crm.example/pictures/${name}.jpg`) as [string, string, string];
let moment = Date.parse('2026-11-10T08:00:00.000Z');

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
const versionOf = async (reference: string): Promise<number> =>
  (await bench.rows<{ v: number }>('select version as v from properties where reference_id = $1', [reference]))[0]!.v;
const contentVersion = async (): Promise<unknown> => (await bench.rows('select version from content_version'))[0];
const stored = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await bench.rows<{ url: string; hash: string }>('select source_url as url, media_hash as hash from media_sources')
    ).map(({ url, hash }) => [url, `/media/${hash}/1280.webp`]),
  );
const change = (reference: string, pictures: string[], more: object = {}): void => {
  moment += 1_000;
  const modifiedAt = new Date(moment).toISOString();
  bench.crm.listings.set(reference, listing(reference, { pictures, modifiedAt, ...more }));
};
const pullAll = async (): Promise<void> => {
  await bench.pull();
  await bench.pictures.drain();
};
const waitOver = () => bench.pool.query('update listing_pictures set next_try_at = now()');
const choosePictures = () =>
  bench.pool.query(
    `insert into property_overrides (property_id, field) select id, 'images' from properties where reference_id = 'A-1'`,
  );

describe('pictures', () => {
  it('hold up no listing: it is shown, and changes, while none of them comes [M-501]', async () => {
    const asked = Promise.withResolvers<void>();
    bench.crm.provider.fetchPicture = (_url, _bytes, signal) => {
      asked.resolve();
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
      });
    };
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { newProperties: 2 } });
    bench.pictures.start();
    await asked.promise;
    change('A-1', [a, b], { title: 'Changed meanwhile' });
    expect(await bench.pull()).toMatchObject({ kind: 'done', result: { changed: 1 } });
    const shown = await bench.rows('select title, images from properties where is_active order by reference_id');
    expect(shown).toMatchObject([
      { title: 'Changed meanwhile', images: [] },
      { title: 'Office A-2', images: [] },
    ]);
  });

  it('are fetched once each and shown in the order of the CRM', async () => {
    await bench.pull();
    const before = await contentVersion();
    await bench.pictures.drain();
    const at = await stored();
    expect(await images('A-1')).toEqual([at[a], at[b]]);
    expect(await images('A-2')).toEqual([at[b], at[c]]);
    expect(bench.crm.picturesGiven.toSorted()).toEqual([a, b, c]);
    expect(await contentVersion()).not.toEqual(before);
    await bench.pull({ full: true });
    await bench.pictures.drain();
    expect(bench.crm.picturesGiven).toHaveLength(3);
  });

  it('come covers first, then the second of each listing', async () => {
    bench.crm.listings.set('A-3', listing('A-3', { pictures: ['http://crm.example/1', 'http://crm.example/2'] }));
    await bench.pull();
    const { rows } = await bench.pool.query<{ position: number }>(
      'select position from listing_pictures order by priority, next_try_at',
    );
    expect(rows.map(({ position }) => position)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('keep the order that staff gave them; new ones follow, removed ones go', async () => {
    await pullAll();
    const at = await stored();
    await bench.pool.query(`update properties set images = array[$1, $2] where reference_id = 'A-1'`, [at[b], at[a]]);
    change('A-1', [c, a, b]);
    await bench.pull();
    expect(await images('A-1')).toEqual([at[b], at[a], at[c]]);
    change('A-1', [c, b]);
    await bench.pull({ full: true });
    expect(await images('A-1')).toEqual([at[b], at[c]]);
  });

  it('that fail are left out, noted, and put in their place by a later try', async () => {
    bench.crm.brokenPictures.add(a);
    await pullAll();
    const before = await stored();
    expect(await images('A-1')).toEqual([before[b]]);
    const waiting = `select reference_id, source_url, position, reason from listing_pictures where state <> 'shown'`;
    expect(await bench.rows(waiting)).toEqual([
      { reference_id: 'A-1', source_url: a, position: 0, reason: 'The CRM answered 404' },
    ]);

    bench.crm.brokenPictures.clear();
    await pullAll();
    expect(bench.crm.picturesGiven.filter((url) => url === a)).toHaveLength(1);
    const version = await versionOf('A-1');
    await waitOver();
    await bench.pictures.drain();
    const at = await stored();
    expect(await images('A-1')).toEqual([at[a], at[b]]);
    expect(await bench.rows(waiting)).toEqual([]);
    expect(await versionOf('A-1')).toBe(version + 1);
  });

  it('that fail again are asked for less and less often, and in the end no more', async () => {
    bench.crm.brokenPictures.add(a);
    await pullAll();
    const waits: number[] = [];
    for (let tries = 1; tries < 14; tries += 1) {
      const [row] = await bench.rows<{ minutes: number }>(
        `select round(extract(epoch from next_try_at - now()) / 60)::integer as minutes from listing_pictures where state = 'waiting'`,
      );
      waits.push(row!.minutes);
      await waitOver();
      await bench.pictures.drain();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]);
    await waitOver();
    await bench.pictures.drain();
    expect(bench.crm.picturesGiven.filter((url) => url === a)).toHaveLength(14);
    expect(await bench.rows(`select state, tries from listing_pictures where source_url = $1`, [a])).toEqual([
      { state: 'failed', tries: 14 },
    ]);
    change('A-1', [a, b]);
    change('A-1', [a, b], { title: 'New' });
    bench.crm.brokenPictures.clear();
    await pullAll();
    expect(await images('A-1')).toHaveLength(2);
  });

  it('of a listing whose pictures staff chose are left alone', async () => {
    await pullAll();
    await choosePictures();
    const before = await images('A-1');
    change('A-1', [c]);
    await bench.pull();
    expect(await images('A-1')).toEqual(before);
    const at = await stored();
    expect(await bench.rows('select crm_value from property_overrides')).toEqual([{ crm_value: [at[c]] }]);
  });

  it('that come late go to no listing whose pictures staff chose meanwhile, and are what it goes back to', async () => {
    bench.crm.brokenPictures.add(a);
    await pullAll();
    const before = await images('A-1');
    await choosePictures();
    bench.crm.brokenPictures.clear();
    await waitOver();
    await bench.pictures.drain();
    const at = await stored();
    expect(await images('A-1')).toEqual(before);
    expect(await bench.rows('select crm_value from property_overrides')).toEqual([{ crm_value: [at[a], at[b]] }]);
  });

  it('of a listing that the CRM deletes are wanted no more', async () => {
    for (let n = 1; n <= 6; n += 1) bench.crm.listings.set(`B-${String(n)}`, listing(`B-${String(n)}`));
    await bench.pull();
    bench.crm.listings.delete('A-1');
    await bench.pull({ full: true });
    await bench.pictures.drain();
    expect(bench.crm.picturesGiven.toSorted()).toEqual([b, c]);
    expect(await bench.rows(`select from listing_pictures where reference_id = 'A-1'`)).toEqual([]);
  });

  it('that were under way when a worker died are fetched by the next, once its lease has run out', async () => {
    await bench.pull();
    const claim = `update listing_pictures set tries = 1, next_try_at = now() + interval '1 minute' where source_url = $1`;
    await bench.pool.query(claim, [a]);
    await bench.pictures.drain();
    expect(await images('A-1')).toHaveLength(1);
    await waitOver();
    await bench.pictures.drain();
    const at = await stored();
    expect(await images('A-1')).toEqual([at[a], at[b]]);
  });

  describe('of a CRM that gives keys', () => {
    const at = (key: string, version: string, record = '', file = key): string =>
      `http://crm.example/pictures/${file}.jpg?x=${version}#${key}@${version}${record && `|${record}`}`;
    const hashes = async (): Promise<(string | null)[]> =>
      (
        await bench.rows<{ hash: string | null }>(
          `select media_hash as hash from listing_pictures where reference_id = 'A-1' order by position`,
        )
      ).map(({ hash }) => (hash === null ? null : `/media/${hash}/1280.webp`));
    const given = (): number => bench.crm.picturesGiven.length;

    beforeEach(async () => {
      change('A-1', [at('a', '1', 'r1'), at('b', '1', 'r1'), at('c', '1', 'r1')]);
      await pullAll();
    });

    it('stay where they are replaced until the new one is there, and are the only one fetched [M-503]', async () => {
      const before = await images('A-1');
      const asked = given();
      change('A-1', [at('a', '1', 'r1'), at('b', '2', 'r2'), at('c', '1', 'r1')]);
      await bench.pull();
      expect(await images('A-1')).toEqual(before);
      await bench.pictures.drain();
      const after = await images('A-1');
      expect([after[0], after[2]]).toEqual([before[0], before[2]]);
      expect(after[1]).not.toBe(before[1]);
      expect(given()).toBe(asked + 1);
      expect(after).toEqual(await hashes());
    });

    it('move without being fetched again, although their record changed [M-503]', async () => {
      const [first, second, third] = await images('A-1');
      const asked = given();
      change('A-1', [at('c', '1', 'r2'), at('a', '1', 'r2'), at('b', '1', 'r2')]);
      await pullAll();
      expect(await images('A-1')).toEqual([third, first, second]);
      expect(given()).toBe(asked);
      // the same place and another record: it may be another picture
      change('A-1', [at('c', '1', 'r2'), at('a', '1', 'r7'), at('b', '1', 'r2')]);
      await pullAll();
      expect(given()).toBe(asked + 1);
    });

    it('go at once where the CRM has deleted them, also while others wait [M-503]', async () => {
      const [first, , third] = await images('A-1');
      change('A-1', [at('a', '1', 'r1'), at('c', '1', 'r1'), at('d', '1', 'r1')]);
      await bench.pull();
      expect(await images('A-1')).toEqual([first, third]);
      await bench.pictures.drain();
      expect(await images('A-1')).toHaveLength(3);
    });

    it('take the place of the one they replace in the order that staff gave', async () => {
      const [first, second, third] = await images('A-1');
      await bench.pool.query(`update properties set images = $1 where reference_id = 'A-1'`, [[third, second, first]]);
      change('A-1', [at('a', '1', 'r1'), at('b', '2', 'r2'), at('c', '1', 'r1')]);
      await pullAll();
      const after = await images('A-1');
      expect([after[0], after[2]]).toEqual([third, first]);
      expect(after[1]).not.toBe(second);
      expect(after).toHaveLength(3);
    });

    it('that wait take the newest address, although nothing else changed', async () => {
      bench.crm.brokenPictures.add(at('d', '1'));
      change('A-1', [at('d', '1')]);
      await pullAll();
      expect(await images('A-1')).toEqual([]);
      bench.crm.listings.get('A-1')!.pictures = [at('d', '1').replace('?x=1', '?x=signed-anew')];
      await bench.pull({ full: true });
      await bench.pictures.drain();
      expect(await images('A-1')).toHaveLength(1);
    });

    it('are found by their keys', async () => {
      const { listingsOfPictures } = createListingSyncStore(bench.pool);
      expect(await listingsOfPictures(['b', 'nobody'])).toEqual(new Map([['b', 'A-1']]));
    });
  });
});
