import { blankRecord } from '@manzil/core/listings/testing/blank';
import type { ListingRecord } from '@manzil/core/listings/record';
import { expect, it, onTestFinished } from 'vitest';
import type { ResoServerOptions } from './options.ts';
import { startResoServer, type ResoServer } from './server.ts';
import { providerOf } from './testing/reso-provider.ts';

const listing: ListingRecord = {
  ...blankRecord,
  reference: 'MZL-P7',
  title: 'Apartment in West Bay',
  price: '9000.00',
  currency: 'QAR',
  deal: 'rent',
  status: 'for_rent',
  category: 'residential',
  subcategory: 'apartment',
  bedrooms: 2,
  bathrooms: 2,
  yearBuilt: 2012,
  area: 120,
  areaUnit: 'sqm',
  address: 'Tower 3',
  city: 'Doha',
  state: 'West Bay',
};

async function written(options: Partial<ResoServerOptions>, status: ListingRecord['status'] = 'for_rent') {
  const server: ResoServer = await startResoServer({ writes: true, ...options });
  onTestFinished(() => server.close());
  const provider = providerOf(server);
  const context = { signal: AbortSignal.timeout(20_000), requestId: null, idempotencyKey: 'k-1' };
  const outcome = await provider.sendListing({ ...listing, status }, context);
  return { outcome, sent: server.bodies.at(-1), stored: [...server.store.properties.values()][0]?.values };
}

it('is the standard word where the server has no list of its own [M-406]', async () => {
  const { outcome, sent } = await written({ lookups: 'text' });
  expect(outcome.kind).toBe('delivered');
  expect(sent).toMatchObject({ Country: 'QA', StateOrProvince: 'Doha', LeaseAmountFrequency: 'Monthly' });
});

it('is the local word that stands for the standard one [M-404]', async () => {
  const { outcome, sent, stored } = await written({ lookups: 'local', lookupResource: 'filtered' }, 'rented');
  expect(outcome.kind).toBe('delivered');
  expect(sent).toMatchObject({
    StandardStatus: 'Gone',
    PropertyType: 'RNT',
    LeaseAmountFrequency: 'Each Month',
    LivingAreaUnits: 'sq. mtr.',
    Country: 'QA',
  });
  expect(stored).toMatchObject({ StandardStatus: 'Closed', PropertyType: 'Residential Lease' });
});

it.each([
  { lookups: 'enum' },
  { lookups: 'coded' },
  { lookups: 'legacy', lookupResource: 'whole' },
  { lookups: 'local', lookupResource: 'counted' },
] as const)(
  'leaves out a province that the server does not have, and says the country: %j [M-406]',
  async (options) => {
    const { outcome, sent, stored } = await written(options);
    expect(outcome.kind).toBe('delivered');
    expect(sent).not.toHaveProperty('StateOrProvince');
    expect(sent).toHaveProperty('Country');
    expect(stored).toMatchObject({ Country: 'QA', City: 'Doha' });
  },
);

it('a field that needs no lookup goes as it is', async () => {
  const { sent, stored } = await written({});
  expect(sent).toMatchObject({
    BedroomsTotal: 2,
    BathroomsTotalInteger: 2,
    YearBuilt: 2012,
    UnparsedAddress: 'Tower 3',
  });
  expect(stored).toMatchObject({ YearBuilt: 2012 });
});
