import { expect, it } from 'vitest';
import type { ListingRecord } from '../domain/property.ts';
import { listingHash } from './listing-hash.ts';

const record = {
  reference: 'A-1',
  version: 1,
  modifiedAt: '2026-11-01T08:00:00.000Z',
  title: 'Office',
  pictures: ['http://127.0.0.1:5002/v1/pictures/a.jpg'],
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
  ].map((one) => listingHash(one));
  expect(new Set(hashes).size).toBe(5);
});
