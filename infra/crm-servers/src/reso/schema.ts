/** Web API Core 2.3.4, 2.5.1; Data Dictionary 2.0. */
import type { Lookups, ResoServerOptions } from './options.ts';

export type Kind = 'text' | 'number' | 'integer' | 'boolean' | 'timestamp' | 'date' | 'lookup' | 'lookups';

export interface Schema {
  resources: ReadonlyMap<string, { key: string; fields: ReadonlyMap<string, Kind>; navigations: readonly string[] }>;
  lookups: Lookups;
}

export const enumNamespace = 'org.reso.metadata.enums';
const namespace = 'org.reso.metadata';

const propertyFields: Readonly<Record<string, Kind>> = {
  ListingKey: 'text',
  ListingId: 'text',
  StandardStatus: 'lookup',
  PropertyType: 'lookup',
  PropertySubType: 'lookup',
  ListPrice: 'number',
  LeaseAmount: 'number',
  LeaseAmountFrequency: 'lookup',
  LivingArea: 'number',
  LivingAreaUnits: 'lookup',
  LeasableArea: 'number',
  LeasableAreaUnits: 'lookup',
  LotSizeArea: 'number',
  LotSizeUnits: 'lookup',
  BedroomsTotal: 'integer',
  BathroomsTotalInteger: 'integer',
  YearBuilt: 'integer',
  BuildingName: 'text',
  EntryLevel: 'integer',
  ParkingTotal: 'number',
  AvailabilityDate: 'date',
  Furnished: 'lookup',
  UnparsedAddress: 'text',
  City: 'text',
  Country: 'lookup',
  StateOrProvince: 'lookup',
  SubdivisionName: 'text',
  PostalCode: 'text',
  Latitude: 'number',
  Longitude: 'number',
  PublicRemarks: 'text',
  InteriorFeatures: 'lookups',
  ListAgentEmail: 'text',
  InternetEntireListingDisplayYN: 'boolean',
  SourceSystemName: 'text',
  SourceSystemKey: 'text',
  OriginalEntryTimestamp: 'timestamp',
  ModificationTimestamp: 'timestamp',
  PhotosChangeTimestamp: 'timestamp',
};
const mediaFields: Readonly<Record<string, Kind>> = {
  MediaKey: 'text',
  MediaURL: 'text',
  MediaCategory: 'lookup',
  Order: 'integer',
  ResourceName: 'lookup',
  ResourceRecordKey: 'text',
  MediaModificationTimestamp: 'timestamp',
  ModificationTimestamp: 'timestamp',
};
const mediaClocks: Readonly<Record<ResoServerOptions['mediaClock'], readonly string[]>> = {
  media: ['MediaModificationTimestamp'],
  record: ['ModificationTimestamp'],
  both: ['MediaModificationTimestamp', 'ModificationTimestamp'],
  none: [],
};
const eventFields: Readonly<Record<string, Kind>> = {
  EntityEventSequence: 'integer',
  ResourceName: 'text',
  ResourceRecordKey: 'text',
};
const contactFields: Readonly<Record<string, Kind>> = {
  ContactKey: 'text',
  OriginatingSystemContactKey: 'text',
  OriginatingSystemName: 'text',
  SourceSystemContactKey: 'text',
  SourceSystemName: 'text',
  FirstName: 'text',
  LastName: 'text',
  FullName: 'text',
  Email: 'text',
  MobilePhone: 'text',
  ContactType: 'lookups',
  ContactStatus: 'lookup',
  LeadSource: 'text',
  Notes: 'text',
  ModificationTimestamp: 'timestamp',
};

const lookupFields: Readonly<Record<string, Kind>> = {
  LookupKey: 'text',
  LookupName: 'text',
  LookupValue: 'text',
  StandardLookupValue: 'text',
  LegacyODataValue: 'text',
  ModificationTimestamp: 'timestamp',
};

