import type { CrmCapabilities, CrmProvider } from '@manzil/core/crm/crm';
import type { ListingRecord } from '@manzil/core/listings/record';
import type { ProviderEnv } from '@manzil/core/crm/provider-env';
import { createResoProvider } from '@manzil/core/crm/reso/provider';
import { describeProvider } from '../kit/provider-kit.ts';
import type { ProviderUnderTest } from '../kit/under-test.ts';
import type { ResoServerOptions } from './options.ts';
import { startResoServer, type ResoServer } from './server.ts';

const key = 'reso-token';

/** A renewed token mends a 401. */
function provider(baseUrl: string, token: string): CrmProvider {
  const env: ProviderEnv = {
    CRM_PROVIDER: 'reso',
    CRM_BASE_URL: `${baseUrl}/reso/odata`,
    HUBSPOT_OBJECT: 'deals',
    SANDBOX_IDEMPOTENT: false,
    DELIVERY_REQUEST_TIMEOUT_MS: 15_000,
    credentials: async () => ({ apiKey: token, clientId: null, clientSecret: null }),
  };
  return createResoProvider(env);
}

function underTest(
  name: string,
  options: Partial<ResoServerOptions>,
  capabilities: Partial<CrmCapabilities>,
): ProviderUnderTest<ResoServer> {
  return {
    name,
    capabilities: {
      idempotentByKey: false,
      lookupByReference: false,
      takesLeads: false,
      takesListings: false,
      givesListings: true,
      givesDeletions: false,
      listsReferences: false,
      visibilityHorizonMs: 30_000,
      ...capabilities,
    },
    // of the whole host: links lead through it
    start: async () => {
      const server = await startResoServer(options);
      return { ...server, url: new URL(server.url).origin };
    },
    provider: (_server, baseUrl) => provider(baseUrl, key),
    withWrongKey: (_server, baseUrl) => provider(baseUrl, 'not-the-key'),
    leads: ({ store }, reference) =>
      [...store.contacts.values()]
        .filter(({ values }) => values['OriginatingSystemContactKey'] === reference)
        .map(({ values }) => ({ version: versionIn(values['SourceSystemContactKey']) })),
    listings: ({ store }, reference) =>
      [...store.properties.values()]
        .filter(({ values }) => values['ListingId'] === reference || values['ListingKey'] === reference)
        .map(({ values }) => ({ version: versionIn(values['SourceSystemKey']) })),
    enterListings: ({ store }, records) => {
      for (const record of records) store.put(entered(record));
    },
    removeListing: ({ store }, reference) => store.remove(reference),
    refusal: (words) => ({
      status: 400,
      body: { error: { code: '20100', message: words, details: [{ code: '1', target: 'Email', message: words }] } },
    }),
    lostAnswer: () => ({ status: 201, body: { ContactKey: 'lost', ListingKey: 'lost' } }),
    decisive: [1],
    refusing: [1],
  };
}

const versionIn = (value: unknown): number | null => {
  const version = typeof value === 'string' ? /\.v(\d+)$/.exec(value)?.[1] : undefined;
  return version === undefined ? null : Number(version);
};

function entered(record: ListingRecord): Parameters<ResoServer['store']['put']>[0] {
  const lease = record.deal === 'rent';
  return {
    ListingKey: record.reference,
    ListingId: `id-${record.reference}`,
    StandardStatus: 'Active',
    PropertyType: lease ? 'Commercial Lease' : 'Commercial Sale',
    PropertySubType: 'Office',
    ListPrice: Number(record.price),
    LeasableArea: record.area,
    LeasableAreaUnits: 'Square Meters',
    BathroomsTotalInteger: record.bathrooms,
    YearBuilt: record.yearBuilt,
    BuildingName: record.buildingName,
    EntryLevel: record.floor,
    ParkingTotal: record.parkingBays,
    AvailabilityDate: record.availableFrom,
    Furnished: record.furnishing === null ? null : 'Furnished',
    BedroomsTotal: record.bedrooms,
    UnparsedAddress: record.address,
    City: record.city,
  };
}

describeProvider(underTest('reso with Entity Events, read only', {}, { givesDeletions: true }));
describeProvider(
  underTest(
    'reso with Contacts and Add/Edit, without events',
    {
      contacts: true,
      writes: true,
      etags: true,
      answers: 'representation',
      entityEvents: false,
      lookups: 'enum',
      media: 'resource',
      nextLink: 'relative',
      nulls: 'omitted',
      extraFields: true,
      timestamps: 'micros',
    },
    { takesLeads: true, takesListings: true, lookupByReference: true },
  ),
);
describeProvider(
  underTest(
    'reso with codes that only its Lookup resource explains, and numbers as texts',
    {
      contacts: true,
      writes: true,
      answers: 'representation',
      entityEvents: false,
      lookups: 'legacy',
      lookupResource: 'counted',
      numbers: 'text',
      timestamps: 'offset',
    },
    { takesLeads: true, takesListings: true, lookupByReference: true },
  ),
);
