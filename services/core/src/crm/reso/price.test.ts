import { describe, expect, it } from 'vitest';
import { toListing } from './fields.ts';
import type { ResoResource } from './odata/metadata.ts';
import { currencyFields } from './price.ts';
import { toProperty } from './write-fields.ts';

const raw = {
  ListingKey: 'K-1',
  PropertyType: 'Residential',
  ListPrice: 500_000,
  ModificationTimestamp: '2026-11-01T08:00:00Z',
};

describe('the currency of a listing [M-407]', () => {
  it.each([
    [{}, 'QAR', 'QAR'],
    [{}, 'USD', 'USD'],
    [{ ListPriceCurrencyCode: 'usd' }, 'QAR', 'USD'],
    [{ CurrencyCode: 'EUR' }, 'QAR', 'EUR'],
    [{ CurrencyCode: 'QAR' }, 'USD', 'QAR'],
    [{ Currency: 'QR' }, 'USD', 'QAR'],
    [{ ListPriceCurrency: 'Qatari Riyal' }, 'USD', 'QAR'],
    [{ CurrencyCode: 'QAR', LeaseAmountCurrency: 'AED' }, 'QAR', 'AED'],
    [{ Currency: '$' }, 'QAR', 'XXX'],
    [{ Currency: 'constructor' }, 'QAR', 'XXX'],
  ])('of %j where the server means %s is %s', (said, assumed, currency) => {
    expect(toListing({ ...raw, ...said }, assumed).currency).toBe(currency);
  });

  const property = (...fields: string[]): ResoResource => ({
    name: 'Property',
    key: 'ListingKey',
    fields: new Map(
      ['ListPrice', 'City', ...fields].map((field) => [
        field,
        { type: 'Edm.String', collection: false, members: null },
      ]),
    ),
    expandable: new Set(),
    insertable: true,
    updatable: true,
    deletable: true,
  });
  const listing = { ...toListing(raw), pictures: [], plans: [] };

  it.each(currencyFields)('is written as %s where the server has it', (field) => {
    expect(toProperty(listing, property(field), 'USD')).toMatchObject({ ListPrice: 500_000, [field]: 'QAR' });
  });

  it('cannot be said to a server of another one without such a field, and then no amount is sent', () => {
    expect(toProperty(listing, property(), 'QAR')).toMatchObject({ ListPrice: 500_000 });
    expect(toProperty(listing, property(), 'USD')).not.toHaveProperty('ListPrice');
  });
});