/** `enum` servers spell them without blanks (Core 2.4, SimpleIdentifier). */
export const lookupValues: Readonly<Record<string, readonly string[]>> = {
  StandardStatus: [
    'Active',
    'Active Under Contract',
    'Canceled',
    'Closed',
    'Coming Soon',
    'Delete',
    'Expired',
    'Hold',
    'Incomplete',
    'Pending',
    'Withdrawn',
  ],
  Furnished: ['Furnished', 'Negotiable', 'Partially', 'Unfurnished'],
  PropertyType: [
    'Residential',
    'Residential Lease',
    'Commercial Sale',
    'Commercial Lease',
    'Land',
    'Business Opportunity',
    // not in the Data Dictionary
    'Majlis Hall',
  ],
  PropertySubType: [
    'Apartment',
    'Townhouse',
    'Office',
    'Retail',
    'Warehouse',
    'Unimproved Land',
    'Single Family Residence',
  ],
  LeaseAmountFrequency: ['Monthly', 'Annually', 'Weekly'],
  LivingAreaUnits: ['Square Feet', 'Square Meters'],
  LeasableAreaUnits: ['Square Feet', 'Square Meters'],
  LotSizeUnits: ['Acres', 'Square Feet', 'Square Meters', 'Hectares'],
  InteriorFeatures: [
    'Built In Wardrobes',
    'Central Vacuum',
    'High Ceilings',
    'Elevator',
    'Sauna',
    'Room AC',
    'WaterSense',
  ],
  Country: ['QA', 'AE', 'SA'],
  // no municipality of Qatar
  StateOrProvince: ['AL', 'AK', 'NY'],
  MediaCategory: ['Photo', 'Floor Plan', 'Document'],
  ResourceName: ['Property', 'Member', 'Office', 'Media'],
  ContactType: ['Lead', 'Prospect', 'Client'],
  ContactStatus: ['Active', 'Inactive'],
};

const localWords = new Map([
  ['Active', 'Available Now'],
  ['Active Under Contract', 'Available - Offer Taken'],
  ['Closed', 'Gone'],
  ['Withdrawn', 'Pulled'],
  ['Residential Lease', 'RNT'],
  ['Apartment', 'Condo - Hi Rise'],
  ['Single Family Residence', 'House, Detached'],
  ['Monthly', 'Each Month'],
  ['Annually', 'Per Annum'],
  ['Square Meters', 'sq. mtr.'],
  ['Elevator', 'Lift, Passenger'],
  ['Photo', 'PIC'],
  ['Qatar', 'State of Qatar'],
]);
const localOnly: ReadonlySet<string> = new Set(['Majlis Hall']);
export const hasStandard = (value: string): boolean => !localOnly.has(value);

export const isText = (lookups: Lookups): boolean =>
  lookups === 'text' || lookups === 'local' || lookups === 'capitals';

/** Several fields may share a lookup. An enumeration is named like its type. */
export const lookupNameOf = (field: string, lookups: Lookups): string =>
  isText(lookups) && /^(Living|Leasable)AreaUnits$/.test(field) ? 'AreaUnits' : field;

export function spell(value: string, lookups: Lookups): string {
  if (lookups === 'text') return value;
  if (lookups === 'capitals') return value.toUpperCase();
  if (lookups === 'local') return localWords.get(value) ?? value;
  const name = value.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return lookups === 'enum' ? name : `_${Buffer.from(name).toString('hex')}`;
}

export function schemaOf(options: ResoServerOptions): Schema {
  const keep = options.fields === null ? null : new Set(['ListingKey', 'ModificationTimestamp', ...options.fields]);
  const property = Object.entries(propertyFields).filter(([name]) => keep === null || keep.has(name));
  const resources = new Map<string, { key: string; fields: Map<string, Kind>; navigations: string[] }>();
  const navigations = options.media === 'expand' ? ['Media'] : [];
  resources.set('Property', { key: 'ListingKey', fields: new Map(property), navigations });
  const add = (name: string, key: string, fields: Readonly<Record<string, Kind>>): void =>
    void resources.set(name, { key, fields: new Map(Object.entries(fields)), navigations: [] });
  const clocks = mediaClocks[options.mediaClock];
  const media = Object.entries(mediaFields).filter(([name, kind]) => kind !== 'timestamp' || clocks.includes(name));
  if (options.media !== 'none') add('Media', 'MediaKey', Object.fromEntries(media));
  if (options.entityEvents) add('EntityEvent', 'EntityEventSequence', eventFields);
  if (options.lookupResource !== 'none') add('Lookup', 'LookupKey', lookupFields);
  if (options.contacts) add('Contacts', 'ContactKey', contactFields);
  return { resources, lookups: options.lookups };
}

