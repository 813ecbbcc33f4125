import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListingRecord, RecordPlan } from '../../listings/record.ts';
import { createFakeCrm, listing } from './testing/fake-crm.ts';
import { createPullBench, type PullBench } from './testing/pull-bench.ts';

const [a, b, plan] = ['a', 'b', 'plan'].map((name) => `http://crm.example/pictures/${name}.jpg`) as [
  string,
  string,
  string,
];
const hall = { nameEn: 'Hall', nameAr: 'البهو', length: 5.4, width: 4 };
const drawn: RecordPlan[] = [{ picture: plan, rooms: [hall] }];
let moment = Date.parse('2026-11-10T08:00:00.000Z');

let bench: PullBench;
beforeEach(async () => {
  bench = await createPullBench(createFakeCrm([listing('A-1', { pictures: [a, plan, b], plans: drawn })]));
});
afterEach(() => bench.close());

const stored = async (url: string): Promise<string> => {
  const [row] = await bench.rows<{ hash: string }>(
    'select media_hash as hash from media_sources where source_url = $1',
    [url],
  );
  return `/media/${row!.hash}/1280.webp`;
};
const shown = async () =>
  (
    await bench.rows<{ images: string[]; plans: object[]; version: number }>(
      'select images, plans, version from properties',
    )
  )[0]!;
const change = (more: Partial<ListingRecord>): void => {
  moment += 1_000;
  bench.crm.listings.set(
    'A-1',
    listing('A-1', { pictures: [a, plan, b], plans: drawn, modifiedAt: new Date(moment).toISOString(), ...more }),
  );
};
const pullAll = async (): Promise<void> => {
  await bench.pull();
  await bench.pictures.drain();
};

describe('floor plans', () => {
  it('come apart from the photographs, with their rooms [M-1022]', async () => {
    await pullAll();
    expect(await shown()).toMatchObject({
      images: [await stored(a), await stored(b)],
      plans: [{ url: await stored(plan), rooms: [hall] }],
    });
    const { version } = await shown();
    await pullAll();
    expect((await shown()).version).toBe(version);
  });

  it('follow the CRM: other rooms, a photograph that becomes a plan, and back [M-1022]', async () => {
    await pullAll();
    const wide = { ...hall, width: 6 };
    change({
      plans: [
        { picture: plan, rooms: [wide] },
        { picture: b, rooms: [] },
      ],
    });
    await pullAll();
    expect(await shown()).toMatchObject({
      images: [await stored(a)],
      plans: [
        { url: await stored(plan), rooms: [wide] },
        { url: await stored(b), rooms: [] },
      ],
    });
    change({ plans: [] });
    await pullAll();
    expect(await shown()).toMatchObject({
      images: [await stored(a), await stored(plan), await stored(b)],
      plans: [],
    });
  });

  it('that staff changed stay, and what the CRM says meanwhile is what they go back to [M-1022]', async () => {
    await pullAll();
    const ours = JSON.stringify([{ url: await stored(plan), rooms: [] }]);
    await bench.pool.query('update properties set plans = $1', [ours]);
    await bench.pool.query(
      `insert into property_overrides (property_id, field, crm_value) select id, 'plans', '[]' from properties`,
    );
    const small = { ...hall, width: 2 };
    change({ plans: [{ picture: plan, rooms: [small] }] });
    await pullAll();
    expect((await shown()).plans).toEqual(JSON.parse(ours));
    expect(await bench.rows('select crm_value as said from property_overrides')).toEqual([
      { said: [{ url: await stored(plan), rooms: [small] }] },
    ]);
  });
});

it('videos and tours of other hosts are dropped, those of known ones stay [M-1026]', async () => {
  change({ videoUrl: 'https://youtu.be/aqz-KE-bpKQ', tourUrl: 'https://tours.example/1' });
  await bench.pull();
  expect(await bench.rows('select video_url, tour_url from properties')).toEqual([
    { video_url: 'https://youtu.be/aqz-KE-bpKQ', tour_url: null },
  ]);
});
