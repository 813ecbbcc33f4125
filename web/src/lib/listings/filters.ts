import { latinDigits } from '@manzil/core/platform/numerals';
import { squareMetresPerSquareFoot } from '@manzil/core/platform/units';
import {
  bounds,
  choiceFilters,
  numberParams,
  roomsParams,
  type BoundParam,
  type ChoiceValues,
  type ExactParam,
  type RoomsParam,
} from '@manzil/core/listings/filter-params';

export const sorts = ['newest', 'price-low', 'price-high'] as const;
type ListingSort = (typeof sorts)[number];

const statuses = [
  'for_sale',
  'for_rent',
  'sold',
  'rented',
  'available',
  'for-sale',
  'for-rent',
  'rent',
  'sale',
] as const;
type ListingStatus = (typeof statuses)[number];

/** `type`: rent or sale, or a kind of building. */
type WordParam = 'city' | 'type' | Exclude<ExactParam, 'status'>;

/** Only what filters something: text as written, numbers as digits. */
export interface ListingFilters
  extends Partial<Record<BoundParam | RoomsParam | WordParam, string>>, Partial<ChoiceValues> {
  status?: ListingStatus;
  /** Ids of parts of the sentence in `city` that the visitor took away, with commas. */
  without?: string;
  sort: ListingSort;
  page: number;
}

export type FilterName = Exclude<keyof ListingFilters, 'sort' | 'page' | 'without'>;

const notFiltered = new Set(['', 'all', 'any', 'no-min', 'no-max']);
const wordLimits: Record<WordParam, number> = { type: 50, city: 100, category: 50, subType: 80 };
const wordParams = Object.keys(wordLimits) as WordParam[];
const lastPage = 1_000_000;

/** In the order of the address and of the chips. */
export const filterNames: readonly FilterName[] = [
  ...wordParams.flatMap((name) => (name === 'type' ? [name, 'status' as const] : [name])),
  ...numberParams,
  ...choiceFilters.map(({ param }) => param),
];

/** Of a form that shows areas in square feet. */
export const areaUnitParam = 'areaUnit';

/** Ignores what is empty, a placeholder or unreadable: no address is an error. */
export function parseFilters(query: URLSearchParams): ListingFilters {
  const filters: ListingFilters = { sort: 'newest', page: 1 };
  const value = (name: string) => {
    const text = (query.get(name) ?? '').trim();
    return notFiltered.has(text.toLowerCase()) ? undefined : text;
  };
  for (const name of wordParams) {
    const text = value(name);
    if (text !== undefined) filters[name] = text.slice(0, wordLimits[name]);
  }
  const inFeet = query.get(areaUnitParam) === 'sqft';
  for (const { param, field, least, most } of bounds) {
    const typed = latinDigits(value(param) ?? '').replaceAll(/[,\u066c]/g, '');
    const text = inFeet && field === 'area' && typed !== '' ? squareMetres(typed) : typed;
    const possible = Number(text) >= least && Number(text) <= most;
    if (/^\d{1,10}(\.\d{1,2})?$/.test(text) && possible) filters[param] = text;
  }
  for (const { param, choices } of choiceFilters) {
    const choice = choices.find((one) => one === value(param)?.toLowerCase());
    if (choice !== undefined) Object.assign(filters, { [param]: choice });
  }
  for (const name of roomsParams) {
    // an unescaped plus arrives as a blank
    const text = latinDigits(query.get(name) ?? '').replace(/^(\d+) $/, '$1+');
    if (/^\d{1,3}\+?$/.test(text)) filters[name] = text;
  }
  const without = query.get('without') ?? '';
  if (filters.city !== undefined && /^[A-Za-z0-9.,-]{1,500}$/.test(without)) filters.without = without;
  const status = statuses.find((one) => one === value('status')?.toLowerCase());
  // both say rent or sale: `type` wins
  if (status !== undefined && filters.type === undefined) filters.status = status;
  filters.sort = sorts.find((sort) => sort === query.get('sort')) ?? 'newest';
  const page = Number(query.get('page') ?? '1');
  filters.page = Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
  return filters;
}

/** To two decimals: the same foot comes out again. */
const squareMetres = (feet: string): string => String(Math.round(Number(feet) * squareMetresPerSquareFoot * 100) / 100);

/** With its question mark; empty without filters. Leaves out defaults. */
export function filterSearch(filters: Partial<ListingFilters>): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && value !== '') query.set(name, value);
  }
  if (filters.without !== undefined && filters.city !== undefined) query.set('without', filters.without);
  if (filters.sort !== undefined && filters.sort !== 'newest') query.set('sort', filters.sort);
  if (filters.page !== undefined && filters.page > 1) query.set('page', String(filters.page));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Sorted counts too; other pages do not. */
export function isFiltered(filters: ListingFilters): boolean {
  return filters.sort !== 'newest' || filterNames.some((name) => filters[name] !== undefined);
}

/** From page 1; undefined removes a filter. Another sentence has other parts. */
export function changeFilters(
  filters: ListingFilters,
  changes: { [K in keyof ListingFilters]?: ListingFilters[K] | undefined },
): ListingFilters {
  const { without, ...kept } = filters;
  const same = without === undefined || 'city' in changes ? {} : { without };
  return { ...kept, ...same, page: 1, ...changes } as ListingFilters;
}

/** Rent is the default. */
export function wantsToBuy(filters: Pick<ListingFilters, 'type' | 'status'>): boolean {
  if (filters.type !== undefined) return /^(sell|sale|buy)$/i.test(filters.type);
  return filters.status === 'for_sale' || filters.status === 'for-sale' || filters.status === 'sale';
}
