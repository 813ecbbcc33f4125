import { describe, expect, it } from 'vitest';
import { readListingPage } from './listing-page.ts';

const base = 'http://crm.example:5002';
const raw = {
  id: 'P-000001',
  reference: '10482',
  version: 2,
  externalVersion: null,
  modifiedAt: '2026-11-01T11:00:00+03:00',
  createdAt: '2026-10-01T08:00:00Z',
  title: ' Office ',
  titleArabic: '',
  price: 12_000,
  transaction: 'Rent',
  status: 'for_rent',
  address: 'Building 1',
  city: 'Lusail',
  latitude: 25.3925,
  pictures: ['/v1/pictures/a.jpg', '/v1/pictures/a.jpg', '/v1/pictures/b.jpg'],
};
const page = (listings: unknown[], more: object = {}) => ({
  listings,
  deleted: [],
  nextCursor: null,
  total: listings.length,
  withheld: 1,
  serverTime: '2026-11-20T08:00:00Z',
  ...more,
});
const one = (change: object = {}) => readListingPage(page([{ ...raw, ...change }]), base)!.items[0]!;

describe('a listing', () => {
  it('becomes ours: UTC, decimal text, square metres, whole addresses, nothing empty', () => {
    expect(one()).toMatchObject({
      ok: true,
      record: {
        reference: '10482',
        modifiedAt: '2026-11-01T08:00:00.000Z',
        title: 'Office',
        titleAr: null,
        price: '12000.00',
        currency: 'QAR',
        latitude: '25.39250000',
        longitude: null,
        pictures: [`${base}/v1/pictures/a.jpg`, `${base}/v1/pictures/b.jpg`],
        features: [],
      },
    });
  });

  it.each([
    [{ price: null }, { price: '0.00' }],
    [
      { area: 1_000, areaUnit: 'sqft' },
      { area: 93, areaUnit: 'sqm' },
    ],
    [{ area: 140.6 }, { area: 141 }],
  ])('%j gives %j', (change, expected) => {
    expect(one(change)).toMatchObject({ ok: true, record: expected });
  });

  it.each([
    [{ title: '' }, /title/],
    [{ price: -1 }, /price/],
    [{ price: '12000' }, /price/],
    [{ price: 1e11 }, /price/],
    [{ status: 'nice' }, /status/],
    [{ modifiedAt: 'yesterday' }, /modifiedAt/],
    [{ latitude: 91 }, /latitude/],
    [{ pictures: ['https://elsewhere.example/a.jpg'] }, /pictures/],
    [{ reference: '' }, /reference/],
  ])('with %j is a problem that says what', (change, problem) => {
    const item = one(change);
    expect(item.ok).toBe(false);
    expect(!item.ok && item.problem).toMatch(problem);
  });

  it('that is none at all has no reference', () => {
    for (const nothing of [null, 7, 'x', []])
      expect(readListingPage(page([nothing]), base)!.items[0]).toMatchObject({ ok: false, reference: null });
  });
});

describe('a page', () => {
  it('gives what can be read beside what cannot', () => {
    const deleted = [{ reference: 'A-1', deletedAt: '2026-11-02T00:00:00Z' }, { reference: 'A-2' }];
    const read = readListingPage(page([raw, { reference: 'B-1' }], { deleted, nextCursor: 'c' }), base)!;
    expect(read.items.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(read.deleted).toEqual([{ reference: 'A-1', deletedAt: '2026-11-02T00:00:00.000Z' }]);
    expect(read).toMatchObject({ nextCursor: 'c', total: 2, withheld: 1 });
  });

  it.each([undefined, null, [], {}, { listings: 'x' }, page([], { total: -1 }), page([], { nextCursor: '' })])(
    'that is none is refused: %j',
    (json) => {
      expect(readListingPage(json, base)).toBeNull();
    },
  );
});
