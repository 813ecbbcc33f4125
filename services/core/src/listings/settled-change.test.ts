import { describe, expect, it, test } from 'vitest';
import { inTodaysFields, releasedChange, settledChange } from './settled-change.ts';

const rental = { deal: 'rent', status: 'for_rent', category: null } as const;

describe('a request as they were before', () => {
  test.each([
    [{ type: 'Rent' }, { deal: 'rent' }],
    [{ type: 'sell', deal: 'rent' }, { deal: 'rent' }],
    [{ type: 'Apartment' }, { subcategory: 'Apartment' }],
    [{ type: 'Apartment', subcategory: 'studio' }, { subcategory: 'studio' }],
    [{ type: 'Igloo', subcategory: null }, { subcategory: 'Igloo' }],
    [{ title: 'Villa' }, { title: 'Villa' }],
  ] as const)('%j says %j', (request, said) => {
    expect(inTodaysFields(request)).toEqual(said);
  });
});

describe('a new listing', () => {
  it('has the deal that it says, or that its status says', () => {
    expect(settledChange(null, { deal: 'sale', status: 'available' })).toMatchObject({ deal: 'sale' });
    expect(settledChange(null, { status: 'for_rent' })).toMatchObject({ deal: 'rent', status: 'for_rent' });
  });

  it('is refused where neither says it, and where they contradict each other', () => {
    expect(settledChange(null, { status: 'available' })).toBe('deal_missing');
    expect(settledChange(null, { deal: 'sale', status: 'rented' })).toBe('deal_contradicts');
  });

  it('has the category of its kind where that hangs on one alone', () => {
    const made = (subcategory: string) => settledChange(null, { deal: 'rent', status: 'for_rent', subcategory });
    expect(made('Townhouse')).toMatchObject({ category: 'residential' });
    expect(made('Office')).not.toHaveProperty('category');
    expect(made('Igloo')).not.toHaveProperty('category');
  });
});

describe('a change', () => {
  it('of the deal takes the status along', () => {
    expect(settledChange(rental, { deal: 'sale' })).toEqual({ deal: 'sale', status: 'for_sale' });
    expect(settledChange({ ...rental, status: 'available' }, { deal: 'sale' })).toEqual({ deal: 'sale' });
  });

  it('of the status never turns the deal', () => {
    expect(settledChange(rental, { status: 'sold' })).toBe('deal_contradicts');
    expect(settledChange(rental, { status: 'rented' })).toEqual({ status: 'rented' });
    expect(settledChange(rental, { status: 'sold', deal: 'sale' })).toEqual({ status: 'sold', deal: 'sale' });
  });

  it('keeps the category that stands there', () => {
    const before = { ...rental, category: 'mixed use' };
    expect(settledChange(before, { subcategory: 'Villa' })).toEqual({ subcategory: 'Villa' });
  });
});

it('a field given back to the CRM leaves no contradiction', () => {
  expect(releasedChange(rental, { deal: 'sale' })).toEqual({ deal: 'sale', status: 'for_sale' });
  expect(releasedChange(rental, { status: 'sold' })).toEqual({ status: 'rented' });
  expect(releasedChange(rental, { price: '1.00' })).toEqual({ price: '1.00' });
});
