import { describe, expect, it } from 'vitest';
import { adminMessages } from '#i18n/en/staff.ts';
import { titleOf } from '#staff-lib/title-of.ts';
import { locationOf, toConfirm } from './property-words.ts';

it('both lists of listings say the same when they could not be had [A-399]', () => {
  const { adminProperties, adminFeatured } = adminMessages;
  expect([adminProperties.failed, adminFeatured.failed]).toEqual([
    'Failed to fetch properties',
    'Failed to fetch properties',
  ]);
});

describe('a listing in words', () => {
  it.each([
    [{ dealUnsure: true, kind: 'villa', subcategory: 'villa' }, true],
    [{ dealUnsure: false, kind: null, subcategory: 'Treehouse' }, true],
    [{ dealUnsure: false, kind: null, subcategory: null }, false],
    [{ dealUnsure: false, kind: 'villa', subcategory: 'villa' }, false],
  ] as const)('%j waits for a person: %s [M-941]', (listing, expected) => {
    expect(toConfirm(listing)).toBe(expected);
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
