/** Our records in the words of the Data Dictionary, for servers that take them. Only fields that the server has are sent. */
import type { LeadRecord } from '../../leads/lead.ts';
import type { ListingRecord } from '../../listings/record.ts';
import { listingFields, ourSystem } from './fields.ts';
import { currencyFields, riyals } from './price.ts';
import { lookupKey, propertyTypes, statusWritten } from './lookup-values.ts';
import type { ResoResource } from './odata/metadata.ts';

/**
 * The lookup value as this server spells it: the member of its enumeration, the local value that its Lookup resource has for it,
 * or the text. Undefined where it lacks the value.
 */
export function spelled(resource: ResoResource, field: string, value: string): string | string[] | undefined {
  const type = resource.fields.get(field);
  if (type === undefined) return undefined;
  const own = type.members ?? type.listed ?? null;
  const meant = own?.filter((one) => lookupKey(type.names?.get(one) ?? one) === lookupKey(value)) ?? [value];
  // several local values may mean the same
  const best = meant.find((one) => lookupKey(one) === lookupKey(value)) ?? meant[0];
  return best !== undefined && type.collection ? [best] : best;
}

/**
 * A listing for Property. What it does not say is sent as null, so that a change that empties a field arrives.
 * @param currency that the server takes amounts for where nothing says it, by ISO 4217
 */
export function toProperty(
  record: ListingRecord,
  property: ResoResource,
  currency: string = riyals,
): Record<string, unknown> {
  const lease = record.type === 'Rent';
  const price = Number(record.price) === 0 ? null : Number(record.price);
  const currencies = currencyFields
    .map((field) => [field, spelled(property, field, record.currency)] as const)
    .filter(([, said]) => said !== undefined);
  // an amount that would be taken for another currency is none
  const amount = currency === record.currency || currencies.length > 0 ? price : undefined;
  const commercial = record.category !== null && record.category !== 'residential';
  const type = commercial ? (lease ? 'commerciallease' : 'commercialsale') : lease ? 'residentiallease' : 'residential';
  const area = commercial && property.fields.has('LeasableArea') ? 'LeasableArea' : 'LivingArea';
  const said: Record<string, unknown> = {
    ...written(record),
    ListingId: record.reference,
    SourceSystemName: ourSystem,
    [listingVersion]: versionOf(record),
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
    // the standard's names of countries are those of ISO 3166; a municipality has the name of its city
    Country: spelled(property, 'Country', 'QA') ?? spelled(property, 'Country', 'Qatar'),
    StateOrProvince: spelled(property, 'StateOrProvince', record.city),
    Latitude: record.latitude === null ? null : Number(record.latitude),
    Longitude: record.longitude === null ? null : Number(record.longitude),
  };
  return having(said, property);
}

/** The fields that go as they are, by the mapping. */
function written(record: ListingRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(listingFields).flatMap(([name, { to }]) =>
      to === undefined ? [] : [[to, record[name as keyof ListingRecord]]],
    ),
  );
}

/** Where our reference stands in a contact: the site is the system that the contact comes from. */
export const contactReference = 'OriginatingSystemContactKey';
/** Where our version stands: the key of the source system is our reference with it. */
export const contactVersion = 'SourceSystemContactKey';
export const listingVersion = 'SourceSystemKey';

const versionOf = ({ reference, version }: { reference: string; version: number }): string =>
  `${reference}.v${String(version)}`;

/** The version of ours that a record carries; 0 where it does not say, which is older than any. */
export function readVersion(sourceKey: string | null): number {
  return Number(/\.v(\d{1,9})$/.exec(sourceKey ?? '')?.[1] ?? 0);
}

/** A lead for Contacts: one contact for each enquiry, so that a second one of the same person overwrites nothing. */
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
    Email: lead.email,
    MobilePhone: lead.phone,
    ContactType: spelled(contacts, 'ContactType', 'Lead'),
    ContactStatus: spelled(contacts, 'ContactStatus', 'Active'),
    LeadSource: lead.source,
    Language: spelled(contacts, 'Language', lead.language === 'ar' ? 'Arabic' : 'English'),
    Notes: cut(notes.filter((note) => note !== null).join('\n'), 1_024),
  };
  return having(said, contacts);
}

/** What a lead's request says about a person, so that no answer that echoes it is kept. */
export function personalOf({ firstName, lastName, email, phone, message }: LeadRecord): string[] {
  return [firstName, lastName, email, phone, message].filter((value) => value !== null);
}

/** A lookup that the server lacks is left out; other emptiness is said. */
function having(said: Record<string, unknown>, { fields }: ResoResource): Record<string, unknown> {
  const entries = Object.entries(said).filter(([field, value]) => {
    const type = fields.get(field);
    if (type === undefined || value === undefined) return false;
    return value !== null || type.type.startsWith('Edm.');
  });
  return Object.fromEntries(entries);
}

/** At most `max` UTF-16 units, not ending in half a sign. */
function cut(value: string, max: number): string {
  return value.length <= max ? value : `${value.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
