/** With Idempotency-Key and without. */
import { bearer } from '@manzil/core/crm/http/authorize';
import { createSandboxProvider } from '@manzil/core/crm/sandbox/provider';
import { notGiven } from '@manzil/core/crm/not-offered';
import type { ListingRecord } from '@manzil/core/listings/record';
import { describeProvider } from '@manzil/crm-servers/kit/provider-kit';
import type { ProviderUnderTest } from '@manzil/crm-servers/kit/under-test';
import { startTestSandbox, testKey, type TestSandbox } from './testing/test-sandbox.ts';

interface Variant {
  idempotent: boolean;
  /** false: only a person can tell what became of a lead. */
  canTell: boolean;
}

function underTest(name: string, { idempotent, canTell }: Variant): ProviderUnderTest<TestSandbox> {
  const make = (baseUrl: string, key: string) => {
    const provider = createSandboxProvider({ baseUrl, authorization: bearer(key), idempotent });
    if (canTell) return provider;
    const capabilities = { ...provider.capabilities, lookupByReference: false, listsReferences: false };
    const listReferences = () => Promise.reject(notGiven('references'));
    return { ...provider, capabilities, discover: async () => capabilities, listReferences };
  };
  return {
    name,
    capabilities: {
      idempotentByKey: idempotent,
      lookupByReference: canTell,
      takesLeads: true,
      takesListings: true,
      givesListings: true,
      givesDeletions: true,
      listsReferences: canTell,
      visibilityHorizonMs: 5_000,
    },
    start: () => startTestSandbox({ seed: 7 }),
    provider: (_server, baseUrl) => make(baseUrl, testKey),
    withWrongKey: (_server, baseUrl) => make(baseUrl, 'not-the-key'),
    async leads(server, reference) {
      const { body } = await server.call('GET', `/v1/leads?reference=${reference}`);
      return (body as { leads: { version: number }[] }).leads;
    },
    async listings(server, reference) {
      const { body } = await server.call('GET', `/v1/listings?reference=${reference}`);
      const { listings } = body as { listings: { externalVersion: number | null }[] };
      return listings.map(({ externalVersion }) => ({ version: externalVersion }));
    },
    enterListings(server, records) {
      server.sandbox.fill(records.map(entered));
    },
    removeListing: (server, reference) => void server.sandbox.listings.remove(reference),
    refusal: (words) => ({ status: 422, body: { code: 'unprocessable', message: words } }),
    lostAnswer: ({ path, body }) => {
      const { version = 1 } = JSON.parse(body.toString('utf8') || '{}') as { version?: number };
      return { status: 200, body: { id: 'L-1', reference: path.split('/').at(-1), version, replayed: false } };
    },
  };
}

type Entered = Parameters<TestSandbox['sandbox']['fill']>[0] extends Iterable<infer E> ? E : never;

function entered(record: ListingRecord): Entered {
  const { reference, createdAt, modifiedAt } = record;
  return {
    reference,
    createdAt: createdAt ?? modifiedAt,
    modifiedAt,
    withheld: false,
    fields: {
      title: record.title,
      titleArabic: record.titleAr,
      description: record.description,
      descriptionArabic: record.descriptionAr,
      price: Number(record.price),
      currency: record.currency,
      transaction: record.deal === 'rent' ? 'Rent' : 'Sell',
      status: record.status,
      category: record.category,
      subcategory: record.subcategory,
      bedrooms: record.bedrooms,
      bathrooms: record.bathrooms,
      yearBuilt: record.yearBuilt,
      buildingName: record.buildingName,
      floor: record.floor,
      parkingBays: record.parkingBays,
      availableFrom: record.availableFrom,
      permitNumber: record.permitNumber,
      videoUrl: record.videoUrl,
      tourUrl: record.tourUrl,
      furnishing: record.furnishing,
      serviceCharge: record.serviceCharge === null ? null : Number(record.serviceCharge),
      area: record.area,
      areaUnit: 'sqm',
      address: record.address,
      city: record.city,
      state: record.state,
      zipCode: record.zipCode,
      latitude: Number(record.latitude),
      longitude: Number(record.longitude),
      pictures: [],
      features: record.features,
      agentEmail: record.agentEmail,
    },
  };
}

describeProvider(underTest('sandbox', { idempotent: false, canTell: true }));
describeProvider(underTest('sandbox, by its keys', { idempotent: true, canTell: true }));
describeProvider(underTest('sandbox, without key and lookup', { idempotent: false, canTell: false }));
