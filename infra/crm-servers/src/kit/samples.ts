/** Nothing else holds these values. */
import { blankRecord } from '@manzil/core/listings/testing/blank';
import type { LeadRecord } from '@manzil/core/leads/lead';
import type { ListingRecord } from '@manzil/core/listings/record';

export const person = {
  firstName: 'Noorkit',
  lastName: 'Alkuwarikit',
  email: 'noorkit.alkuwari@example.com',
  phone: '+974 5555 0142',
  message: 'Kitmessage: I would like to see the office',
} as const;

export const personal: readonly string[] = [...Object.values(person), person.phone.replaceAll(' ', '')];

export function sampleLead(reference: string, changes: Partial<LeadRecord> = {}): LeadRecord {
  return {
    reference,
    personReference: 'P-17',
    version: 1,
    ...person,
    source: 'property_inquiry',
    status: 'new',
    language: 'en',
    page: '/properties',
    listingReference: null,
    consent: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    moved: null,
    ...changes,
  };
}

export function sampleListing(reference: string, changes: Partial<ListingRecord> = {}): ListingRecord {
  return {
    ...blankRecord,
    reference,
    modifiedAt: '2026-11-20T08:00:00.000Z',
    title: `Office ${reference} in West Bay`,
    description: 'Fitted office with a view of the bay',
    price: '12000.00',
    currency: 'QAR',
    deal: 'rent',
    status: 'for_rent',
    category: 'commercial',
    subcategory: 'office',
    bathrooms: 2,
    yearBuilt: 2012,
    buildingName: 'Tower 12',
    floor: 14,
    parkingBays: 3,
    availableFrom: '2027-01-15',
    furnishing: 'furnished',
    area: 180,
    areaUnit: 'sqm',
    address: 'Majlis Al Taawon Street 12',
    city: 'Doha',
    latitude: '25.32000000',
    longitude: '51.53000000',
    createdAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}
