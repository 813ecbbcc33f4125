import type { LeadRecord } from '../../leads/lead.ts';
import type { ListingRecord } from '../../listings/record.ts';
import type { Field } from '../../listings/field.ts';
import { listingFields } from '../../listings/fields.ts';
import type { components } from '@manzil/contract/sandbox';
import { typeOf } from '../../listings/deal.ts';
import { cut } from '../sent-text.ts';
import { sameFields, type SameField } from './listing-schema.ts';

type LeadWrite = components['schemas']['LeadWrite'];
type ListingWrite = components['schemas']['ListingWrite'];

export function toLeadWrite(record: LeadRecord): LeadWrite {
  return {
    version: record.version,
    firstName: cut(record.firstName, 100),
    lastName: cut(record.lastName, 100),
    ...(record.email !== '' && { email: record.email }),
    phone: record.phone === null ? null : cut(record.phone, 40),
    message: record.message === null ? null : cut(record.message, 5_000),
    source: record.source,
    status: record.status,
    language: record.language,
    page: record.page === null ? null : cut(record.page, 500),
    listingReference: record.listingReference,
    marketingConsent: record.consent?.marketing ?? null,
    ...(record.personReference !== null && { personReference: record.personReference }),
    createdAt: record.createdAt,
  };
}

/** Pictures only when all are the CRM's own: else it keeps its own. @param baseUrl without a trailing slash */
export function toListingWrite(record: ListingRecord, baseUrl: string): ListingWrite {
  const pictures = record.pictures.map((url) => (url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : null));
  const own = pictures.filter((path) => path !== null);
  const same = Object.fromEntries(sameFields.map((name) => [name, sent(listingFields[name], record[name])]));
  return {
    ...(same as Pick<ListingWrite, SameField>),
    externalVersion: record.version,
    title: cut(record.title, 300),
    titleArabic: record.titleAr,
    descriptionArabic: record.descriptionAr,
    // 0 is how "price on request" is kept here
    price: Number(record.price) === 0 ? null : Number(record.price),
    currency: record.currency,
    transaction: typeOf(record.deal),
    area: record.area,
    areaUnit: 'sqm',
    ...(own.length === pictures.length && own.length > 0 ? { pictures: own } : {}),
    agentEmail: record.agentEmail,
  };
}

/** Decimals are numbers there. */
function sent({ kind }: Field, value: unknown): unknown {
  return value !== null && (kind === 'decimal' || kind === 'degrees') ? Number(value) : value;
}
