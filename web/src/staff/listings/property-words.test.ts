import { describe, expect, it } from 'vitest';
import { adminMessages } from '#i18n/en/staff.ts';
import { titleOf } from '#staff-lib/title-of.ts';
import { isRental, locationOf } from './property-words.ts';

it('both lists of listings say the same when they could not be had [A-399]', () => {
  const { adminProperties, adminFeatured } = adminMessages;
  expect([adminProperties.failed, adminFeatured.failed]).toEqual([
    'Failed to fetch properties',
    'Failed to fetch properties',
  ]);
});

describe('a listing in words', () => {
  it.each([
    ['Rent', 'for_sale', true],
    [' RENT ', 'sold', true],
    ['Sell', 'for_rent', false],
    ['Sale', 'rented', false],
    ['Buy', 'for_rent', false],
    ['Villa', 'for_rent', true],
    ['Villa', 'rented', true],
    ['Villa', 'for_sale', false],
    ['Villa', 'available', false],
    ['', 'sold', false],
  ] as const)('of type %j and status %s is priced per month: %s [A-290]', (type, status, expected) => {
    expect(isRental({ type, status })).toBe(expected);
  });

  it.each([
    [{ city: 'Doha', state: 'Al Sadd' }, 'Doha, Al Sadd', 'الدوحة، السد'],
    [{ city: 'Doha', state: 'Doha' }, 'Doha', 'الدوحة'],
    [{ city: 'Doha', state: null }, 'Doha', 'الدوحة'],
    [{ city: ' ', state: 'Nowhere' }, 'Nowhere', 'Nowhere'],
    [{ city: '', state: '' }, '', ''],
  ])('says where %j is', (place, en, ar) => {
    expect([locationOf(place, 'en'), locationOf(place, 'ar')]).toEqual([en, ar]);
  });

  it.each([
    ['فيلا', 'فيلا'],
    ['', 'Villa'],
    [null, 'Villa'],
  ])('is called %j in Arabic only where there is such a title', (titleAr, ar) => {
    const one = { title: 'Villa', titleAr };
    expect([titleOf(one, 'en'), titleOf(one, 'ar')]).toEqual(['Villa', ar]);
  });
});
