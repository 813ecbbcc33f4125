/**
 * THE table of what a listing says. To add a field: docs/how-to/add-a-listing-field.md. For pages too: nothing of a
 * server.
 */
import {
  choice,
  degrees,
  flag,
  floorPlans,
  list,
  money,
  pictureTexts,
  text,
  whole,
  type Field,
  type FormSection,
  type ValueOf,
} from './field.ts';
import { deals } from './deal.ts';
import { factFields } from './fact-fields.ts';
import { propertyStatuses } from './property.ts';

/** In the order of a file's columns. */
export const listingFields = {
  referenceId: text({
    owner: 'staff',
    max: 64,
    form: 'manage',
    searched: true,
    notCopied: true,
    csv: { head: 'Reference ID', exported: true, also: ['reference'] },
  }),
  title: text({
    owner: 'crm',
    max: 300,
    required: true,
    form: 'texts',
    searched: true,
    csv: { head: 'Title', exported: true, also: ['titleenglish'] },
  }),
  titleAr: text({
    owner: 'once',
    max: 300,
    form: 'texts',
    searched: true,
    csv: { head: 'Title (Arabic)' },
  }),
  description: text({
    owner: 'crm',
    max: 20_000,
    form: 'texts',
    csv: { head: 'Description', also: ['descriptionenglish'] },
  }),
  descriptionAr: text({
    owner: 'once',
    max: 20_000,
    form: 'texts',
    csv: { head: 'Description (Arabic)' },
  }),
  // files call it Type, as their columns were when it was one with the kind
  deal: choice({
    owner: 'crm',
    choices: deals,
    form: 'facts',
    csv: { head: 'Type', exported: true, also: ['deal'] },
  }),
  status: choice({
    owner: 'crm',
    choices: propertyStatuses,
    filter: { kind: 'exact', param: 'status' },
    form: 'facts',
    csv: { head: 'Status', exported: true },
  }),
  // per month for a rent; 0.00 is a price on request
  price: money({
    owner: 'crm',
    unit: 'QAR',
    required: true,
    filter: { kind: 'range' },
    form: 'facts',
    csv: { head: 'Price', exported: true, also: ['priceqar'] },
  }),
  currency: text({ owner: 'crm', max: 3, required: true, default: 'QAR' }),
  address: text({
    owner: 'crm',
    max: 300,
    required: true,
    form: 'place',
    searched: true,
    csv: { head: 'Address' },
  }),
  city: text({
    owner: 'crm',
    max: 100,
    required: true,
    form: 'place',
    searched: true,
    csv: { head: 'City', exported: true },
  }),
  // the district
  state: text({
    owner: 'crm',
    max: 100,
    form: 'place',
    searched: true,
    csv: { head: 'State', exported: true, also: ['district'] },
  }),
  zipCode: text({ owner: 'crm', max: 20, form: 'place', csv: { head: 'Zip code' } }),
  latitude: degrees({ owner: 'crm', max: 90, form: 'place', csv: { head: 'Latitude' } }),
  longitude: degrees({ owner: 'crm', max: 180, form: 'place', csv: { head: 'Longitude' } }),
  category: text({
    owner: 'crm',
    max: 50,
    filter: { kind: 'exact', param: 'category' },
    form: 'facts',
    searched: true,
    csv: { head: 'Category' },
  }),
  // what CRMs and files call the kind: `kinds.ts` reads it
  subcategory: text({
    owner: 'crm',
    max: 80,
    filter: { kind: 'exact', param: 'subType' },
    form: 'facts',
    searched: true,
    csv: { head: 'Subcategory', also: ['buildingtype', 'kind'] },
  }),
  bedrooms: whole({
    owner: 'crm',
    min: 0,
    max: 1_000,
    filter: { kind: 'rooms' },
    form: 'facts',
    csv: { head: 'Bedrooms', exported: true },
  }),
  bathrooms: whole({
    owner: 'crm',
    min: 0,
    max: 1_000,
    filter: { kind: 'rooms' },
    form: 'facts',
    csv: { head: 'Bathrooms', exported: true },
  }),
  area: whole({
    owner: 'crm',
    min: 0,
    max: 100_000_000,
    unit: 'm²',
    filter: { kind: 'range' },
    form: 'facts',
    csv: { head: 'Area (sqm)', exported: true },
  }),
  ...factFields,
  areaUnit: text({ owner: 'crm', max: 4, required: true, default: 'sqm' }),
  features: list({ owner: 'crm', most: 60, max: 100, csv: { head: 'Features' } }),
  images: list({ owner: 'crm', most: 60, max: 1_000 }),
  // pictures of their own kind, in no list of photographs; a CRM that takes listings takes none
  plans: floorPlans({ owner: 'crm', told: false }),
  // of the hosts in `platform/media-hosts.ts`
  videoUrl: text({ owner: 'crm', max: 300, form: 'media' }),
  tourUrl: text({ owner: 'crm', max: 300, form: 'media' }),
  imageTexts: pictureTexts({ owner: 'staff' }),
  agentId: whole({ owner: 'once', told: true, min: 1, max: 2_147_483_647, form: 'manage' }),
  isFeatured: flag({ owner: 'staff', default: false, notCopied: true }),
  isActive: flag({
    owner: 'staff',
    default: true,
    form: 'manage',
    notCopied: true,
    csv: { head: 'Active' },
  }),
} as const satisfies Record<string, Field>;

export type ListingFields = typeof listingFields;
export type ListingField = keyof ListingFields;
export type ListingValues = { [K in ListingField]: ValueOf<ListingFields[K]> };

export type Having<Condition> = {
  [K in ListingField]: ListingFields[K] extends Condition ? K : never;
}[ListingField];

export const fieldEntries = Object.entries(listingFields) as [ListingField, Field][];
export const fieldNames = fieldEntries.map(([name]) => name);

/** Only where a listing stands alone: lists do without. */
export const detailFields = ['plans', 'imageTexts'] as const satisfies ListingField[];
export type DetailField = (typeof detailFields)[number];
const isDetail = (name: string): boolean => (detailFields as readonly string[]).includes(name);

const named = <K extends ListingField>(test: (field: Field, name: ListingField) => boolean): K[] =>
  fieldEntries.filter(([name, field]) => test(field, name)).map(([name]) => name as K);

export const listedFields = named<Exclude<ListingField, DetailField>>((_, name) => !isDetail(name));

/** Unless staff overrode them here. */
export type CrmOwnedField = Having<{ owner: 'crm' }>;
export const crmOwnedFields = named<CrmOwnedField>(({ owner }) => owner === 'crm');

export const toldFields: ReadonlySet<string> = new Set(named(({ owner, told }) => told ?? owner !== 'staff'));

export type FieldOfSection<S extends FormSection> = Having<{ form: S }>;
export const fieldsOfSection = <S extends FormSection>(section: S): FieldOfSection<S>[] =>
  named<FieldOfSection<S>>(({ form }) => form === section);

export const copiedFields = named(({ notCopied }) => notCopied !== true);
