/** Files that show how an import is written: its headings, and two listings as an example. For pages too. */
import { byteOrderMark, csvLine } from '../platform/csv.ts';
import { fieldEntries, type Having, type ListingField } from './fields.ts';

type ImportField = Having<{ csv: object }>;

const heads = fieldEntries.flatMap(([name, { csv }]) => (csv === undefined ? [] : [[name, csv.head] as const]));
const headLine = csvLine(heads.map(([, head]) => head));

/** As people write them; the deal is said by Type. */
const examples: readonly Partial<Record<ImportField, string>>[] = [
  {
    title: 'Fitted office with a sea view',
    titleAr: 'مكتب مجهز بإطلالة بحرية',
    description: 'Open floor with two meeting rooms.',
    descriptionAr: 'طابق مفتوح مع غرفتي اجتماعات.',
    deal: 'Rent',
    status: 'For rent',
    price: '24500',
    address: 'Marina Tower 23, 14th floor',
    city: 'Lusail',
    state: 'Marina District',
    latitude: '25.4052',
    longitude: '51.5276',
    category: 'Commercial',
    subcategory: 'Office space',
    area: '210',
    fitOut: 'Fitted',
    serviceChargeTerms: 'Included',
    parkingBays: '4',
    availableFrom: '2027-02-01',
    features: 'Pantry; Raised floor',
    isActive: 'No',
  },
  {
    title: 'Villa with a garden',
    titleAr: 'فيلا مع حديقة',
    deal: 'Sale',
    status: 'For sale',
    price: '3200000',
    address: 'Street 840',
    city: 'Doha',
    state: 'Al Waab',
    category: 'Residential',
    subcategory: 'Villa standalone',
    bedrooms: '5',
    bathrooms: '6',
    area: '520',
    plotArea: '700',
    furnishing: 'Unfurnished',
    features: 'Garden; Maid’s room',
    isActive: 'No',
  },
];

/** The headings alone: what is below them are listings. */
export const importTemplate = byteOrderMark + headLine;

/** Drafts by their own word, so that nobody publishes them by trying. */
export const importExample =
  byteOrderMark +
  headLine +
  examples.map((row) => csvLine(heads.map(([name]) => (row as Partial<Record<ListingField, string>>)[name]))).join('');
