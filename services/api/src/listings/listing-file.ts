import { completenessOf } from '@manzil/core/listings/completeness';
import { facts } from '@manzil/core/listings/facts';
import { fieldEntries } from '@manzil/core/listings/fields';
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import type { CsvValue } from '@manzil/core/platform/csv';
import { column, type FileColumns, fileTime } from '../csv/file-columns.ts';
import { presentProperty } from './presenter.ts';

type Listing = ReturnType<typeof presentProperty> & { score: number };

export const listingLine = (row: PropertyRow): Listing => ({
  ...presentProperty(row),
  score: completenessOf(row).score,
});

const heads = new Map<string, string>(fieldEntries.map(([name, { csv }]) => [name, csv?.head ?? name]));
const written = (value: unknown): CsvValue =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value as CsvValue);

/** Facts are named as a file for the import names them. */
export const listingColumns: FileColumns<Listing> = {
  property: [
    column('Reference ID', 'الرقم المرجعي', ({ referenceId }) => referenceId),
    column('Title', 'العنوان', ({ title }) => title),
    column('Title (Arabic)', 'العنوان بالعربية', ({ titleAr }) => titleAr),
    column('Published', 'منشور', ({ isActive }) => written(isActive)),
    column('Featured', 'مميز', ({ isFeatured }) => written(isFeatured)),
  ],
  type: [column('Type', 'العرض', ({ type }) => type), column('Kind of listing', 'نوع العقار', ({ kind }) => kind)],
  status: [column('Status', 'الحالة', ({ status }) => status)],
  price: [column('Price', 'السعر', ({ price }) => price)],
  location: [column('City', 'المدينة', ({ city }) => city), column('State', 'المنطقة', ({ state }) => state)],
  details: [
    column('Bedrooms', 'غرف النوم', ({ bedrooms }) => bedrooms),
    column('Bathrooms', 'الحمامات', ({ bathrooms }) => bathrooms),
    column('Area (sqm)', 'المساحة (م²)', ({ area }) => area),
  ],
  completeness: [column('Complete (%)', 'الاكتمال (٪)', ({ score }) => score)],
  facts: facts.map(({ field }) =>
    column(heads.get(field) ?? field, heads.get(field) ?? field, (row) => written(row[field])),
  ),
  created: [column('Created', 'تاريخ الإضافة', ({ createdAt }) => fileTime(createdAt))],
};

const englishHeads = new Map(
  Object.values(listingColumns).flatMap((columns) => columns.map(({ head }) => [head.ar, head.en] as const)),
);

/** For the import: a file that was taken out in Arabic is read as the same in English. */
export const englishHead = (head: string): string => englishHeads.get(head.trim()) ?? head;
