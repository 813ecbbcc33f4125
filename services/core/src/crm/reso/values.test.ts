import { describe, expect, it } from 'vitest';
import { isShouted, lookupKey, lookupWords, placeName } from './lookup-values.ts';
import { readNextLink } from './odata/next-link.ts';
import { batches, literal, offerFilters, queryOf, recordPath } from './odata/query.ts';
import { readTimestamp } from './odata/timestamp.ts';
import { inSquareMetres } from './units.ts';
import type { ResoResource } from './odata/metadata.ts';

describe('a timestamp', () => {
  it.each([
    ['2021-05-21T06:28:34Z', '2021-05-21T06:28:34.000Z'],
    ['2021-05-21T06:28:34.007Z', '2021-05-21T06:28:34.007Z'],
    ['2021-05-21T06:28:34.0079999Z', '2021-05-21T06:28:34.007Z'],
    ['2021-05-21T09:28:34+03:00', '2021-05-21T06:28:34.000Z'],
    ['2021-05-21T06:28:34+00:00.108', '2021-05-21T06:28:34.108Z'],
    ['2021-05-21T06:28:34', '2021-05-21T06:28:34.000Z'],
    ['2021-05-21', null],
    ['yesterday', null],
    [null, null],
    [1_621_578_514, null],
  ])('%j reads as %j', (value, expected) => {
    expect(readTimestamp(value)).toBe(expected);
  });
});

describe('an area', () => {
  it.each([
    [1_000, 'Square Feet', 93],
    [1_000, 'SquareFeet', 93],
    [140.4, 'Square Meters', 140],
    [2, 'Acres', 8_094],
    [1.5, 'Hectares', 15_000],
    [100, 'Perches', null],
    [100, null, null],
    [0, 'Square Meters', null],
  ])('of %j %j is %j', (area, unit, metres) => {
    expect(inSquareMetres(area, unit)).toBe(metres);
  });
});

describe('a next link', () => {
  const from = 'https://api.mls.example/reso/odata/Property?$filter=a';
  const follow = (address: string) => ({ kind: 'follow', address });
  it.each([
    [undefined, { kind: 'none' }],
    [null, { kind: 'none' }],
    ['', { kind: 'none' }],
    [
      'https://api.mls.example/reso/odata/Property?$skip=10',
      follow('https://api.mls.example/reso/odata/Property?$skip=10'),
    ],
    ['/internal/v2/Property?$skip=10', follow('https://api.mls.example/internal/v2/Property?$skip=10')],
    ['Property?$skip=10', follow('https://api.mls.example/reso/odata/Property?$skip=10')],
    ['?$skip=10', follow('https://api.mls.example/reso/odata/Property?$skip=10')],
    // a server behind a proxy that ends TLS
    [
      'http://api.mls.example:8080/reso/odata/Property?$skip=10',
      follow('https://api.mls.example/reso/odata/Property?$skip=10'),
    ],
    ['https://backend.mls.example/reso/odata/Property?$skip=10', { kind: 'refused' }],
    ['//evil.example/Property', { kind: 'refused' }],
    ['https://user:pass@api.mls.example/Property', { kind: 'refused' }],
    ['https://api.mls.example:8443/Property', { kind: 'refused' }],
    ['javascript:alert(1)', { kind: 'refused' }],
    [17, { kind: 'refused' }],
    [`?${'x'.repeat(5_000)}`, { kind: 'refused' }],
  ])('%j: %j', (link, expected) => {
    expect(readNextLink(link, from)).toEqual(expected);
  });
});

describe('lookup values', () => {
  it('have one form for both spellings, and words for what nobody knows', () => {
    expect(lookupKey('Active Under Contract')).toBe(lookupKey('ActiveUnderContract'));
    expect(lookupWords('MajlisHall2')).toBe('majlis hall2');
    expect(lookupWords('Majlis_Hall')).toBe('majlis hall');
  });
});

describe('words in capitals [M-405]', () => {
  it.each([
    [
      ['CENTRAL AIR', 'POOL'],
      ['central air', 'pool'],
    ],
    [
      ['ROOM AC', 'UPS', 'WC', 'HVAC DUCTS'],
      ['room AC', 'UPS', 'WC', 'HVAC ducts'],
    ],
    // unchanged: short forms, and small letters elsewhere
    [
      ['AC', 'UPS', 'POOL'],
      ['AC', 'UPS', 'POOL'],
    ],
    [
      ['LEED', 'High Ceilings'],
      ['LEED', 'high ceilings'],
    ],
    [['تكييف مركزي'], ['تكييف مركزي']],
  ])('%j are %j', (values, words) => {
    expect(values.map((value) => lookupWords(value, false, isShouted(values)))).toEqual(words);
  });

  it.each([
    ['WEST BAY', 'West Bay'],
    ['AL-WAKRAH', 'Al-Wakrah'],
    ['DOHA', 'Doha'],
    ['UDC', 'UDC'],
    ['The Pearl', 'The Pearl'],
    ['Lusail', 'Lusail'],
    ['الدوحة', 'الدوحة'],
  ])('the place %s is %s', (name, words) => {
    expect(placeName(name)).toBe(words);
  });
});

describe('a query', () => {
  const field = (type: string, members: string[] | null = null) => ({ type, collection: false, members });
  const resource = (status: ReturnType<typeof field>): ResoResource => ({
    name: 'Property',
    key: 'ListingKey',
    fields: new Map([
      ['ListingKey', field('Edm.String')],
      ['StandardStatus', status],
    ]),
    expandable: new Set(),
    insertable: false,
    updatable: false,
    deletable: false,
  });

  it('asks for no field that the server lacks', () => {
    const query = queryOf(resource(field('Edm.String')), {
      select: ['ListingKey', 'City'],
      orderby: ['City', 'ListingKey desc'],
    });
    expect(decodeURIComponent(query)).toBe('?$select=ListingKey&$orderby=ListingKey desc');
  });

  it('names enumerations with their namespace, and only members that there are', () => {
    expect(offerFilters(resource(field('org.reso.enums.StandardStatus', ['Active', 'Closed'])))).toEqual([
      "StandardStatus eq org.reso.enums.StandardStatus'Active'",
      "StandardStatus eq 'Active'",
      "StandardStatus has org.reso.enums.StandardStatus'Active'",
    ]);
    expect(offerFilters(resource(field('Edm.String')))[0]).toContain("StandardStatus eq 'Active Under Contract'");
  });

  it('keeps quotes and long lists harmless', () => {
    expect(literal("a' or 1 eq 1")).toBe("'a'' or 1 eq 1'");
    expect(recordPath(resource(field('Edm.String')), "a'b/c")).toBe("Property('a''b%2Fc')");
    const lists = batches(
      Array.from({ length: 500 }, (_one, n) => `${'k'.repeat(60)}${String(n)}`),
      40,
    );
    expect(lists.flat()).toHaveLength(500);
    expect(Math.max(...lists.map((list) => list.join().length))).toBeLessThan(3_000);
  });
});
