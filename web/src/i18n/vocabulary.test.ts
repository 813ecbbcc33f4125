import { kindNames } from '@manzil/core/listings/kinds';
import { describe, expect, it } from 'vitest';
import { vocabulary as arabic } from './ar/vocabulary.ts';
import { vocabulary as english } from './en/vocabulary.ts';

const expectInBoth = (group: 'category' | 'subType' | 'status', values: string[]): void => {
  for (const value of values) {
    expect((english[group] as Record<string, string>)[value]?.toLowerCase()).toMatch(/^[a-z][a-z -]+$/);
    expect((arabic[group] as Record<string, string>)[value]).toMatch(/^[\u0600-\u06ff][\u0600-\u06ff -]+$/);
  }
};

describe('the words for what listings carry, in both languages', () => {
  it('name every type of property [P-214]', () => {
    expectInBoth('subType', [
      'villa',
      'apartment',
      'house',
      'condo',
      'townhouse',
      'studio',
      'penthouse',
      'duplex',
      'office',
      'shop',
      'warehouse',
      'land',
      'building',
      'compound',
      'resort',
    ]);
  });

  it('name every category [P-215]', () => {
    expectInBoth('category', [
      'residential',
      'commercial',
      'industrial',
      'retail',
      'office',
      'hospitality',
      'mixed use',
      'showroom',
    ]);
  });

  it('name every sub-type [P-216]', () => {
    const subTypes = [
      'villa standalone',
      'villa in compound',
      'apartment',
      'office space',
      'land',
      'whole building - apartments',
      'whole compound - villas',
      'whole building - office',
      'hotel apartment',
      'townhouse',
      'warehouse',
      'staff camp',
      'hotel building',
      'retail space',
      'retail business',
      'residential building',
      'special purpose',
      'studio',
      'penthouse',
      'mansion',
      'office',
      'retail',
      'showroom',
      'store',
    ];
    expect(subTypes).toHaveLength(24);
    expectInBoth('subType', subTypes);
  });

  it('name every kind [M-942]', () => {
    expectInBoth(
      'subType',
      kindNames.map((kind) => kind.replaceAll('-', ' ')),
    );
  });

  it('name every status', () => {
    expectInBoth('status', ['for_sale', 'for_rent', 'sold', 'rented', 'available']);
  });
});
