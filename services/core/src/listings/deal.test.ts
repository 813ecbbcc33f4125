import { expect, it, test } from 'vitest';
import { dealOfStatus, dealOfWord, deals, statusUnder, typeOf } from './deal.ts';
import { propertyStatuses } from './property.ts';

test.each([
  ['Rent', 'rent'],
  [' FOR-RENT ', 'rent'],
  ['to_let', 'rent'],
  ['للإيجار', 'rent'],
  ['Sell', 'sale'],
  ['for sale', 'sale'],
  ['للبيع', 'sale'],
  ['Apartment', null],
  ['', null],
  ['constructor', null],
])('%j says %s', (word, deal) => {
  expect(dealOfWord(word)).toBe(deal);
});

it.each(deals)('every status has one of its own under %s, and keeps it', (deal) => {
  for (const status of propertyStatuses) {
    const under = statusUnder(status, deal);
    expect([deal, null]).toContain(dealOfStatus(under));
    expect(statusUnder(under, deal)).toBe(under);
  }
});

it('is called as the contract called it', () => {
  expect(deals.map(typeOf)).toEqual(['Rent', 'Sell']);
});