export function metadataOf(schema: Schema, options: ResoServerOptions): string {
  const types = [...schema.resources].map(([name, { key, fields, navigations }]) => {
    const properties = [...fields].map(
      ([field, kind]) =>
        `<Property Name="${field}" Type="${typeOf(field, kind, schema.lookups)}">${explanation(field, kind, options)}</Property>`,
    );
    const links = navigations.map(
      (one) => `<NavigationProperty Name="${one}" Type="Collection(${namespace}.${one})"/>`,
    );
    return `<EntityType Name="${name}"><Key><PropertyRef Name="${key}"/></Key>${properties.join('')}${links.join('')}</EntityType>`;
  });
  const enums = Object.entries(lookupValues).map(([name, values]) => {
    const members = values.map((value, n) =>
      schema.lookups === 'coded'
        ? `<Member Name="${spell(value, 'coded')}" Value="${String(2 ** n)}"><Annotation Term="RESO.OData.Metadata.StandardName" String="${value}"/></Member>`
        : `<Member Name="${spell(value, schema.lookups)}"/>`,
    );
    return `<EnumType Name="${name}"${schema.lookups === 'coded' ? ' IsFlags="true"' : ''}>${members.join('')}</EnumType>`;
  });
  const sets = [...schema.resources.keys()].map((name) => {
    const allowed = name === 'Property' ? options.writes : name === 'Contacts';
    return `<EntitySet Name="${name}" EntityType="${namespace}.${name}">${capabilities(allowed)}</EntitySet>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>
<Schema Namespace="${namespace}" xmlns="http://docs.oasis-open.org/odata/ns/edm">${types.join('\n')}
<EntityContainer Name="Container">${sets.join('\n')}</EntityContainer></Schema>
${isText(schema.lookups) ? '' : `<Schema Namespace="${enumNamespace}" xmlns="http://docs.oasis-open.org/odata/ns/edm">${enums.join('\n')}</Schema>`}
</edmx:DataServices></edmx:Edmx>`;
}

/** Data Dictionary 2.0, 2.2, "Required Annotation". */
function explanation(field: string, kind: Kind, { lookups, lookupResource }: ResoServerOptions): string {
  const needed = lookupResource !== 'none' && isText(lookups) && (kind === 'lookup' || kind === 'lookups');
  return needed ? `<Annotation Term="RESO.OData.Metadata.LookupName" String="${lookupNameOf(field, lookups)}"/>` : '';
}

/** Org.OData.Capabilities.V1: said either way. */
function capabilities(allowed: boolean): string {
  const say = (term: string, property: string): string =>
    `<Annotation Term="Org.OData.Capabilities.V1.${term}"><Record><PropertyValue Property="${property}" Bool="${String(allowed)}"/></Record></Annotation>`;
  return `${say('InsertRestrictions', 'Insertable')}${say('UpdateRestrictions', 'Updatable')}${say('DeleteRestrictions', 'Deletable')}`;
}

const edm: Readonly<Record<Kind, string>> = {
  text: 'Edm.String',
  number: 'Edm.Decimal',
  integer: 'Edm.Int64',
  boolean: 'Edm.Boolean',
  timestamp: 'Edm.DateTimeOffset',
  date: 'Edm.Date',
  lookup: 'Edm.String',
  lookups: 'Collection(Edm.String)',
};

function typeOf(field: string, kind: Kind, lookups: Lookups): string {
  if (!isText(lookups) && kind === 'lookup') return `${enumNamespace}.${field}`;
  if (lookups === 'coded' && kind === 'lookups') return `${enumNamespace}.${field}`;
  if ((lookups === 'enum' || lookups === 'legacy') && kind === 'lookups')
    return `Collection(${enumNamespace}.${field})`;
  return edm[kind];
}
