/** Only fields that the server has are sent. */
import type { LeadRecord } from '../../leads/lead.ts';
import type { ListingRecord } from '../../listings/record.ts';
import { cut } from '../sent-text.ts';
import { furnishedWritten } from './fact-rows.ts';
import { listingFields, ourSystem } from './fields.ts';
import { currencyFields, riyals } from './price.ts';
import { lookupKey, propertyTypes, statusWritten } from './lookup-values.ts';
import type { ResoResource } from './odata/metadata.ts';

/** Member, local value or text; undefined: the server lacks it. */
export function spelled(resource: ResoResource, field: string, value: string): string | string[] | undefined {
  const type = resource.fields.get(field);
  if (type === undefined) return undefined;
  const own = type.members ?? type.listed ?? null;
  const meant = own?.filter((one) => lookupKey(type.names?.get(one) ?? one) === lookupKey(value)) ?? [value];
  const best = meant.find((one) => lookupKey(one) === lookupKey(value)) ?? meant[0];
  return best !== undefined && type.collection ? [best] : best;
}

/** Null where empty: emptying arrives. @param currency ISO 4217, the server's */
export function toProperty(
  record: ListingRecord,
  property: ResoResource,
  currency: string = riyals,
): Record<string, unknown> {
  const lease = record.deal === 'rent';
  const price = Number(record.price) === 0 ? null : Number(record.price);
  const currencies = currencyFields
    .map((field) => [field, spelled(property, field, record.currency)] as const)
    .filter(([, said]) => said !== undefined);
  // never send an amount that would pass for another currency
  const amount = currency === record.currency || currencies.length > 0 ? price : undefined;
  const commercial = record.category !== null && record.category !== 'residential';
  const type = commercial ? (lease ? 'commerciallease' : 'commercialsale') : lease ? 'residentiallease' : 'residential';
  const area = commercial && property.fields.has('LeasableArea') ? 'LeasableArea' : 'LivingArea';
  const said: Record<string, unknown> = {
    ...written(record),
    ListingId: record.reference,
    SourceSystemName: ourSystem,
    [listingVersion]: versionOf(record),
    Furnished: record.furnishing === null ? null : spelled(property, 'Furnished', furnishedWritten[record.furnishing]),
    StandardStatus: spelled(property, 'StandardStatus', statusWritten[record.status]),
    PropertyType: spelled(property, 'PropertyType', propertyTypes[type]!.value),
    ListPrice: amount,
    ...Object.fromEntries(currencies),
    ...(lease
      ? { LeaseAmount: amount, LeaseAmountFrequency: spelled(property, 'LeaseAmountFrequency', 'Monthly') }
      : {}),
    ...(property.fields.has(`${area}Units`)
      ? { [area]: record.area, [`${area}Units`]: spelled(property, `${area}Units`, 'Square Meters') }
      : {}),
    City: spelled(property, 'City', record.city),
    SubdivisionName: record.state === null ? null : spelled(property, 'SubdivisionName', record.state),
    // countries are ISO 3166's; a municipality has its city's name
    Country: spelled(property, 'Country', 'QA') ?? spelled(property, 'Country', 'Qatar'),
    StateOrProvince: spelled(property, 'StateOrProvince', record.city),
    Latitude: record.latitude === null ? null : Number(record.latitude),
    Longitude: record.longitude === null ? null : Number(record.longitude),
  };
  return having(said, property);
}

function written(record: ListingRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(listingFields).flatMap(([name, { to }]) =>
      to === undefined ? [] : [[to, record[name as keyof ListingRecord]]],
    ),
  );
}

/** Our reference: the site is where it originates. */
export const contactReference = 'OriginatingSystemContactKey';
/** Our version: our reference with it. */
export const contactVersion = 'SourceSystemContactKey';
export const listingVersion = 'SourceSystemKey';

const versionOf = ({ reference, version }: { reference: string; version: number }): string =>
  `${reference}.v${String(version)}`;

/** 0 where it does not say: older than any. */
export function readVersion(sourceKey: string | null): number {
  return Number(/\.v(\d{1,9})$/.exec(sourceKey ?? '')?.[1] ?? 0);
}

/** One an enquiry: a second overwrites nothing. */
export function toContact(lead: LeadRecord, contacts: ResoResource): Record<string, unknown> {
  const notes = [
    lead.message,
    lead.listingReference === null ? null : `Listing: ${lead.listingReference}`,
    lead.page === null ? null : `Page: ${lead.page}`,
    `Status: ${lead.status}`,
  ];
  const said: Record<string, unknown> = {
    [contactReference]: lead.reference,
    [contactVersion]: versionOf(lead),
    OriginatingSystemName: ourSystem,
    SourceSystemName: ourSystem,
    FirstName: cut(lead.firstName, 50),
    LastName: cut(lead.lastName, 50),
    FullName: cut(`${lead.firstName} ${lead.lastName}`.trim(), 150),
    Email: lead.email === '' ? null : lead.email,
    MobilePhone: lead.phone,
    ContactType: spelled(contacts, 'ContactType', 'Lead'),
    ContactStatus: spelled(contacts, 'ContactStatus', 'Active'),
    LeadSource: lead.source,
    Language: spelled(contacts, 'Language', lead.language === 'ar' ? 'Arabic' : 'English'),
    Notes: cut(notes.filter((note) => note !== null).join('\n'), 1_024),
  };
  return having(said, contacts);
}

/** A missing lookup is left out; other nulls are sent. */
function having(said: Record<string, unknown>, { fields }: ResoResource): Record<string, unknown> {
  const entries = Object.entries(said).filter(([field, value]) => {
    const type = fields.get(field);
    if (type === undefined || value === undefined) return false;
    return value !== null || type.type.startsWith('Edm.');
  });
  return Object.fromEntries(entries);
}
