import { expect, it } from 'vitest';
import type { ListingRecord } from '../listings/record.ts';
import { listingHash } from './listing-hash.ts';

const record = {
  reference: 'A-1',
  version: 1,
  modifiedAt: '2026-11-01T08:00:00.000Z',
  title: 'Office',
  pictures: ['http://127.0.0.1:5002/v1/pictures/a.jpg'],
  plans: [],
} as unknown as ListingRecord;

it('is the same for the same content, whenever and wherever it came from', () => {
  const echo = {
    ...record,
    version: 9,
    modifiedAt: '2026-11-09T08:00:00.000Z',
    pictures: ['http://crm:80/v1/pictures/a.jpg'],
  };
  const turned = Object.fromEntries(Object.entries(echo).toReversed()) as unknown as ListingRecord;
  expect(listingHash(turned)).toBe(listingHash(record));
});

it('differs when anything that the listing says differs', () => {
  const hashes = [
    record,
    { ...record, title: 'Offices' },
    { ...record, titleAr: 'مكتب' },
    { ...record, pictures: [] },
    { ...record, agentEmail: 'a@b.example' },
    { ...record, plans: [{ picture: record.pictures[0]!, rooms: [] }] },
  ].map((one) => listingHash(one));
  expect(new Set(hashes).size).toBe(6);
});

it('goes by what a provider says of a picture: replaced under one address it differs, moved elsewhere it does not', () => {
  const pictured = (url: string) => listingHash({ ...record, pictures: [url] });
  const before = pictured('http://crm.example/1.jpg#key-1@2026-11-01');
  expect(pictured('http://crm.example/1.jpg#key-1@2026-11-02')).not.toBe(before);
  expect(pictured('http://cdn.example/elsewhere.jpg#key-1@2026-11-01')).toBe(before);
  expect(pictured('http://crm.example/2.jpg')).not.toBe(pictured('http://crm.example/1.jpg'));
  expect(pictured('http://crm.example/1.jpg?size=2')).not.toBe(pictured('http://crm.example/1.jpg?size=1'));
  expect(pictured('no address')).not.toBe(pictured('another'));
});
