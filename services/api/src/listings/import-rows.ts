/** What a file of listings says: its columns, and the value of each cell. No IO. */
import { ownValue } from '@manzil/core/platform/own-value';
import type { PropertyChange } from '@manzil/core/listings/property-change';
import { parseCsv } from '../csv/parse-csv.ts';

export type ImportField = Exclude<
  keyof PropertyChange,
  'images' | 'imageTexts' | 'agentId' | 'isFeatured' | 'currency' | 'areaUnit'
>;

/** Names of columns as our own file has them, and as people write them; compared without capitals and marks. */
const columns: Readonly<Record<string, ImportField>> = {
  referenceid: 'referenceId',
  reference: 'referenceId',
  title: 'title',
  titleenglish: 'title',
  titlear: 'titleAr',
  titlearabic: 'titleAr',
  description: 'description',
  descriptionenglish: 'description',
  descriptionar: 'descriptionAr',
  descriptionarabic: 'descriptionAr',
  type: 'type',
  status: 'status',
  price: 'price',
  priceqar: 'price',
  city: 'city',
  state: 'state',
  district: 'state',
  zipcode: 'zipCode',
  address: 'address',
  category: 'category',
  subcategory: 'subcategory',
  buildingtype: 'subcategory',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  area: 'area',
  areasqm: 'area',
  latitude: 'latitude',
  longitude: 'longitude',
  features: 'features',
  active: 'isActive',
  isactive: 'isActive',
};

const numbers: ReadonlySet<ImportField> = new Set(['bedrooms', 'bathrooms', 'area', 'latitude', 'longitude']);
export const mostRows = 2_000;

export interface FileRow {
  line: number;
  /** Cells of known columns; a value that does not fit is passed on for the contract's rules to refuse. */
  change: Record<string, unknown>;
}

export interface ImportFile {
  rows: FileRow[];
  ignoredColumns: string[];
}

/** The file's rows; null when it is no table of listings. */
export function readImportFile(csv: string): ImportFile | null {
  const [head, ...body] = parseCsv(csv) ?? [];
  if (head === undefined || body.length === 0 || body.length > mostRows) return null;
  const fields = head.cells.map((name) => ownValue(columns, name.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? null);
  const known = fields.filter((field) => field !== null);
  if (!(known.includes('title') || known.includes('referenceId')) || new Set(known).size < known.length) return null;
  return {
    ignoredColumns: head.cells.filter((name, n) => fields[n] === null && name.trim() !== '').slice(0, 100),
    rows: body.map(({ line, cells }) => ({
      line,
      change: Object.fromEntries(
        fields.flatMap((field, n) => (field === null ? [] : [[field, valueOf(field, cells[n] ?? '')]])),
      ),
    })),
  };
}

function valueOf(field: ImportField, cell: string): unknown {
  // the apostrophe that our own file puts before what a spreadsheet would run
  const text = cell.trim().replace(/^'(?=[=+\-@])/, '');
  if (field === 'features')
    return text
      .split(/[;|؛]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  if (field === 'isActive') return text === '' ? undefined : booleanOf(text);
  if (field === 'status') return text === '' ? undefined : text.toLowerCase().replaceAll(/[\s-]+/g, '_');
  if (field === 'price') return text === '' ? undefined : plain(text);
  if (numbers.has(field)) return text === '' ? null : numberOf(text);
  return text === '' ? null : text;
}

const plain = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll(/[,٬\s]/g, '');

/** The text itself where it is no number, so that the rules refuse it. */
function numberOf(text: string): number | string {
  const value = Number(plain(text));
  return Number.isFinite(value) ? value : text;
}

function booleanOf(text: string): boolean | string {
  if (/^(yes|true|1|نعم)$/i.test(text)) return true;
  return /^(no|false|0|لا)$/i.test(text) ? false : text;
}
